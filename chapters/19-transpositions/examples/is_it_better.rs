//! One move after another: is it better than the best so far?

use alpha_beta::{Window, alpha_beta};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::{Game, Search, Stopped};
use transpositions::pvs;
use whole_games::{parse_transcript, referee};

fn main() -> Result<(), Stopped> {
    let plies = parse_transcript("f5d6c3d3c4").expect("moves");
    let game = referee(Position::start(), &plies).expect("legal moves");
    let mut window = Window::FULL;
    for (number, ply) in game.position.moves().into_iter().enumerate() {
        let after = game.position.after(ply);
        let value = pvs(number == 0, window, |left| {
            let mut search = Search::new(&phased);
            let value = -alpha_beta(&mut search, &after, 3, left.negate())?;
            println!("{ply}: {value}, {} positions", search.positions());
            Ok(value)
        })?;
        window = window.raise_alpha(value);
    }
    Ok(())
}
