//! The positions that hard searched in chapter 16, and those that alpha-beta
//! leaves.

use alpha_beta::{Window, alpha_beta};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::{Search, Stopped, minimax};
use whole_games::{parse_transcript, referee};

fn main() -> Result<(), Stopped> {
    let plies = parse_transcript("f5d6c3").expect("a transcript");
    let game = referee(Position::start(), &plies).expect("legal moves");
    let position = game.position;
    for depth in 1..=6 {
        let mut search = Search::new(&phased);
        let value = minimax(&mut search, &position, depth)?;
        print!("{depth}: {value:+} from {:6}, ", search.positions());
        let mut search = Search::new(&phased);
        let value = alpha_beta(&mut search, &position, depth, Window::FULL)?;
        println!("{value:+} from {:4}", search.positions());
    }
    Ok(())
}
