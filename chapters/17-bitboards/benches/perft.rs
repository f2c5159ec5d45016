//! How long it takes to count the ways of the first plies: the array board, the
//! crate magpie, and our ways to shift, side by side. Every program counts
//! once in each round, so that whatever else the machine does slows all of them.
//!
//! ```text
//! cargo bench -p bitboards --bench perft
//! cargo bench -p bitboards --bench perft -- 10
//! ```

use std::hint::black_box;
use std::time::{Duration, Instant};

use bitboards::{BitPosition, carry, doubling, lanes, loops, perft_with};
use end_of_game::Position;
use magpie::othello::{Board, Stone};

const ROUNDS: usize = 7;

/// A program's name, and its way to count.
type Program = (&'static str, fn(usize) -> u64);

const PROGRAMS: [Program; 6] = [
    ("array board, a ply less", |depth| {
        whole_games::perft(&Position::start(), depth - 1)
    }),
    ("magpie", |depth| {
        magpie_perft(&Board::standard(), Stone::Black, depth)
    }),
    ("loops", |depth| {
        perft_with(BitPosition::start(), depth, loops::ends, loops::flips)
    }),
    ("doubling", |depth| {
        perft_with(BitPosition::start(), depth, doubling::ends, doubling::flips)
    }),
    ("lanes", |depth| {
        perft_with(BitPosition::start(), depth, lanes::ends, lanes::flips)
    }),
    ("lanes and carry", |depth| {
        perft_with(BitPosition::start(), depth, lanes::ends, carry::flips)
    }),
];

fn main() {
    let depth = std::env::args().find_map(|it| it.parse().ok());
    let depth = depth.unwrap_or(11);
    let mut times = PROGRAMS.map(|_| Vec::new());
    for _ in 0..ROUNDS {
        for (times, (_, count)) in times.iter_mut().zip(PROGRAMS) {
            let begun = Instant::now();
            black_box(count(black_box(depth)));
            times.push(begun.elapsed());
        }
    }
    let magpie = median(&mut times[1]);
    println!("{depth} plies             median ms  of magpie");
    for (times, (name, _)) in times.iter_mut().zip(PROGRAMS) {
        let median = median(times);
        let (ms, ratio) = (median.as_millis(), median.div_duration_f64(magpie));
        println!("{name:24} {ms:>6} {ratio:>10.2}");
    }
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

fn magpie_perft(board: &Board, stone: Stone, depth: usize) -> u64 {
    let moves = board.moves_for(stone);
    if moves == 0 {
        return match board.moves_for(stone.flip()) {
            others if others == 0 => 1,
            _ if depth == 1 => 1,
            _ => magpie_perft(board, stone.flip(), depth - 1),
        };
    }
    if depth == 1 {
        return moves.count_set().into();
    }
    moves
        .hot_bits()
        .map(|square| {
            let mut after = board.clone();
            after.play(stone, square);
            magpie_perft(&after, stone.flip(), depth - 1)
        })
        .sum()
}
