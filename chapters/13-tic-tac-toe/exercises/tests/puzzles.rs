//! The checks of `puzzles`.

use std::collections::HashSet;
use std::time::Duration;

use checks::{Task, Verdict, verdict};
use tic_tac_toe::{Level, TicTacToe};
use tic_tac_toe_exercises::puzzles::puzzles;

/// Counts the puzzles with a number of marks, boards of the same `kind` as one.
/// Returns an error if one isn't a puzzle.
fn open(
    marks: usize,
    kind: fn(&TicTacToe) -> String,
    wanted: usize,
) -> Verdict {
    let games = puzzles(marks);
    if let Some(mistake) = games.iter().find_map(|game| mistake(game, marks)) {
        return verdict(mistake);
    }
    let kinds: HashSet<_> = games.iter().map(kind).collect();
    match kinds.len() {
        enough if enough >= wanted => expected(wanted),
        few => verdict(format!("{few} different puzzles")),
    }
}

fn expected(puzzles: usize) -> Verdict {
    verdict(format!(
        "{puzzles} different puzzles or more, and no mistake"
    ))
}

fn mistake(game: &TicTacToe, marks: usize) -> Option<String> {
    if game.marks() != marks {
        return Some(format!("{game:?}, which has {} marks", game.marks()));
    }
    let at_once = 1000 - game.marks() as i32 - 1;
    let values = Level::Hard.analyze(game).values.into_iter();
    let wins: Vec<_> = values
        .map(|scored| scored.1)
        .filter(|&value| value > 0)
        .collect();
    match wins[..] {
        [] => Some(format!("{game:?}, in which no move wins by force")),
        _ if wins.contains(&at_once) => {
            Some(format!("{game:?}, in which a move wins at once"))
        }
        [_] => None,
        _ => Some(format!("{game:?}, in which more than one move wins")),
    }
}

fn signs(game: &TicTacToe) -> String {
    format!("{game:?}")
}

/// Returns the alphabetically first of the eight symmetries of a board.
fn picture(game: &TicTacToe) -> String {
    let mut signs: Vec<_> = signs(game).chars().collect();
    let mut pictures = Vec::new();
    for _ in 0..4 {
        signs = [6, 3, 0, 7, 4, 1, 8, 5, 2]
            .map(|place| signs[place])
            .to_vec();
        let mirrored = [2, 1, 0, 5, 4, 3, 8, 7, 6].map(|place| signs[place]);
        pictures.push(signs.iter().collect());
        pictures.push(mirrored.iter().collect());
    }
    pictures.into_iter().min().unwrap_or_default()
}

#[track_caller]
fn expect(task: &Task<(usize,), Verdict>, wanted: [usize; 5]) {
    let chapters = (2..).zip(wanted);
    task.expect(chapters.map(|(marks, wanted)| ((marks,), expected(wanted))));
}

/// The numbers of puzzles with two to six marks that the first check asks for.
const FEW: [usize; 5] = [1; 5];
const MORE: [usize; 5] = [1, 5, 8, 8, 8];
const ALL: [usize; 5] = [1, 5, 23, 13, 9];

#[test]
fn there_is_a_puzzle_with_each_number_of_marks_and_no_mistake() {
    let task =
        Task::new("puzzles", |(marks,)| open(marks, signs, FEW[marks - 2]))
            .time_limit(Duration::from_secs(20));
    expect(&task, FEW);
}

#[test]
fn there_are_up_to_eight_different_ones() {
    let task =
        Task::new("puzzles", |(marks,)| open(marks, signs, MORE[marks - 2]))
            .time_limit(Duration::from_secs(20));
    expect(&task, MORE);
}

#[test]
fn there_are_all_51_puzzles_however_you_turn_the_board() {
    let task =
        Task::new("puzzles", |(marks,)| open(marks, picture, ALL[marks - 2]))
            .time_limit(Duration::from_secs(20));
    expect(&task, ALL);
}
