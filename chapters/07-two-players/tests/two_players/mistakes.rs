//! What can go wrong: programs that make a mistake, and how it shows.

use board::Square;
use end_of_game::{Position, Score};
use pretty_assertions::assert_eq;
use test_support::examples::example;
use whole_games::{Ply, parse_transcript, referee};

/// The square with its row and its column swapped.
fn swapped(square: Square) -> Square {
    Square::at(square.row(), square.column())
}

#[test]
fn a_game_in_the_mirror_is_legal_to_the_end() {
    let plies = parse_transcript(example("b1").transcript).unwrap();
    let mirrored = plies.iter().map(|ply| match *ply {
        Ply::Move(square) => Ply::Move(swapped(square)),
        Ply::Pass => Ply::Pass,
    });
    let mirrored: Vec<_> = mirrored.collect();
    let replay = referee(Position::start(), &mirrored).unwrap();
    assert_eq!(Score::describe(&replay.position.board), RALLE_THOR);
}

const RALLE_THOR: &str = "34-29 on the board, Black wins 35-29";

#[test]
fn a_score_that_is_stored_misses_the_flips() {
    let (mut stored, mut position) = ([2, 2], Position::start());
    for name in ["f5", "d6", "c3"] {
        stored[position.to_move as usize] += 1;
        position = position.play(name.parse().unwrap()).unwrap();
    }
    let Score { black, white } = Score::discs(&position.board);
    assert_eq!((stored, [black, white]), ([4, 3], [5, 2]));
}
