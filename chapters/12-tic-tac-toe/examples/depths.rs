//! The same six moves, looked at one move further each time.

use tic_tac_toe::{Game, ParseError, analyze, win_or_loss};

fn main() -> Result<(), ParseError> {
    let game: Game = "X...O...X".parse()?;
    println!("depth    b1    c1    a2    c2    a3    b3  positions");
    for depth in 1..=5 {
        let analysis = analyze(&game, depth, win_or_loss);
        print!("{depth:5}");
        for (_, value) in analysis.values {
            print!("{value:6}");
        }
        println!("{:11}", analysis.positions);
    }
    Ok(())
}
