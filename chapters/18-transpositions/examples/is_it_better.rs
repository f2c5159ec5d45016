//! One move after another: is it better than the best so far?

use alpha_beta::{Stopped, Window, alpha_beta};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::Game;
use transpositions::try_move;
use whole_games::{parse_transcript, referee};

fn main() -> Result<(), Stopped> {
    let plies = parse_transcript("f5d6c3d3c4").expect("moves");
    let game = referee(Position::start(), &plies).expect("legal moves");
    let mut window = Window::OPEN;
    for (number, ply) in game.position.moves().into_iter().enumerate() {
        let after = game.position.after(ply);
        let value = try_move(number == 0, window, |it| {
            let mut count = 0;
            let value = -alpha_beta(&after, 3, it.turned(), phased, &mut count);
            println!("{ply}: {value}, {count} positions");
            Ok(value)
        })?;
        window = window.above(value);
    }
    Ok(())
}
