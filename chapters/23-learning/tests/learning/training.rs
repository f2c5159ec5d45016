//! Learning: what it makes, and that it makes the same again.

use bitboards::{BitPosition, evaluate};
use learning::{Duel, Heaps, Plan, Player, Round, Step, Trainer};
use patterns::{Sample, Weights};
use pretty_assertions::assert_eq;
use tic_tac_toe::Rand;

/// Trains to the end.
fn train(plan: Plan) -> Weights {
    Trainer::new(plan).unwrap().finish()
}

fn few_games(games: usize) -> Plan {
    let mut plan = Plan::small().with_games(games);
    plan.generations.truncate(3);
    plan
}

/// What a processor with more cores learns is the same.
#[test]
fn a_small_set_has_the_same_bytes_again() {
    let few = include_bytes!("few.bin");
    assert!(train(few_games(120)).write() == few, "other bytes");
}

#[test]
fn another_seed_learns_something_else() {
    let plan = few_games(50);
    let other = Plan {
        seed: 2,
        ..plan.clone()
    };
    assert!(train(plan).write() != train(other).write());
}

#[test]
fn the_shipped_sets_beat_what_was_written_by_hand() {
    for weights in [Weights::small(), Weights::medium(), Weights::large()] {
        let learned = |position: &BitPosition| weights.value(position);
        let phased = &evaluate::phased;
        let players = [Player::new(&learned, 2), Player::new(phased, 2)];
        let duel = Duel::play(players, 30, &mut Rand::new(1));
        assert!(duel.tally().rate() > 70.0, "{}", duel.tally());
    }
}

#[test]
fn a_trainer_says_what_it_does() {
    let mut plan = few_games(150);
    plan.generations.truncate(1);
    let mut trainer = Trainer::new(plan).unwrap();
    assert_eq!(trainer.step(), Step::Played(100));
    assert_eq!(trainer.step(), Step::Played(150));
    let first = |step| matches!(step, Step::Learned(Round { number: 1, .. }));
    assert!(first(trainer.step()));
    let is_over = |step| matches!(step, Step::Finished(1, _));
    while !is_over(trainer.step()) {}
    assert_eq!(trainer.step(), Step::Done);
}

/// Of the three heaps, no two have a game in common, and the last is looked at
/// once.
#[test]
fn a_game_is_in_one_heap() {
    let mut heaps = Heaps::default();
    for number in 0..40 {
        let position = BitPosition::start();
        let label = number as f32;
        heaps.add(vec![Sample { position, label }; 3]);
    }
    let sizes = [&heaps.training, &heaps.validation, &heaps.test];
    assert_eq!(sizes.map(Vec::len), [108, 6, 6]);
    let labels = |heap: &[Sample]| heap[0].label;
    assert_eq!([labels(&heaps.validation), labels(&heaps.test)], [0.0, 1.0]);
}
