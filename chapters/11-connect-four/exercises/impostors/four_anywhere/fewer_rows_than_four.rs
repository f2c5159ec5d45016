// caught by: a_grid_without_discs_has_no_line
// mistake: can't go below 0

pub fn four_anywhere(grid: &str) -> Option<char> {
    let rows: Vec<Vec<char>> =
        grid.lines().map(|line| line.chars().collect()).collect();
    for row in 0..rows.len() - 3 {
        for column in 0..rows[row].len() {
            let sign = rows[row][column];
            if sign != '.' && (1..4).all(|n| rows[row + n][column] == sign) {
                return Some(sign);
            }
        }
    }
    None
}
