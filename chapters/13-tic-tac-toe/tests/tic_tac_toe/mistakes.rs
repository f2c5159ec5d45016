//! The mistakes of this chapter, and what they do.

use pretty_assertions::assert_eq;
use tic_tac_toe::few_moves::one_ahead;
use tic_tac_toe::{Counts, Evaluation, Mark, Spot, TicTacToe, count, lines};
use tic_tac_toe::{analyze, win_or_loss};

use crate::search::against_anybody;

/// Counts the positions of the tree below this one if a win doesn't end the
/// game.
fn positions(game: &mut TicTacToe) -> u64 {
    let mut sum = 1;
    let empty = |&spot: &Spot| game.at(spot).is_none();
    for spot in Spot::all().filter(empty).collect::<Vec<_>>() {
        game.put(spot);
        sum += positions(game);
        game.take_back(spot);
    }
    sum
}

#[test]
fn tree_that_continues_after_a_win() {
    assert_eq!(positions(&mut TicTacToe::new()), 986_410);
    let mut counts = Counts::default();
    count(&mut TicTacToe::new(), &mut counts);
    assert_eq!(counts.positions.iter().sum::<u64>(), 549_946);
}

/// Tests if the player to move can win at once.
fn can_win(game: &mut TicTacToe) -> bool {
    let player = game.to_move();
    for spot in game.moves() {
        game.put(spot);
        if game.winner() == Some(player) {
            return true;
        }
        game.take_back(spot);
    }
    false
}

#[test]
fn early_return_without_undo() {
    let mut game: TicTacToe = ".XO.XX.OO".parse().unwrap();
    assert!(can_win(&mut game));
    assert_eq!(format!("{game:?}"), ".XOXXX.OO");
    assert!(!can_win(&mut game));
}

/// Tests if the player to move can win at once.
fn can_win_and_puts_back(game: &mut TicTacToe) -> bool {
    let player = game.to_move();
    for spot in game.moves() {
        game.put(spot);
        let wins = game.winner() == Some(player);
        game.take_back(spot);
        if wins {
            return true;
        }
    }
    false
}

#[test]
fn early_return_after_undo() {
    let mut game: TicTacToe = ".XO.XX.OO".parse().unwrap();
    assert!(can_win_and_puts_back(&mut game));
    assert!(can_win_and_puts_back(&mut game));
}

/// Returns the article's `calculIA` as it's printed: below our move, where the
/// opponent chooses, it asks for the most.
fn as_printed(
    game: &TicTacToe,
    depth: usize,
    evaluate: Evaluation,
) -> Vec<Spot> {
    let (mut game, player) = (*game, game.to_move());
    let mut values = Vec::new();
    for spot in game.moves() {
        game.put(spot);
        let value =
            value(&mut game, depth - 1, true, &|game| evaluate(game, player));
        values.push((spot, value));
        game.take_back(spot);
    }
    let most = values.iter().map(|entry| entry.1).max();
    let best = values.iter().filter(|entry| Some(entry.1) == most);
    best.map(|entry| entry.0).collect()
}

fn value(
    game: &mut TicTacToe,
    depth: usize,
    takes_most: bool,
    evaluate: &dyn Fn(&TicTacToe) -> i32,
) -> i32 {
    if depth == 0 || game.is_over() {
        return evaluate(game);
    }
    let mut values = Vec::new();
    for spot in game.moves() {
        game.put(spot);
        values.push(value(game, depth - 1, !takes_most, evaluate));
        game.take_back(spot);
    }
    let values = values.into_iter();
    let value = if takes_most {
        values.max()
    } else {
        values.min()
    };
    value.unwrap()
}

#[test]
fn opponent_that_maximizes_too() {
    let game: TicTacToe = ".XO.XX.O.".parse().unwrap();
    assert_eq!(as_printed(&game, 2, win_or_loss).len(), 4);
    assert_eq!(analyze(&game, 2, win_or_loss).best().len(), 1);
    let [x, o] = against_anybody(|game| as_printed(game, 9, lines));
    assert_eq!([x, o], [[29_488, 7_536, 9_440], [752, 3_648, 2_704]]);
}

/// Speaks for the player who moves next, no matter who's asking.
fn for_the_player_to_move(game: &TicTacToe, _: Mark) -> i32 {
    win_or_loss(game, game.to_move())
}

#[test]
fn evaluation_for_the_wrong_side() {
    let mut game: TicTacToe = ".XO.XX.OO".parse().unwrap();
    let values = one_ahead(&mut game, for_the_player_to_move);
    assert_eq!(format!("{values:?}"), "[(a1, 0), (a2, -1000), (a3, 0)]");
}
