//! The checks of `four_anywhere`.

use checks::{Random, Task};
use connect_four_exercises::four_anywhere::four_anywhere;

#[impostor_macros::add_mistakes]
fn task() -> Task<(String,), Option<char>> {
    Task::new("four_anywhere", |(grid,): (String,)| four_anywhere(&grid))
        .contrast(
            |random| {
                let mut rows = vec![".".repeat(7); 1 + random.below(6)];
                let (row, column) = (random.below(rows.len()), random.below(4));
                let four = random.one_of(&["XXXX", "OOOO", "X.OX"]);
                rows[row].replace_range(column..column + 4, four);
                (rows.join("\n"),)
            },
            reference,
        )
}

/// The steps along the four axes: rows down, and columns to the right.
const STEPS: [(i32, i32); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

/// Returns the character that has four in a line.
fn reference((grid,): (String,)) -> Option<char> {
    let rows: Vec<Vec<char>> =
        grid.lines().map(|line| line.chars().collect()).collect();
    let cell = |row: i32, column: i32| {
        let row = rows.get(usize::try_from(row).ok()?)?;
        row.get(usize::try_from(column).ok()?).copied()
    };
    let positions = (0..rows.len() as i32).flat_map(|row| {
        (0..rows[0].len() as i32).map(move |column| (row, column))
    });
    positions
        .filter(|&(row, column)| cell(row, column) != Some('.'))
        .find(|&(row, column)| {
            STEPS.iter().any(|(down, right)| {
                (1..4).all(|n| {
                    cell(row + n * down, column + n * right)
                        == cell(row, column)
                })
            })
        })
        .and_then(|(row, column)| cell(row, column))
}

#[track_caller]
fn expect(rows: &[&str], answer: Option<char>) {
    task().expect([((rows.join("\n"),), answer)]);
}

#[test]
fn a_grid_without_discs_has_no_line() {
    expect(&[".....", "....."], None);
}

#[test]
fn four_in_a_row_are_found() {
    expect(&["......", ".XXXX."], Some('X'));
}

#[test]
fn three_in_a_row_are_not_a_line() {
    expect(&["......", ".XXX.."], None);
}

#[test]
fn four_in_a_column_are_found() {
    expect(&["..O", "..O", "..O", "..O"], Some('O'));
}

#[test]
fn a_falling_line_is_found() {
    expect(&["X....", ".X...", "..X..", "...X."], Some('X'));
}

#[test]
fn a_rising_line_is_found() {
    expect(&["....X", "...X.", "..X..", ".X..."], Some('X'));
}

#[test]
fn a_line_ends_at_the_edge() {
    expect(&["...XX", "XX..."], None);
}

#[test]
fn a_large_grid_is_searched_to_its_corner() {
    let empty = "............";
    let mut rows = vec![empty; 11];
    rows.push("........XXXX");
    expect(&rows, Some('X'));
}

#[test]
fn a_small_grid_has_no_room() {
    expect(&["XXX"], None);
    expect(&["X"], None);
}

#[test]
fn any_character_can_have_a_line() {
    expect(&["ZZZZ"], Some('Z'));
    expect(&["◆◆◆◆."], Some('◆'));
}

#[test]
fn three_hundred_grids_of_any_size_are_searched_through() {
    let grids = (0..300).map(|seed| (any_grid(&mut Random::new(seed)),));
    task().agrees_with(reference, grids);
}

/// Returns a grid of random size and density with one kind of disc.
fn any_grid(random: &mut Random) -> String {
    let (rows, columns) = (1 + random.below(9), 1 + random.below(9));
    let density = 1 + random.below(4);
    let mut cell = |_| if random.below(5) < density { 'X' } else { '.' };
    let mut row = |_| (0..columns).map(&mut cell).collect::<String>();
    let grid: Vec<_> = (0..rows).map(&mut row).collect();
    grid.join("\n")
}
