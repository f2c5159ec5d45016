//! Threats, landings, and the landings that are safe.

use connect_four::ConnectFour;
use connect_four_solver::{BitGrid, rows, winning_squares};

fn main() {
    let game: ConnectFour = "4335514".parse().expect("a game");
    println!("{game}\nthreats of Black  landings  safe");
    let grid = BitGrid::from(&game);
    let threats = rows(winning_squares(grid.opponent()) & grid.free());
    let landings = rows(grid.landings());
    let safe = rows(grid.safe_landings());
    for row in 0..6 {
        println!("{:18}{:10}{}", threats[row], landings[row], safe[row]);
    }
}
