//! The checks of `six_bits`.

use board::Square;
use checks::{Random, Task, square};
use databases_exercises::six_bits::six_bits;

type Call = (Vec<u8>,);
type Moves = Option<Vec<Square>>;

/// Which of all bits, from 0, is this bit of a move?
type Bit = fn(usize, usize) -> usize;

/// The moves, if `bit` is where their bits are, and their number `fits`.
fn read(
    bytes: &[u8],
    bit: Bit,
    fits: fn(usize, usize) -> bool,
    square: fn(usize) -> Square,
) -> Moves {
    let (&count, bytes) = bytes.split_first()?;
    let count = usize::from(count);
    if !fits(count, bytes.len()) {
        return None;
    }
    let value = |at: usize| {
        let byte = bytes.get(at / 8).copied().unwrap_or(0);
        usize::from(byte >> (7 - at % 8) & 1)
    };
    let index = |number: usize| {
        (0..6).fold(0, |index, at| 2 * index + value(bit(number, at)))
    };
    Some((0..count).map(|number| square(index(number))).collect())
}

fn in_order(number: usize, at: usize) -> usize {
    6 * number + at
}

fn fits(count: usize, bytes: usize) -> bool {
    count <= 60 && bytes == (6 * count).div_ceil(8)
}

fn right((bytes,): Call) -> Moves {
    read(&bytes, in_order, fits, Square::new)
}

fn task() -> Task<Call, Moves> {
    Task::new("six_bits", |(bytes,): Call| six_bits(&bytes))
        .contrast(|random| (pack_indexes(&[random.below(64)]),), right)
        .mistake(
            "It looks as if each move takes a whole byte: it's only 6 bits, \
             and the next move begins right after them.",
            |(bytes,)| {
                let bit = |number, at| 8 * number + at;
                read(&bytes, bit, fits, Square::new)
            },
        )
        .mistake(
            "It looks as if the bits of a byte are read from its lowest to \
             its highest: it's the other way around.",
            |(bytes,)| {
                let bit = |number, at| {
                    let at = 6 * number + at;
                    at / 8 * 8 + 7 - at % 8
                };
                read(&bytes, bit, fits, Square::new)
            },
        )
        .mistake(
            "It looks as if row and column changed places: the index is 8 \
             times the row, plus the column.",
            |(bytes,)| {
                let square =
                    |place: usize| Square::new(place % 8 * 8 + place / 8);
                read(&bytes, in_order, fits, square)
            },
        )
        .mistake(
            "There are bytes after the last move: answer `None`.",
            |(bytes,)| {
                let fits = |count: usize, bytes: usize| {
                    count <= 60 && bytes >= (6 * count).div_ceil(8)
                };
                read(&bytes, in_order, fits, Square::new)
            },
        )
        .mistake(
            "The bytes end before the last move does: answer `None`.",
            |(bytes,)| {
                let fits = |count: usize, bytes: usize| {
                    count <= 60 && bytes <= (6 * count).div_ceil(8)
                };
                read(&bytes, in_order, fits, Square::new)
            },
        )
        .mistake("A game has at most 60 moves: answer `None`.", |(bytes,)| {
            let fits =
                |count: usize, bytes: usize| bytes == (6 * count).div_ceil(8);
            read(&bytes, in_order, fits, Square::new)
        })
        .mistake(
            "If 6 times the number of moves isn't a multiple of 8, one more \
             byte is needed: round up.",
            |(bytes,)| {
                let fits = |count: usize, bytes: usize| {
                    count <= 60 && bytes == 6 * count / 8
                };
                read(&bytes, in_order, fits, Square::new)
            },
        )
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
