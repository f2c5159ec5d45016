use std::cell::Cell;
use std::time::Duration;

use benchmark_positions::middle_game;
use bitboards::{BitPosition, squares};
use end_of_game::Position;
use engine::{Clock, Limits, Technique, by_hand};
use engine_player::{Player, Team};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use proptest::sample::Index;
use whole_games::{Ply, Replay};

fn team(threads: usize) -> Team {
    Team::new(by_hand(), 1, threads).unwrap()
}

/// A position in which so few squares are empty, or the game is over.
fn near_the_end(choices: &[Index], empty: u32) -> BitPosition {
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

    /// Of two moves that are equally good, they may play different ones.
    #[test]
    fn more_threads_find_the_value_that_one_finds(
        choices in prop::collection::vec(any::<Index>(), 60),
        empty in 1_u32..=16,
    ) {
        let position = near_the_end(&choices, empty);
        let [one, others @ ..] = [1, 2, 3].map(|threads| {
            let mut team = team(threads);
            let thought = team.hints(position, 1, Limits::NONE).flatten().last();
            thought.map(|thought| (thought.depth, thought.value, thought.is_exact))
        });
        prop_assert_eq!(others, [one; 2]);
    }
}

#[test]
fn a_guess_is_the_same_at_every_depth() {
    for position in middle_game(36) {
        let position = BitPosition::from(&position);
        let values = |threads| -> Vec<_> {
            let mut team = team(threads);
            team.disable(&[Technique::ProbCut, Technique::DeeperAnswers]);
            let thoughts = team.hints(position, 1, Limits::depth(7)).flatten();
            thoughts.map(|thought| thought.value).collect()
        };
        assert_eq!(values(1), values(2));
    }
}

/// However soon it must stop, what it says can be played.
#[test]
fn it_stops_when_it_must() {
    let position = BitPosition::from(&middle_game(44)[0]);
    let mut team = team(2);
    for most in 0..20 {
        let asked = Cell::new(0);
        let must_stop = || {
            asked.set(asked.get() + 1);
            asked.get() > most
        };
        let limits = Limits::NONE.until(&must_stop);
        let thought = team.hints(position, 1, limits).flatten().last().unwrap();
        let Ply::Move(square) = thought.ply else {
            panic!("a pass");
        };
        assert!(position.flips(square) != 0);
    }
}

#[test]
fn two_threads_play_a_whole_game_by_the_clock() {
    let mut player = Player::new(team(2));
    player.clocks = [Clock::Game(Duration::from_millis(500)); 2];
    let mut game = Replay::from(Position::start());
    while let Some(thought) = player.think(&game.position) {
        game.follow(thought.ply).unwrap();
    }
    assert!(BitPosition::from(&game.position).is_over());
}

#[test]
fn a_team_that_needs_too_much_is_refused_before_it_takes_anything() {
    for (megabytes, threads) in
        [(usize::MAX, 1), (usize::MAX, 2), (64, 1 << 40)]
    {
        let team = Team::new(by_hand(), megabytes, threads);
        let why = team.err().unwrap().to_string();
        assert!(why.contains("doesn't fit in memory"), "{why}");
    }
}
