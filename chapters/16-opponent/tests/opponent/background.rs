//! A thread that ends before its time.

use std::thread;
use std::time::{Duration, Instant};

use board::{Cell, Square};
use end_of_game::Position;
use evaluation::Engine;
use minimax::Evaluation;
use opponent::{BackgroundSearch, Thinker};
use pretty_assertions::assert_eq;
use tic_tac_toe::Rand;

/// Returns an engine that looks one move ahead.
fn engine(evaluation: Evaluation<Position>) -> Engine<Position> {
    let depth = 1;
    Engine { depth, evaluation }
}

/// Waits until this holds.
fn wait_until(mut holds: impl FnMut() -> bool) {
    let begin = Instant::now();
    while !holds() {
        assert!(begin.elapsed() < Duration::from_secs(60), "it never holds");
        thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn panicked_thread_is_not_awaited() {
    let panics = engine(&|_| panic!("as it should"));
    let mut search = BackgroundSearch::start(Position::start(), panics);
    wait_until(|| {
        search.receive();
        search.is_done()
    });
    assert_eq!(search.progress(), "broke off after 0 of 4 moves");
}

#[test]
fn plays_best_move_known_before_a_panic() {
    let panics = engine(&|position| match position.board[Square::at(4, 5)] {
        Cell::Empty => 0,
        _ => panic!("as it should"),
    });
    let (mut thinker, mut choice) = (Thinker::new(Rand::new(1)), None);
    wait_until(|| {
        choice = thinker.think(Position::start(), &panics);
        choice.is_some()
    });
    let (_, why) = choice.unwrap();
    assert_eq!(
        why,
        "worth +0.0 discs (2 other moves are as good); 3 positions"
    );
    assert!(thinker.search().is_none());
}

#[test]
fn panic_without_a_move_hands_the_turn_over() {
    let panics = engine(&|_| panic!("as it should"));
    let mut thinker = Thinker::new(Rand::new(1));
    wait_until(|| {
        assert_eq!(thinker.think(Position::start(), &panics), None);
        thinker.search().unwrap().is_done()
    });
    assert_eq!(thinker.think(Position::start(), &panics), None);
    assert_eq!(thinker.stop(), None);
}
