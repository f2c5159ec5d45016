//! Programs with the mistakes that the page describes, and their effects.

use board::Square;
use end_of_game::{Position, Score};
use pretty_assertions::assert_eq;
use test_support::examples::example;
use whole_games::{Ply, parse_transcript, referee};

/// Swaps a square's row and column.
fn swapped(square: Square) -> Square {
    Square::at(square.row(), square.column())
}

#[test]
fn mirrored_game_is_legal_to_the_end() {
    let plies = parse_transcript(example("b1").transcript).unwrap();
    let mirrored: Vec<_> = plies
        .iter()
        .map(|ply| match *ply {
            Ply::Move(square) => Ply::Move(swapped(square)),
            Ply::Pass => Ply::Pass,
        })
        .collect();
    let replay = referee(Position::start(), &mirrored).unwrap();
    assert_eq!(
        Score::describe(&replay.position.board),
        "34-29 on the board, Black wins 35-29"
    );
}

#[test]
fn counting_moves_misses_flips() {
    let (mut stored, mut position) = ([2, 2], Position::start());
    for name in ["f5", "d6", "c3"] {
        stored[position.to_move as usize] += 1;
        position = position.play(name.parse().unwrap()).unwrap();
    }
    let Score { black, white } = Score::discs(&position.board);
    assert_eq!((stored, [black, white]), ([4, 3], [5, 2]));
}
