//! The mistakes of this chapter that no rule of the game finds.

use std::path::Path;

use board::Square;
use databases::{WthorGame, WthorHeader, byte_of};
use end_of_game::{Position, Score};
use pretty_assertions::assert_eq;
use records::{Record, read_file};
use whole_games::{Ply, referee};

/// A byte of the database, taken for the row and ten times the column.
fn other_way_round(byte: u8) -> Ply {
    let (column, row) = (i32::from(byte / 10), i32::from(byte % 10));
    Ply::Move(Square::at(column - 1, row - 1))
}

fn ralle_thor() -> Record {
    let file = Path::new("../08-records/games/ralle-thor.oth");
    read_file(file).unwrap().remove(0)
}

#[test]
fn the_other_way_round_the_game_is_legal_and_has_its_score() {
    let record = ralle_thor();
    let bytes = record.plies.iter().filter_map(|&ply| byte_of(ply));
    let plies: Vec<_> = bytes.map(other_way_round).collect();
    let game = referee(Position::start(), &plies).unwrap();
    assert_eq!(Some(Score::result(&game.position.board)), record.result);
    assert_eq!(record.plies[0].to_string(), "f5");
    assert_eq!(plies[0].to_string(), "e6");
}

/// The bytes of a game whose writer has a byte for everything, 0 for a pass.
fn with_passes(plies: &[Ply]) -> [u8; 68] {
    let mut bytes = [0; 68];
    for (place, &ply) in bytes[8..].iter_mut().zip(plies) {
        *place = byte_of(ply).unwrap_or(0);
    }
    bytes
}

#[test]
fn a_pass_with_a_byte_ends_the_game() {
    let mut plies = ralle_thor().plies;
    plies.insert(58, Ply::Pass);
    assert_eq!(plies.len(), 60);
    let game = WthorGame::from_bytes(&with_passes(&plies)).unwrap();
    assert_eq!(game.plies.len(), 58);
}

#[test]
fn a_header_that_is_believed_asks_for_all_memory() {
    let header = WthorHeader::from_bytes(*b"Hello, Othello!!");
    let bytes = header.games as usize * size_of::<WthorGame>();
    assert_eq!(bytes / 1_000_000_000, 42);
}
