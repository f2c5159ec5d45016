use std::cell::Cell;
use std::time::Duration;

use benchmark_positions::{ffo, middle_game};
use bitboards::{BitPosition, squares};
use end_of_game::Position;
use engine::{Clock, DISC, Feature, Limits, ParallelEngine, Player, by_hand};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use proptest::sample::Index;
use whole_games::{Ply, Replay};

fn parallel_engine(threads: usize) -> ParallelEngine {
    ParallelEngine::new(by_hand(), 1, threads).unwrap()
}

/// Plays random moves until `empty` squares are empty or the game is over.
fn random_ending(choices: &[Index], empty: u32) -> BitPosition {
    let mut position = BitPosition::start();
    for choice in choices {
        if position.empty().count_ones() == empty {
            break;
        }
        if position.moves() == 0 {
            position = position.passed();
        }
        let moves: Vec<_> = squares(position.moves()).collect();
        if moves.is_empty() {
            break;
        }
        let square = *choice.get(&moves);
        position = position.play(square);
    }
    position
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    /// The moves may differ if several are equally good.
    #[test]
    fn solved_score_is_independent_of_the_number_of_threads(
        choices in prop::collection::vec(any::<Index>(), 60),
        empty in 1_u32..=16,
    ) {
        let position = random_ending(&choices, empty);
        let [one, others @ ..] = [1, 2, 3].map(|threads| {
            let mut engine = parallel_engine(threads);
            let info = engine.hints(position, 1, Limits::NONE).flatten().last();
            info.map(|info| (info.depth, info.value, info.is_exact))
        });
        prop_assert_eq!(others, [one; 2]);
    }
}

/// The scores are those of the FFO suite, and so is the set of best moves.
#[test]
fn endgame_is_exact_with_three_threads() {
    for problem in ffo(1..=19) {
        let position = BitPosition::from(&problem.position);
        let info = parallel_engine(3)
            .hints(position, 1, Limits::NONE)
            .flatten()
            .last()
            .unwrap();
        assert!(info.is_exact, "problem {}", problem.number);
        assert_eq!(info.value, problem.value() * DISC);
        let (_, value) = problem
            .moves
            .iter()
            .find(|(square, _)| Ply::Move(*square) == info.ply)
            .unwrap();
        assert_eq!(*value, problem.value(), "problem {}", problem.number);
    }
}

#[test]
fn full_width_scores_are_independent_of_the_number_of_threads() {
    for position in middle_game(36) {
        let position = BitPosition::from(&position);
        let values = |threads| -> Vec<_> {
            let mut engine = parallel_engine(threads);
            engine.disable(&[Feature::ProbCut, Feature::DeeperEntries]);
            engine
                .hints(position, 1, Limits::depth(7))
                .flatten()
                .map(|info| info.value)
                .collect()
        };
        assert_eq!(values(1), values(2));
    }
}

#[test]
fn early_stop_returns_a_legal_move() {
    let position = BitPosition::from(&middle_game(44)[0]);
    let mut engine = parallel_engine(2);
    for max_checks in 0..20 {
        let checks = Cell::new(0);
        let must_stop = || {
            checks.set(checks.get() + 1);
            checks.get() > max_checks
        };
        let limits = Limits::NONE.until(&must_stop);
        let info = engine.hints(position, 1, limits).flatten().last().unwrap();
        let Ply::Move(square) = info.ply else {
            panic!("a pass");
        };
        assert!(position.flips(square) != 0);
    }
}

#[test]
fn two_threads_finish_a_timed_game() {
    let mut player = Player::new(parallel_engine(2));
    player.clocks = [Clock::Game(Duration::from_millis(500)); 2];
    let mut game = Replay::from(Position::start());
    while let Some(info) = player.think(&game.position) {
        game.follow(info.ply).unwrap();
    }
    assert!(BitPosition::from(&game.position).is_over());
}

#[test]
fn rejects_tables_larger_than_memory() {
    for (megabytes, threads) in
        [(usize::MAX, 1), (usize::MAX, 2), (64, 1 << 40)]
    {
        let engine = ParallelEngine::new(by_hand(), megabytes, threads);
        let message = engine.err().unwrap().to_string();
        assert!(message.contains("doesn't fit in memory"), "{message}");
    }
}
