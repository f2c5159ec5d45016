//! What a position is worth, worked out by hand.

use std::collections::HashSet;

use pretty_assertions::assert_eq;
use tic_tac_toe::{
    Evaluation, LINES, Mark, Spot, TicTacToe, analyze, lines, win_or_loss,
};

#[track_caller]
fn assert_lines(signs: &str, to_x: i32) {
    let game: TicTacToe = signs.parse().unwrap();
    assert_eq!(lines(&game, Mark::X), to_x, "to X");
    assert_eq!(lines(&game, Mark::O), -to_x, "to O");
}

#[test]
fn an_empty_board_promises_nothing() {
    assert_lines(".........", 0);
}

#[test]
fn a_mark_counts_10_for_each_of_its_lines() {
    assert_lines("....X....", 40);
    assert_lines("X........", 30);
    assert_lines(".X.......", 20);
}

#[test]
fn two_marks_on_a_line_count_30() {
    // X has the first row, and the columns a and b with one mark each. Both
    // are on the diagonal; O has the last row and the column c.
    assert_lines("XX......O", 30 + 10 + 10 - 10 - 10);
    // X has the column c, the last row and a diagonal. O has the columns a
    // and b; the first row and the other diagonal are dead.
    assert_lines("OOX.....X", -10 - 10 + 30 + 10 + 10);
}

#[test]
fn a_line_with_both_marks_counts_nothing() {
    // b1 has its row and its column, and the row is gone.
    assert_lines("OX.......", -10 - 10 + 10);
}

#[test]
fn an_early_win_counts_more() {
    assert_lines("XXXOO....", 1000 - 5);
    assert_lines("XXXOO.OX.", 1000 - 7);
    assert_lines("XXXXOOOXO", 1000 - 9);
    assert_lines("OOOXX.X..", 6 - 1000);
    assert_lines("OOOXX.XXO", 8 - 1000);
}

#[test]
fn a_draw_counts_nothing() {
    assert_lines("XOXXOOOXX", 0);
}

#[test]
fn only_a_win_and_a_loss_count_at_first() {
    let value = |signs: &str| win_or_loss(&signs.parse().unwrap(), Mark::O);
    assert_eq!(value("XX.OO...."), 0);
    assert_eq!(value("XXXOO...."), -1000);
    assert_eq!(value("OOOXX.X.."), 1000);
    assert_eq!(value("XOXXOOOXX"), 0);
}

/// What a line is worth by its marks, and by how many more are the player's own
/// than the opponent's.
fn by_difference(marks: usize, difference: i32) -> i32 {
    match marks {
        1 => 10 * difference,
        2 => 30 * difference,
        _ => 0,
    }
}

/// The evaluation as the article's program has it.
fn as_programmed(game: &TicTacToe, player: Mark) -> i32 {
    if game.is_over() {
        return lines(game, player);
    }
    let spots: Vec<_> = Spot::all().collect();
    let values = LINES.map(|line| {
        let marks = line.iter().filter_map(|&place| game.at(spots[place]));
        let signs: Vec<_> = marks
            .map(|mark| if mark == player { 1 } else { -1 })
            .collect();
        by_difference(signs.len(), signs.iter().sum())
    });
    values.iter().sum()
}

#[test]
fn the_text_says_30_and_the_program_60() {
    let pairs = [(0, 0), (1, 1), (1, -1), (2, 0), (2, 2), (2, -2)];
    let values = pairs.map(|(marks, more)| by_difference(marks, more));
    assert_eq!(values, [0, 10, -10, 0, 60, -60]);
    let game: TicTacToe = "XX......O".parse().unwrap();
    assert_eq!(lines(&game, Mark::X), 30);
    assert_eq!(as_programmed(&game, Mark::X), 60);
}

/// The positions in which somebody can move.
pub fn open_positions() -> HashSet<TicTacToe> {
    let mut open = HashSet::new();
    collect_open(TicTacToe::new(), &mut open);
    open
}

/// Adds a position, and those that can come after it, unless they're over.
fn collect_open(game: TicTacToe, seen: &mut HashSet<TicTacToe>) {
    if game.is_over() || !seen.insert(game) {
        return;
    }
    for spot in game.moves() {
        let mut next = game;
        next.put(spot);
        collect_open(next, seen);
    }
}

#[test]
fn whether_30_or_60_changes_few_decisions() {
    let open = open_positions();
    assert_eq!(open.len(), 4_520);
    let changed = |depth| {
        let best = |game: &TicTacToe, evaluate: Evaluation| {
            analyze(game, depth, evaluate).best()
        };
        let differ =
            |game: &&TicTacToe| best(game, lines) != best(game, as_programmed);
        open.iter().filter(differ).count()
    };
    assert_eq!([1, 3, 5].map(changed), [28, 12, 0]);
}
