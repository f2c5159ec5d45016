//! The checks of `best_case`.

use alpha_beta_exercises::best_case::best_case;
use checks::Task;

type Call = (u64, u32);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, u64> {
    Task::new("best_case", |(moves, depth)| best_case(moves, depth)).contrast(
        |random| (2 + random.below(9) as u64, 2 + 2 * random.below(4) as u32),
        reference,
    )
}

fn reference((moves, depth): Call) -> u64 {
    moves.pow(depth.div_ceil(2)) + moves.pow(depth / 2) - 1
}

#[track_caller]
fn expect(call: Call, leaves: u64) {
    task().expect([(call, leaves)]);
}

#[test]
fn one_ply_has_to_be_looked_at_whole() {
    expect((10, 1), 10);
    expect((3, 1), 3);
}

#[test]
fn three_moves_and_two_plies_on_paper() {
    expect((3, 2), 5);
}

#[test]
fn ten_moves_and_six_plies_as_in_the_chapter() {
    expect((10, 6), 1_999);
}

#[test]
fn an_odd_number_of_plies() {
    expect((10, 5), 1_099);
    expect((2, 3), 5);
}

#[test]
fn no_plies_and_only_one_move() {
    expect((10, 0), 1);
    expect((1, 9), 1);
}

#[test]
fn trees_that_nobody_can_walk_through() {
    let calls =
        (1..=12).flat_map(|moves| (0..=30).map(move |depth| (moves, depth)));
    task().agrees_with(reference, calls.collect::<Vec<_>>());
}
