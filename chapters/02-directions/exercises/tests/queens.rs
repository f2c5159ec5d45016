//! The checks of `queens`.

use board::Square;
use checks::{Task, Verdict, square, verdict};
use directions::{Direction, ray};
use directions_exercises::queens::queens;

const STUCK: &str = "That's as far as one gets without taking a queen away. If a \
                     row has no free column, `pop` the last queen, and try the \
                     next column for her.";

fn task() -> Task<(Square,), Verdict> {
    Task::new("queens", |(first,)| judge(&queens(first), first))
        .mistake(STUCK, |(first,)| judge(&placed(first, false), first))
        .mistake(STUCK, |(first,)| judge(&placed(first, true), first))
}

/// Eight squares in peace, or what's wrong with them.
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

/// The queens of a search that never takes one away: it gives up at the first
/// row without a free column, or leaves her there and goes on.
fn placed(first: Square, goes_on: bool) -> Vec<Square> {
    fn from(row: i32, queens: &mut Vec<Square>, goes_on: bool) -> bool {
        if row == 8 || row == queens[0].row() {
            return row == 8 || from(row + 1, queens, goes_on);
        }
        for column in 0..8 {
            let square = Square::at(column, row);
            if !queens.iter().any(|&queen| attacks(queen, square)) {
                queens.push(square);
                if from(row + 1, queens, goes_on) || !goes_on {
                    return true;
                }
            }
        }
        false
    }
    let mut queens = vec![first];
    from(0, &mut queens, goes_on);
    queens
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
