//! The checks of `six_bits`.

use board::Square;
use checks::{Random, Task, square};
use databases_exercises::six_bits::six_bits;

type Call = (Vec<u8>,);
type Moves = Option<Vec<Square>>;

fn right((bytes,): Call) -> Moves {
    let (&count, bytes) = bytes.split_first()?;
    let count = usize::from(count);
    if count > 60 || bytes.len() != (6 * count).div_ceil(8) {
        return None;
    }
    let bit = |at: usize| usize::from(bytes[at / 8] >> (7 - at % 8) & 1);
    let index = |number: usize| {
        (6 * number..6 * number + 6).fold(0, |index, at| 2 * index + bit(at))
    };
    let squares = (0..count).map(|number| Square::new(index(number)));
    Some(squares.collect())
}

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Moves> {
    Task::new("six_bits", |(bytes,): Call| six_bits(&bytes))
        .contrast(|random| (pack_indexes(&[random.below(64)]),), right)
        .panic(
            "out of bounds",
            "Look whether there are enough bytes before you read them.",
        )
}

fn pack(names: &[&str]) -> Vec<u8> {
    let indexes: Vec<_> =
        names.iter().map(|name| square(name).index()).collect();
    pack_indexes(&indexes)
}

fn pack_indexes(indexes: &[usize]) -> Vec<u8> {
    let mut bytes = vec![0; (6 * indexes.len()).div_ceil(8)];
    for (number, index) in indexes.iter().enumerate() {
        for at in 0..6 {
            let place = 6 * number + at;
            let bit = (index >> (5 - at) & 1) as u8;
            bytes[place / 8] |= bit << (7 - place % 8);
        }
    }
    bytes.insert(0, indexes.len() as u8);
    bytes
}

#[track_caller]
fn expect(bytes: Vec<u8>, names: &[&str]) {
    let moves = names.iter().map(|name| square(name)).collect();
    task().expect([((bytes,), Some(moves))]);
}

#[track_caller]
fn expect_none(bytes: Vec<u8>) {
    task().expect([((bytes,), None)]);
}

#[test]
fn one_move_is_the_six_highest_bits() {
    expect(vec![1, 0b1001_0100], &["f5"]);
    expect(vec![1, 0b0000_0000], &["a1"]);
    expect(vec![1, 0b1111_1100], &["h8"]);
}

#[test]
fn a_move_goes_on_in_the_next_byte() {
    expect(vec![2, 0b1001_0110, 0b1011_0000], &["f5", "d6"]);
}

#[test]
fn four_moves_are_three_bytes() {
    let moves = ["f5", "d6", "c3", "h1"];
    expect(pack(&moves), &moves);
}

#[test]
fn no_moves_are_no_bytes() {
    expect(vec![0], &[]);
}

#[test]
fn bits_that_are_left_over_do_not_matter() {
    expect(vec![1, 0b1001_0111], &["f5"]);
}

#[test]
fn too_few_bytes_are_none() {
    expect_none(vec![]);
    expect_none(vec![1]);
    expect_none(vec![2, 0b1001_0110]);
    expect_none(vec![4, 1, 2]);
}

#[test]
fn too_many_bytes_are_none() {
    expect_none(vec![0, 0]);
    expect_none(vec![1, 0b1001_0100, 0]);
}

#[test]
fn more_than_60_moves_are_none() {
    expect_none(pack_indexes(&[1; 61]));
    expect_none(pack_indexes(&[1; 64]));
}

#[test]
fn each_of_300_games_is_read() {
    let games = (0..300).map(|seed| {
        let mut random = Random::new(seed);
        let moves = random.below(61);
        let indexes: Vec<_> = (0..moves).map(|_| random.below(64)).collect();
        (pack_indexes(&indexes),)
    });
    task().agrees_with(right, games);
}
