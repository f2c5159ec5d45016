//! The checks of `shrink`.

use board::Square;
use checks::{Random, Task, Verdict, bits_that_differ, transcript, verdict};
use databases_exercises::shrink::shrink;
use end_of_game::{Position, Turn};

fn good() -> Verdict {
    verdict("different bytes, 32 at most")
}

type Games = (Vec<Square>, Vec<Square>);

const NO_PASS: &str = "Some player had to pass here, and the moves don't say so: ask \
                       whose `turn` it is before each of them.";

#[impostor_macros::add_mistakes]
fn task() -> Task<Games, Verdict> {
    Task::new("shrink", |(one, other): Games| shrunk(shrink, &one, &other))
        .panic("`None` value", NO_PASS)
        .panic("NothingToFlip", NO_PASS)
}

fn shrunk(
    shrink: fn(&[Square]) -> Vec<u8>,
    one: &[Square],
    other: &[Square],
) -> Verdict {
    let (one, other) = (shrink(one), shrink(other));
    match one.len().max(other.len()) {
        _ if one == other => verdict("the same bytes for both games"),
        0..=32 => good(),
        bytes => verdict(format!("different bytes, but {bytes} of them")),
    }
}

/// Packs the index of each move among the legal ones, in this many bits.
fn numbers(moves: &[Square], width: fn(usize) -> u32) -> Vec<u8> {
    let (mut position, mut bits) = (Position::start(), Vec::new());
    for &square in moves {
        let legal = legal_moves(&mut position);
        let number = legal.iter().position(|other| *other == square);
        let number = number.expect("a legal game");
        bits.extend(
            (0..width(legal.len())).map(|bit| (number >> bit & 1) as u8),
        );
        position = position.play(square).expect("a legal move");
    }
    let byte = |bits: &[u8]| bits.iter().fold(0, |byte, bit| 2 * byte + bit);
    bits.chunks(8).map(byte).collect()
}

fn rounded_down(moves: &[Square]) -> Vec<u8> {
    numbers(moves, usize::ilog2)
}

fn four_bits(moves: &[Square]) -> Vec<u8> {
    numbers(moves, |_| 4)
}

/// Passes if that's the only ply. Returns the legal moves.
fn legal_moves(position: &mut Position) -> Vec<Square> {
    if position.turn() == Turn::Pass {
        *position = position.passed();
    }
    position.legal_moves().collect()
}

/// Returns the information of a game in bits, if all legal moves are equally
/// likely.
fn least_bits(moves: &[Square]) -> f64 {
    let (mut position, mut bits) = (Position::start(), 0.0);
    for &square in moves {
        bits += (legal_moves(&mut position).len() as f64).log2();
        position = position.play(square).expect("a legal move");
    }
    bits
}

/// Returns two games that differ in one move: the first legal move, and the one
/// with this index. All later moves are the first legal one.
fn twins(moves: &[Square], at: usize, number: usize) -> Option<Games> {
    let mut position = Position::start();
    for &square in moves.get(..at)? {
        legal_moves(&mut position);
        position = position.play(square).ok()?;
    }
    let legal = legal_moves(&mut position);
    let ends = [legal.first()?, legal.get(number)?].map(|&square| {
        let mut game = [&moves[..at], &[square]].concat();
        let mut position = position.play(square).expect("a legal move");
        while let Some(&first) = legal_moves(&mut position).first() {
            game.push(first);
            position = position.play(first).expect("a legal move");
        }
        game
    });
    Some(ends.into())
}

/// Iterates over pairs of games that differ in the index of one move, and that
/// a known wrong answer packs into the same bytes.
fn alike(
    known: fn(&[Square]) -> Vec<u8>,
    number: usize,
) -> impl Iterator<Item = Games> {
    let games = (0..).map(|seed| game(seed, ""));
    let pairs = games.flat_map(move |moves| {
        let twins = (0..moves.len())
            .rev()
            .filter_map(|at| twins(&moves, at, number));
        twins.collect::<Vec<_>>()
    });
    pairs.filter(move |(one, other)| known(one) == known(other))
}

/// Returns a game with random moves after these.
fn game(seed: u64, before: &str) -> Vec<Square> {
    let (mut random, mut moves) = (Random::new(seed), Vec::new());
    let mut position = Position::start();
    let mut before = transcript(before).into_iter();
    loop {
        let legal = legal_moves(&mut position);
        if legal.is_empty() {
            return moves;
        }
        let square = before.next().unwrap_or_else(|| random.one_of(&legal));
        position = position.play(square).expect("a legal move");
        moves.push(square);
    }
}

/// Returns two games that are the same up to a move.
fn fork(seed: u64, at: usize) -> Option<Games> {
    let one = game(seed, "");
    let mut position = Position::start();
    for &square in one.get(..at)? {
        legal_moves(&mut position);
        position = position.play(square).ok()?;
    }
    legal_moves(&mut position);
    let other = position
        .legal_moves()
        .find(|square| Some(square) != one.get(at))?;
    let names = one[..at].iter().chain([&other]).map(Square::to_string);
    Some((one.clone(), game(seed, &names.collect::<String>())))
}

#[track_caller]
fn expect(games: impl IntoIterator<Item = Games>) {
    task().expect(games.into_iter().map(|games| (games, good())));
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

#[test]
fn each_legal_move_has_a_number_of_its_own() {
    expect(alike(rounded_down, 2).take(5));
    expect(alike(four_bits, 16).take(2));
}

#[test]
fn the_bits_are_enough_for_a_hundred_games() {
    Task::new("shrink", |()| {
        let games: Vec<_> = (0..100).map(|seed| game(seed, "")).collect();
        let packed: Vec<_> = games.iter().map(|game| shrink(game)).collect();
        let least =
            games.iter().map(|game| least_bits(game)).sum::<f64>() / 100.0;
        match f64::from(bits_that_differ(&packed)) {
            bits if bits < 0.95 * least => verdict(format!(
                "only {bits} bits ever change, and a game takes {least:.0}"
            )),
            _ => verdict("bits enough for every game"),
        }
    })
    .panic("`None` value", NO_PASS)
    .panic("NothingToFlip", NO_PASS)
    .expect([((), verdict("bits enough for every game"))]);
}
