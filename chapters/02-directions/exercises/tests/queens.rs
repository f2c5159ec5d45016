//! The checks of `queens`.

use board::Square;
use checks::Task;
use directions::{Direction, ray};
use directions_exercises::queens::queens;

/// What can be said of some squares for queens.
#[derive(Debug, PartialEq)]
enum Queens {
    /// There are eight, and none attacks another.
    EightInPeace,
    /// The first two that attack each other.
    Attack(Square, Square),
    /// Two of them are on the same square.
    TwoOn(Square),
    /// The sentinel is no place for a queen.
    OffTheBoard,
    /// There aren't eight of them.
    Only(usize),
    /// There are more than eight.
    TooMany(usize),
}

fn judge(queens: &[Square]) -> Queens {
    let pairs = || {
        (1..queens.len())
            .flat_map(|n| queens[..n].iter().map(move |&one| (one, queens[n])))
    };
    if queens.iter().any(|it| !it.is_on_board()) {
        return Queens::OffTheBoard;
    }
    if let Some((one, _)) = pairs().find(|(one, other)| one == other) {
        return Queens::TwoOn(one);
    }
    if let Some((one, other)) =
        pairs().find(|&(one, other)| attacks(one, other))
    {
        return Queens::Attack(one, other);
    }
    match queens.len() {
        8 => Queens::EightInPeace,
        few @ 0..8 => Queens::Only(few),
        many => Queens::TooMany(many),
    }
}

fn attacks(queen: Square, square: Square) -> bool {
    let sees = |direction| ray(queen, direction).any(|it| it == square);
    Direction::ALL.into_iter().any(sees)
}

#[test]
fn eight_queens_leave_each_other_in_peace() {
    let task = Task::new("queens", |()| judge(&queens()));
    task.expect([((), Queens::EightInPeace)]);
}
