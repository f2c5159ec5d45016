//! The mistake of this chapter that no rule of the game finds.

use std::path::Path;

use board::Square;
use end_of_game::{Position, Score};
use pretty_assertions::assert_eq;
use records::read_game;
use whole_games::{Ply, referee};

/// A byte of the database, taken for the row and ten times the column.
fn other_way_round(byte: i32) -> Ply {
    Ply::Move(Square::at(byte / 10 - 1, byte % 10 - 1))
}

#[test]
fn the_other_way_round_the_game_is_legal_and_has_its_score() {
    let file = Path::new("games/ralle-thor.oth");
    let record = read_game(file, 1).unwrap().unwrap();
    let bytes = record.plies.iter().filter_map(|ply| match ply {
        Ply::Move(square) => Some(square.row() * 10 + square.column() + 11),
        Ply::Pass => None,
    });
    let plies: Vec<_> = bytes.map(other_way_round).collect();
    let game = referee(Position::start(), &plies).unwrap();
    assert_eq!(Some(Score::result(&game.position.board)), record.result);
    assert_eq!(record.plies[0].to_string(), "f5");
    assert_eq!(plies[0].to_string(), "e6");
}
