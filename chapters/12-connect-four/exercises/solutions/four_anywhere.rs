//! A place off the grid is a dot, so no walk has to ask where the edge is.

/// One step along each axis: the rows it goes down, the columns to the right.
const STEPS: [(i32, i32); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

/// The character that has four in a line.
pub fn four_anywhere(grid: &str) -> Option<char> {
    let rows: Vec<Vec<char>> =
        grid.lines().map(|line| line.chars().collect()).collect();
    for row in 0..rows.len() as i32 {
        for column in 0..rows[row as usize].len() as i32 {
            let sign = sign_at(&rows, row, column);
            let is_line = |&(down, right): &(i32, i32)| {
                (0..4).all(|n| {
                    sign_at(&rows, row + n * down, column + n * right) == sign
                })
            };
            if sign != '.' && STEPS.iter().any(is_line) {
                return Some(sign);
            }
        }
    }
    None
}

/// The character at a place, and a dot for a place off the grid.
fn sign_at(rows: &[Vec<char>], row: i32, column: i32) -> char {
    let place = |n: i32| usize::try_from(n).ok();
    let sign = || rows.get(place(row)?)?.get(place(column)?).copied();
    sign().unwrap_or('.')
}
