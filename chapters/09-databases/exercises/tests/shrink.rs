//! The checks of `shrink`.

use std::fmt;

use board::Square;
use checks::{Random, Task};
use databases::byte_of;
use databases_exercises::shrink::shrink;
use end_of_game::{Position, Turn};
use whole_games::{Ply, parse_transcript};

/// What is asked of two games that differ.
#[derive(PartialEq)]
struct Shrunk {
    /// How many bytes the larger one takes, 32 if it takes fewer.
    bytes: usize,
    /// Whether you can tell them apart.
    differ: bool,
}

/// What a learner reads after `expected:` and `got:`.
impl fmt::Debug for Shrunk {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match (self.differ, self.bytes) {
            (false, _) => f.write_str("the same bytes for both games"),
            (true, 32) => f.write_str("different bytes, 32 at most"),
            (true, bytes) => write!(f, "different bytes, but {bytes} of them"),
        }
    }
}

const GOOD: Shrunk = Shrunk {
    bytes: 32,
    differ: true,
};

type Games = (Vec<Square>, Vec<Square>);

fn task() -> Task<Games, Shrunk> {
    Task::new("shrink", |(one, other): Games| shrunk(shrink, &one, &other))
        .mistake(
            "That's a byte for each move, as the federation has it. There are \
             only 64 squares, and far fewer legal moves.",
            |(one, other): Games| shrunk(bytes, &one, &other),
        )
        .mistake(
            "That's six bits for each move. But at each move only a few \
             squares are legal, and the rules say which.",
            |(one, other): Games| shrunk(six_bits, &one, &other),
        )
        .mistake(
            "It looks as if you pack the board at the end, and different games \
             can end on the same board.",
            |(one, other): Games| shrunk(end, &one, &other),
        )
        .mistake(
            "It looks as if only the first 32 moves are packed.",
            |(one, other): Games| shrunk(first_moves, &one, &other),
        )
}

fn shrunk(
    shrink: fn(&[Square]) -> Vec<u8>,
    one: &[Square],
    other: &[Square],
) -> Shrunk {
    let (one, other) = (shrink(one), shrink(other));
    Shrunk {
        bytes: one.len().max(other.len()).max(32),
        differ: one != other,
    }
}

fn bytes(moves: &[Square]) -> Vec<u8> {
    moves
        .iter()
        .filter_map(|&ply| byte_of(Ply::Move(ply)))
        .collect()
}

fn first_moves(moves: &[Square]) -> Vec<u8> {
    bytes(&moves[..moves.len().min(32)])
}

fn six_bits(moves: &[Square]) -> Vec<u8> {
    let bits = moves
        .iter()
        .flat_map(|square| (0..6).map(|bit| (square.index() >> bit & 1) as u8));
    let bits: Vec<_> = bits.collect();
    let byte = |bits: &[u8]| bits.iter().fold(0, |byte, bit| 2 * byte + bit);
    bits.chunks(8).map(byte).collect()
}

fn end(moves: &[Square]) -> Vec<u8> {
    let mut position = Position::start();
    for &square in moves {
        if position.turn() == Turn::Pass {
            position = position.passed();
        }
        position = position.play(square).expect("a legal game");
    }
    let cells: Vec<_> =
        Square::all().map(|square| position.board[square]).collect();
    let bit = |half: &[_]| {
        half.iter().fold(0, |byte, cell| {
            2 * byte + u8::from(*cell == board::Cell::Black)
        })
    };
    cells.chunks(8).map(bit).collect()
}

/// A game with moves at random, after these.
fn game(seed: u64, before: &str) -> Vec<Square> {
    let mut random = Random::new(seed);
    let mut position = Position::start();
    let mut moves = Vec::new();
    let before = parse_transcript(before).expect("the check plays a game");
    let mut before = before.into_iter();
    loop {
        match position.turn() {
            Turn::Over => return moves,
            Turn::Pass => position = position.passed(),
            Turn::Move => {
                let legal: Vec<_> = position.legal_moves().collect();
                let square = match before.next() {
                    Some(Ply::Move(square)) => square,
                    _ => legal[random.below(legal.len())],
                };
                position = position.play(square).expect("a legal move");
                moves.push(square);
            }
        }
    }
}

/// Two games that are the same up to a move, and differ in it.
fn fork(seed: u64, at: usize) -> Option<Games> {
    let one = game(seed, "");
    let mut position = Position::start();
    for &square in one.get(..at)? {
        if position.turn() == Turn::Pass {
            position = position.passed();
        }
        position = position.play(square).ok()?;
    }
    if position.turn() == Turn::Pass {
        position = position.passed();
    }
    let other = position
        .legal_moves()
        .find(|square| Some(square) != one.get(at))?;
    let names = one[..at].iter().chain([&other]).map(Square::to_string);
    Some((one.clone(), game(seed, &names.collect::<String>())))
}

#[track_caller]
fn expect(games: impl IntoIterator<Item = Games>) {
    task().expect(games.into_iter().map(|games| (games, GOOD)));
}

#[test]
fn two_games_get_different_bytes() {
    expect([(game(1, ""), game(2, ""))]);
}

#[test]
fn a_short_game_is_packed_too() {
    let moves = |text| game(0, text);
    let short = "e6f4e3f6g5d6e7f5c5";
    expect([(moves(short), moves("f5f6d3g5h5h4f7h6"))]);
}

#[test]
fn each_of_100_games_fits_into_32_bytes() {
    expect((0..50).map(|seed| (game(2 * seed, ""), game(2 * seed + 1, ""))));
}

#[test]
fn games_that_differ_late_get_different_bytes() {
    let forks = (0..40).flat_map(|seed| {
        [0, 1, 2, 10, 30, 35, 40, 50, 55].map(|at| fork(seed, at))
    });
    expect(forks.flatten().take(200));
}

#[test]
fn games_that_end_on_the_same_board_get_different_bytes() {
    let mirrored = |moves: Vec<Square>| -> Vec<Square> {
        let mirror = |square: Square| Square::at(square.row(), square.column());
        moves.into_iter().map(mirror).collect()
    };
    let wiped_out = game(0, "e6f4e3f6g5d6e7f5c5");
    expect([(wiped_out.clone(), mirrored(wiped_out))]);
}
