//! Compares the time of perft on the array board, in the crate magpie, and with
//! each way to shift. Every program runs once in each round, so that other load
//! on the machine slows all of them.
//!
//! ```text
//! cargo bench -p bitboards --bench perft
//! cargo bench -p bitboards --bench perft -- 9 100
//! ```
//!
//! The second counts nine plies, a hundred times. In many short runs the fastest
//! one tells you most if the machine is busy.

use std::hint::black_box;
use std::time::Instant;

use bitboards::{BitPosition, carry, doubling, lanes, loops, perft_with};
use end_of_game::Position;
use magpie::othello::{Board, Stone};

/// A program's name, and its way to count.
type Program = (&'static str, fn(usize) -> u64);

const PROGRAMS: [Program; 5] = [
    ("array board, a ply less", |depth| {
        whole_games::perft(&Position::start(), depth - 1)
    }),
    ("magpie", |depth| {
        magpie_perft(&Board::standard(), Stone::Black, depth)
    }),
    ("loops", |depth| {
        perft_with(BitPosition::start(), depth, loops::ends, loops::flips)
    }),
    ("doubling and carry", |depth| {
        perft_with(BitPosition::start(), depth, doubling::ends, carry::flips)
    }),
    ("lanes and carry", |depth| {
        perft_with(BitPosition::start(), depth, lanes::ends, carry::flips)
    }),
];

fn main() {
    let mut numbers = std::env::args().filter_map(|text| text.parse().ok());
    let depth = numbers.next().unwrap_or(11);
    let rounds = numbers.next().unwrap_or(7);
    let mut times = PROGRAMS.map(|_| Vec::new());
    for _ in 0..rounds {
        for (times, (_, count)) in times.iter_mut().zip(PROGRAMS) {
            let begun = Instant::now();
            black_box(count(black_box(depth)));
            times.push(begun.elapsed());
        }
    }
    times.iter_mut().for_each(|times| times.sort());
    println!("{depth} plies                 median          fastest");
    for (times_of, (name, _)) in times.iter().zip(PROGRAMS) {
        let column = |at: usize| {
            let ms = times_of[at].as_secs_f64() * 1e3;
            let of_magpie = times_of[at].div_duration_f64(times[1][at]);
            format!("{ms:>8.1} ms {of_magpie:>4.2}")
        };
        println!("{name:24}{} {}", column(rounds / 2), column(0));
    }
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
