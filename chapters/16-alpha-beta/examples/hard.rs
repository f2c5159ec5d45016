//! What hard looked at in chapter 15, and what's left of it.

use alpha_beta::{Window, alpha_beta};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::minimax;
use whole_games::{parse_transcript, referee};

fn main() {
    let plies = parse_transcript("f5d6c3").expect("a transcript");
    let game = referee(Position::start(), &plies).expect("legal moves");
    let position = game.position;
    for depth in 1..=6 {
        let (mut all, mut left) = (0, 0);
        let value = minimax(&position, depth, phased, &mut all);
        let open = Window::OPEN;
        let found = alpha_beta(&position, depth, open, phased, &mut left);
        println!("{depth}: {value:+} from {all:6}, {found:+} from {left:4}");
    }
}
