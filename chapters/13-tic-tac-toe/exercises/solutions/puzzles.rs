//! Every position of the tree, once for all the ways to turn and mirror it.

use std::collections::HashSet;

use tic_tac_toe::{Level, TicTacToe};

/// As many puzzles as you can find that have this number of marks.
pub fn puzzles(marks: usize) -> Vec<TicTacToe> {
    let (mut seen, mut found) = (HashSet::new(), Vec::new());
    visit(TicTacToe::new(), &mut seen, &mut found);
    found.retain(|game| game.marks() == marks);
    found
}

/// Looks at a position and all below it, unless one like it has been seen.
fn visit(
    game: TicTacToe,
    seen: &mut HashSet<String>,
    found: &mut Vec<TicTacToe>,
) {
    if !seen.insert(kind(&game)) {
        return;
    }
    if is_puzzle(&game) {
        found.push(game);
    }
    for spot in game.moves() {
        let mut after = game;
        after.put(spot);
        visit(after, seen, found);
    }
}

fn is_puzzle(game: &TicTacToe) -> bool {
    let at_once = 1000 - game.marks() as i32 - 1;
    let values = Level::Hard.analyze(game).values.into_iter();
    let wins: Vec<_> = values
        .map(|scored| scored.1)
        .filter(|&value| value > 0)
        .collect();
    wins.len() == 1 && wins[0] < at_once
}

/// The first in the alphabet of the eight pictures of a board.
fn kind(game: &TicTacToe) -> String {
    let mut signs: Vec<_> = format!("{game:?}").chars().collect();
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
