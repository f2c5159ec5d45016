//! The checks of `queens`.

use std::fmt;

use board::Square;
use checks::Task;
use directions::{Direction, ray};
use directions_exercises::queens::queens;

/// What there is to say about some squares for queens.
#[derive(PartialEq)]
enum Queens {
    EightInPeace,
    /// The first two that attack each other.
    Attack(Square, Square),
    /// Two of them are on the same square.
    TwoOn(Square),
    /// One of them is on the sentinel.
    OffTheBoard,
    /// There aren't eight of them.
    Count(usize),
}

/// What a learner reads behind `expected:` and `got:`.
impl fmt::Debug for Queens {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::EightInPeace => f.write_str("eight queens in peace"),
            Self::Attack(one, other) => {
                write!(f, "the queens on {one} and {other} attack each other")
            }
            Self::TwoOn(square) => write!(f, "two queens on {square}"),
            Self::OffTheBoard => f.write_str("a queen off the board"),
            Self::Count(count) => write!(f, "{count} queens in peace"),
        }
    }
}

fn judge(queens: &[Square]) -> Queens {
    let pairs = || {
        (1..queens.len())
            .flat_map(|n| queens[..n].iter().map(move |&one| (one, queens[n])))
    };
    if queens.iter().any(|square| !square.is_on_board()) {
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
        count => Queens::Count(count),
    }
}

fn attacks(queen: Square, square: Square) -> bool {
    let sees = |direction| ray(queen, direction).any(|seen| seen == square);
    Direction::ALL.into_iter().any(sees)
}

#[test]
fn no_queen_attacks_another() {
    let task = Task::new("queens", |()| judge(&queens()));
    task.expect([((), Queens::EightInPeace)]);
}
