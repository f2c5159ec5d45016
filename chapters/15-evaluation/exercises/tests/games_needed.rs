//! The checks of `games_needed`.

use checks::{Random, Task};
use evaluation_exercises::games_needed::games_needed;

type Call = (u64, u64, u64);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, u64> {
    Task::new("games_needed", |(games, margin, wanted)| {
        games_needed(games, margin, wanted)
    })
    .contrast(
        |random| {
            let wanted = 1 + random.below(9) as u64;
            (10 + random.below(90) as u64, 2 * wanted, wanted)
        },
        needed,
    )
}

fn needed((games, margin, wanted): Call) -> u64 {
    (games * margin * margin).div_ceil(wanted * wanted)
}

#[track_caller]
fn expect(call: Call, games: u64) {
    task().expect([(call, games)]);
}

#[test]
fn half_the_margin_takes_four_times_the_games() {
    expect((100, 10, 5), 400);
    expect((122, 8, 4), 488);
}

#[test]
fn a_tenth_of_the_margin_takes_a_hundred_times_the_games() {
    expect((40, 10, 1), 4_000);
}

#[test]
fn from_nine_percent_to_two_takes_2471_games() {
    expect((122, 9, 2), 2_471);
}

#[test]
fn twice_the_margin_takes_a_quarter_of_the_games() {
    expect((400, 5, 10), 100);
    expect((122, 9, 18), 31);
}

#[test]
fn two_hundred_matches_need_as_many_games_as_the_rule_says() {
    let mut random = Random::new(1);
    let mut number = |below: usize| random.below(below) as u64 + 1;
    let calls: Vec<Call> = (0..200)
        .map(|_| (number(500), number(20), number(20)))
        .collect();
    task().agrees_with(needed, calls);
}
