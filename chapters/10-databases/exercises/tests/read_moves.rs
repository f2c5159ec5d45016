//! The checks of `read_moves`.

use board::Square;
use checks::{Random, Task, square};
use databases::WthorGame;
use databases_exercises::read_moves::read_moves;
use whole_games::Ply;

type Call = (Vec<u8>,);
type Moves = Option<Vec<Square>>;

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Moves> {
    Task::new("read_moves", |(bytes,): Call| read_moves(&bytes)).contrast(
        |random| {
            let bytes = [56, 64, 33, 34, 43, 46, 35, 53];
            ((0..1 + random.below(3))
                .map(|_| random.one_of(&bytes))
                .collect(),)
        },
        reference,
    )
}

fn reference((bytes,): Call) -> Moves {
    let mut entry = [0; 68];
    entry[8..8 + bytes.len()].copy_from_slice(&bytes);
    let plies = WthorGame::from_bytes(&entry).ok()?.plies.into_iter();
    let moves = plies.filter_map(|ply| match ply {
        Ply::Move(square) => Some(square),
        Ply::Pass => None,
    });
    Some(moves.collect())
}

#[track_caller]
fn expect(bytes: &[u8], names: &[&str]) {
    let moves = names.iter().map(|name| square(name)).collect();
    task().expect([((bytes.to_vec(),), Some(moves))]);
}

#[track_caller]
fn expect_none(bytes: &[u8]) {
    task().expect([((bytes.to_vec(),), None)]);
}

#[test]
fn byte_56_is_f5() {
    expect(&[56], &["f5"]);
    expect(&[56, 64, 33, 34, 43], &["f5", "d6", "c3", "d3", "c4"]);
}

#[test]
fn the_corners_are_11_18_81_and_88() {
    expect(&[11, 18, 81, 88], &["a1", "h1", "a8", "h8"]);
}

#[test]
fn a_0_ends_the_game() {
    expect(&[56, 64, 0, 0], &["f5", "d6"]);
    expect(&[0], &[]);
    expect(&[], &[]);
}

#[test]
fn a_byte_that_is_not_a_square_spoils_the_game() {
    expect_none(&[56, 19, 64]);
    expect_none(&[56, 20, 64]);
    expect_none(&[56, 64, 9]);
    expect_none(&[99]);
}

#[test]
fn nothing_after_the_first_0_counts() {
    expect(&[56, 0, 64], &["f5"]);
    expect(&[56, 0, 99], &["f5"]);
}

#[test]
fn each_of_the_256_bytes_is_read_as_in_the_chapter() {
    task().agrees_with(reference, (0..=255).map(|byte| (vec![byte],)));
}

#[test]
fn each_of_300_games_is_read_as_in_the_chapter() {
    let games = (0..300).map(|seed| (game(&mut Random::new(seed)),));
    task().agrees_with(reference, games);
}

/// Returns sixty bytes; in every other game one of them is any byte.
fn game(random: &mut Random) -> Vec<u8> {
    let mut digit = || 1 + random.below(8) as u8;
    let mut bytes: Vec<_> = (0..60).map(|_| digit() * 10 + digit()).collect();
    if random.below(2) == 0 {
        bytes[random.below(60)] = random.below(256) as u8;
    }
    let end = random.below(61);
    bytes[end..].fill(0);
    bytes
}
