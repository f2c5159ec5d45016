use bitboards::{BitPosition, evaluate};
use learning::{Dataset, Duel, Plan, Player, Round, Step, Trainer};
use patterns::{Sample, Weights};
use pretty_assertions::assert_eq;
use tic_tac_toe::Rand;

/// Runs a plan and returns its weights.
fn train(plan: Plan) -> Weights {
    Trainer::new(plan).unwrap().finish()
}

fn few_games(games: usize) -> Plan {
    let mut plan = Plan::small().with_games(games);
    plan.generations.truncate(3);
    plan
}

/// The number of cores makes no difference.
#[test]
fn training_is_reproducible() {
    let few = include_bytes!("few.bin");
    assert!(train(few_games(120)).write() == few, "other bytes");
}

#[test]
fn another_seed_results_in_other_weights() {
    let plan = few_games(50);
    let other = Plan {
        seed: 2,
        ..plan.clone()
    };
    assert!(train(plan).write() != train(other).write());
}

#[test]
fn shipped_weights_beat_phased() {
    for weights in [Weights::small(), Weights::medium(), Weights::large()] {
        let learned = |position: &BitPosition| weights.value(position);
        let phased = &evaluate::phased;
        let players = [Player::new(&learned, 2), Player::new(phased, 2)];
        let duel = Duel::play(players, 30, &mut Rand::new(1));
        assert!(duel.tally().rate() > 70.0, "{}", duel.tally());
    }
}

#[test]
fn trainer_steps_in_order() {
    let mut plan = few_games(150);
    plan.generations.truncate(1);
    let mut trainer = Trainer::new(plan).unwrap();
    assert_eq!(trainer.step(), Step::Played(100));
    assert_eq!(trainer.step(), Step::Played(150));
    let first = |step| matches!(step, Step::Learned(Round { number: 1, .. }));
    assert!(first(trainer.step()));
    let is_finished = |step| matches!(step, Step::Finished(1, _));
    while !is_finished(trainer.step()) {}
    assert_eq!(trainer.step(), Step::Done);
}

#[test]
fn each_game_is_in_one_set() {
    let mut dataset = Dataset::default();
    for number in 0..40 {
        let position = BitPosition::start();
        let label = number as f32;
        dataset.add(vec![Sample { position, label }; 3]);
    }
    let sizes = [&dataset.training, &dataset.validation, &dataset.test];
    assert_eq!(sizes.map(Vec::len), [108, 6, 6]);
    let labels = |heap: &[Sample]| heap[0].label;
    assert_eq!(
        [labels(&dataset.validation), labels(&dataset.test)],
        [0.0, 1.0]
    );
}
