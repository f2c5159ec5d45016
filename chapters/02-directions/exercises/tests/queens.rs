//! The checks of `queens`.

use board::Square;
use checks::{Task, Verdict, square, verdict};
use directions::{Direction, ray};
use directions_exercises::queens::queens;

#[impostor_macros::add_mistakes]
fn task() -> Task<(Square,), Verdict> {
    Task::new("queens", |(first,)| judge(&queens(first), first))
        .contrast(|random| (random.square(0),), |_| peace())
}

/// Returns eight squares in peace, or what's wrong with them.
fn judge(queens: &[Square], first: Square) -> Verdict {
    let pairs = || {
        (1..queens.len())
            .flat_map(|n| queens[..n].iter().map(move |&one| (one, queens[n])))
    };
    if queens.iter().any(|square| !square.is_on_board()) {
        return verdict("a queen off the board");
    }
    if let Some((one, _)) = pairs().find(|(one, other)| one == other) {
        return verdict(format!("two queens on {one}"));
    }
    if let Some((one, other)) =
        pairs().find(|&(one, other)| attacks(one, other))
    {
        return verdict(format!(
            "the queens on {one} and {other} attack each other"
        ));
    }
    match queens.len() {
        8 if queens.contains(&first) => peace(),
        8 => verdict(format!("no queen on {first}")),
        count => verdict(format!("{count} queens in peace")),
    }
}

fn peace() -> Verdict {
    verdict("eight queens in peace")
}

fn attacks(queen: Square, square: Square) -> bool {
    let sees = |direction| ray(queen, direction).any(|seen| seen == square);
    Direction::ALL.into_iter().any(sees)
}

#[test]
fn no_queen_attacks_another() {
    task().expect(["a1", "d4", "h3"].map(|name| ((square(name),), peace())));
}

#[test]
fn the_first_queen_can_stand_anywhere() {
    task().expect(Square::all().map(|first| ((first,), peace())));
}
