//! Programs with the mistakes that the page describes, and their effects.

use std::path::Path;

use board::Square;
use databases::{WthorGame, WthorHeader, byte_of};
use end_of_game::{Position, Score};
use pretty_assertions::assert_eq;
use records::{Record, read_file};
use whole_games::{Ply, referee};

/// Decodes a byte with row and column swapped.
fn decode_swapped(byte: u8) -> Ply {
    let (column, row) = (i32::from(byte / 10), i32::from(byte % 10));
    Ply::Move(Square::at(column - 1, row - 1))
}

fn ralle_thor() -> Record {
    let file = Path::new("../08-records/games/ralle-thor.oth");
    read_file(file).unwrap().remove(0)
}

#[test]
fn swapped_row_and_column_is_legal_with_same_score() {
    let record = ralle_thor();
    let plies: Vec<_> = record
        .plies
        .iter()
        .filter_map(|&ply| byte_of(ply))
        .map(decode_swapped)
        .collect();
    let game = referee(Position::start(), &plies).unwrap();
    assert_eq!(Some(Score::result(&game.position.board)), record.result);
    assert_eq!(record.plies[0].to_string(), "f5");
    assert_eq!(plies[0].to_string(), "e6");
}

/// Encodes plies with a byte for each, 0 for a pass.
fn encode_with_passes(plies: &[Ply]) -> [u8; 68] {
    let mut bytes = [0; 68];
    for (slot, &ply) in bytes[8..].iter_mut().zip(plies) {
        *slot = byte_of(ply).unwrap_or(0);
    }
    bytes
}

#[test]
fn byte_for_pass_truncates_game() {
    let mut plies = ralle_thor().plies;
    plies.insert(58, Ply::Pass);
    assert_eq!(plies.len(), 60);
    let game = WthorGame::from_bytes(&encode_with_passes(&plies)).unwrap();
    assert_eq!(game.plies.len(), 58);
}

#[test]
fn trusted_header_would_allocate_42_gb() {
    let header = WthorHeader::from_bytes(*b"Hello, Othello!!");
    let bytes = header.games as usize * size_of::<WthorGame>();
    assert_eq!(bytes / 1_000_000_000, 42);
}
