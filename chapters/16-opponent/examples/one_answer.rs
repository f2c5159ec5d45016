//! A computer answers one move, on each level.

use end_of_game::Position;
use evaluation::Levels;
use minimax::best;
use opponent::describe_choice;
use tic_tac_toe::Level;
use whole_games::{parse_transcript, referee};

fn main() {
    let plies = parse_transcript("f5d6c3").expect("a transcript");
    let game = referee(Position::start(), &plies).expect("legal moves");
    println!("{}", game.position.board);
    for level in Level::ALL {
        let considered = Position::engine(level).analyze(&game.position);
        let ply = best(&considered)[0];
        let why = describe_choice(&considered, ply);
        println!("{level:6} {ply}, {why}");
    }
}
