//! The checks of `unseen`.

use checks::{Random, Task};
use learning_exercises::unseen::unseen;

type Call = (Vec<usize>,);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Vec<usize>> {
    Task::new("unseen", |(games,): Call| unseen(&games)).contrast(
        |random| {
            let mut games = vec![random.below(50); 1 + random.below(5)];
            games.extend(vec![50 + random.below(50); random.below(5)]);
            (games,)
        },
        reference,
    )
}

fn reference((games,): Call) -> Vec<usize> {
    let is_unseen =
        |place: &usize| number(&games, games[*place]).is_multiple_of(10);
    (0..games.len()).filter(is_unseen).collect()
}

/// Returns how many other games come before this one.
fn number(games: &[usize], game: usize) -> usize {
    let first = games.iter().position(|other| *other == game).unwrap();
    let firsts =
        (0..first).filter(|place| !games[..*place].contains(&games[*place]));
    firsts.count()
}

#[test]
fn a_game_goes_as_a_whole() {
    task().expect([((vec![3, 3, 3, 10, 10],), vec![0, 1, 2])]);
}

#[test]
fn games_that_are_mixed() {
    task().expect([((vec![5, 8, 5, 9, 5],), vec![0, 2, 4])]);
}

#[test]
fn thirty_games() {
    let games = (0..30).map(|number| 100 - 3 * number).collect();
    task().expect([((games,), vec![0, 10, 20])]);
}

#[test]
fn a_hundred_samples_by_chance() {
    let sample = |seed| {
        let mut random = Random::new(seed);
        let games = (0..100).map(|_| random.below(35) * 3);
        (games.collect(),)
    };
    task().agrees_with(reference, (0..20).map(sample));
}
