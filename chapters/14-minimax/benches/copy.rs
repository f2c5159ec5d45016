//! Measures copying against undoing for single moves of Othello, outside a
//! search.
//!
//! `cargo bench -p minimax --bench copy`

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use end_of_game::Position;
use minimax::Game;
use minimax::undo::Undo;
use test_support::middle_game;
use whole_games::Ply;

fn main() {
    divan::main();
}

/// Returns every move of twenty positions of the middle game.
fn moves() -> Vec<(Position, Ply)> {
    let positions = middle_game::positions().into_iter();
    let moves = |position: Position| {
        let plies = position.moves().into_iter();
        plies.map(move |ply| (position, ply)).collect::<Vec<_>>()
    };
    positions.flat_map(moves).collect()
}

/// A copy of the position, and nothing else; counts moves.
#[divan::bench]
fn copy(bencher: Bencher) {
    let moves = moves();
    bencher.counter(ItemsCount::new(moves.len())).bench(|| {
        for (position, _) in &moves {
            black_box(*black_box(position));
        }
    });
}

/// The move, played on a copy.
#[divan::bench]
fn after(bencher: Bencher) {
    let moves = moves();
    bencher.counter(ItemsCount::new(moves.len())).bench(|| {
        for (position, ply) in &moves {
            black_box(black_box(position).after(*ply));
        }
    });
}

/// The move, made on the board itself and taken back.
#[divan::bench]
fn make_and_unmake(bencher: Bencher) {
    let mut moves = moves();
    bencher
        .counter(ItemsCount::new(moves.len()))
        .bench_local(|| {
            for (position, ply) in &mut moves {
                let trace = black_box(&mut *position).make(*ply);
                black_box(&mut *position).unmake(trace);
            }
        });
}
