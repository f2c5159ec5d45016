//! The same move, searched with five windows.

use alpha_beta::{Window, alpha_beta};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::{Search, Stopped};
use whole_games::{parse_transcript, referee};

fn main() -> Result<(), Stopped> {
    let plies = parse_transcript("f5d6c3f3").expect("a transcript");
    let game = referee(Position::start(), &plies).expect("legal moves");
    for alpha in [-100, 19, 20, 30, 100] {
        let window = Window {
            alpha,
            beta: i32::MAX,
        };
        let mut search = Search::new(&phased);
        let black = window.negate();
        let value = -alpha_beta(&mut search, &game.position, 3, black)?;
        let positions = search.positions();
        println!("above {alpha:4}: {value:3} from {positions:3} positions");
    }
    Ok(())
}
