//! How fast the rules are: counting ways, finding moves, playing them.
//!
//! `cargo bench -p whole-games`

use board::Square;
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use end_of_game::Position;
use test_support::examples::example;
use whole_games::{Ply, parse_transcript, referee};

fn main() {
    divan::main();
}

/// The ways of the first plies, from the starting position.
#[divan::bench(args = [8, 9, 10], sample_count = 5, sample_size = 1)]
fn perft(depth: usize) -> u64 {
    whole_games::perft(black_box(&Position::start()), depth)
}

/// Finds all legal moves of every position of a game; counts positions.
#[divan::bench]
fn legal_moves(bencher: Bencher) {
    let positions = positions_of(&game());
    let find = |position: &Position| position.legal_moves().count();
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench(|| black_box(&positions).iter().map(find).sum::<usize>());
}

/// Plays every legal move of every position of a game; counts moves.
#[divan::bench]
fn play(bencher: Bencher) {
    let positions = positions_of(&game());
    let moves: Vec<_> = positions.iter().flat_map(moves_of).collect();
    bencher.counter(ItemsCount::new(moves.len())).bench(|| {
        for (position, square) in black_box(&moves) {
            black_box(position.play(*square)).unwrap();
        }
    });
}

fn moves_of(position: &Position) -> impl Iterator<Item = (Position, Square)> {
    position.legal_moves().map(|square| (*position, square))
}

/// Referees a game from its first move to its last; counts moves.
#[divan::bench]
fn follow(bencher: Bencher) {
    let game = game();
    bencher
        .counter(ItemsCount::new(game.len()))
        .bench(|| referee(Position::start(), black_box(&game)));
}

/// The real game that ends with b1 empty.
fn game() -> Vec<Ply> {
    parse_transcript(example("b1").transcript).unwrap()
}

/// The position before each ply of a game.
fn positions_of(game: &[Ply]) -> Vec<Position> {
    (0..game.len())
        .map(|plies| referee(Position::start(), &game[..plies]))
        .map(|game| game.unwrap().position)
        .collect()
}
