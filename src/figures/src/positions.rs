//! The example positions of the documents that the book grew out of, by the
//! names that `tests/positions.csv` gives them.

use end_of_game::Position;

/// The table, whose first columns are the position's name, its transcript, the
/// board and the color to move.
const TABLE: &str = include_str!("../../../tests/positions.csv");

/// The names of the positions.
pub fn names() -> impl Iterator<Item = &'static str> {
    rows().map(|row| row[0])
}

/// The position with this name.
pub fn named(name: &str) -> Option<Position> {
    let row = rows().find(|row| row[0] == name)?;
    let board = row[2].parse().ok()?;
    let to_move = row[3].parse().ok()?;
    Some(Position { board, to_move })
}

/// The game that led to the position with this name.
pub fn transcript(name: &str) -> Option<&'static str> {
    Some(rows().find(|row| row[0] == name)?[1])
}

fn rows() -> impl Iterator<Item = Vec<&'static str>> {
    let rows = TABLE.lines().skip(1);
    rows.map(|row| row.split(';').collect())
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_row_of_the_table_is_a_position() {
        for name in super::names() {
            assert!(super::named(name).is_some(), "{name}");
        }
        assert!(super::names().count() > 5);
    }
}
