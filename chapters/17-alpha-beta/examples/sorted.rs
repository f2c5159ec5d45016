//! The moves of a position in three orders.

use alpha_beta::{Order, as_they_come, corners_first, fewest_replies};
use end_of_game::Position;
use minimax::Game;
use whole_games::{Ply, parse_transcript, referee};

fn main() {
    let plies = parse_transcript(MOVES).expect("a transcript");
    let game = referee(Position::start(), &plies).expect("legal moves");
    let orders = [as_they_come, corners_first, fewest_replies];
    for order in orders as [Order<Position>; 3] {
        let mut moves = game.position.moves();
        order(&game.position, &mut moves);
        let names: Vec<_> = moves.iter().map(Ply::to_string).collect();
        println!("{}", names.join(" "));
    }
}

const MOVES: &str =
    "f5d6c3d3c4f4f6f3e6e7f7c5b6b4a5b3b5c6e3a6e8a4d2e2c2f2g4g3g5h4c7d1";
