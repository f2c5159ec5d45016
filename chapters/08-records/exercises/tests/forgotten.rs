//! The checks of `forgotten`.

use board::Square;
use checks::{Random, Task, transcript};
use records_exercises::forgotten::forgotten;

type Call = (Vec<Square>, Vec<Square>);

const GAME: &str = "f5d6c5f4e3c6d3f6e6d7g4c4";

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Option<usize>> {
    Task::new("forgotten", |(sheet, other): Call| {
        forgotten(&sheet, &other)
    })
    .contrast(
        |random| {
            let sheet = a_sheet(random);
            let at = 1 + random.below(sheet.len() - 2);
            without(sheet, at)
        },
        right,
    )
    .panic(
        "out of range",
        "The other sheet can be shorter, or longer, than you think: `get` \
             asks first.",
    )
    .panic(
        "out of bounds",
        "The other sheet can be shorter, or longer, than you think: `get` \
             asks first.",
    )
}

/// Returns the index of the first move without which one sheet is the other.
fn right((sheet, other): Call) -> Option<usize> {
    let lacks =
        |at: &usize| [&sheet[..*at], &sheet[at + 1..]].concat() == other;
    (0..sheet.len()).find(lacks).map(|at| at + 1)
}

/// Returns a sheet, and the same sheet without the move at this index.
fn without(sheet: Vec<Square>, at: usize) -> Call {
    let mut other = sheet.clone();
    other.remove(at);
    (sheet, other)
}

/// Returns 8 to 12 different squares.
fn a_sheet(random: &mut Random) -> Vec<Square> {
    let mut sheet = Vec::new();
    let moves = 8 + random.below(5);
    while sheet.len() < moves {
        let square = random.square(0);
        if !sheet.contains(&square) {
            sheet.push(square);
        }
    }
    sheet
}

#[track_caller]
fn expect(sheet: &str, other: &str, number: Option<usize>) {
    task().expect([((transcript(sheet), transcript(other)), number)]);
}

#[test]
fn a_move_in_the_middle_is_found() {
    expect("f5d6c3d3", "f5d6d3", Some(3));
    expect(GAME, "f5d6c5f4e3d3f6e6d7g4c4", Some(6));
}

#[test]
fn the_first_move_is_found() {
    expect("f5d6c3d3", "d6c3d3", Some(1));
}

#[test]
fn the_last_move_is_found() {
    expect("f5d6c3d3", "f5d6c3", Some(4));
    expect("f5", "", Some(1));
}

#[test]
fn sheets_that_are_the_same_lack_nothing() {
    expect("f5d6c3d3", "f5d6c3d3", None);
    expect("", "", None);
}

#[test]
fn two_moves_are_not_one() {
    expect("f5d6c3d3", "f5d6", None);
    expect("f5d6c3d3", "f5d3", None);
    expect("f5d6c3d3", "", None);
}

#[test]
fn a_sheet_that_differs_behind_the_gap_has_no_answer() {
    expect("f5d6c3d3", "f5c3f4", None);
    expect("f5d6c3d3c4", "f5d6c4d3", None);
}

#[test]
fn a_longer_sheet_has_no_answer() {
    expect("f5d6c3", "f5d6c3d3", None);
    expect("f5d6c3", "f5d6d3c3", None);
}

#[test]
fn a_hundred_games_agree_with_trying_every_move() {
    let mut random = Random::new(8);
    let calls: Vec<_> = (0..100)
        .map(|_| {
            let sheet = a_sheet(&mut random);
            let at = random.below(sheet.len());
            let (sheet, mut other) = without(sheet, at);
            if random.below(3) == 0 {
                let one = random.below(other.len());
                let two = random.below(other.len());
                other.swap(one, two);
            }
            (sheet, other)
        })
        .collect();
    task().agrees_with(right, calls);
}
