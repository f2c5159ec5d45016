// caught by: there_is_a_puzzle_and_no_mistake
// mistake: TooEasy(

use std::collections::HashSet;

use tic_tac_toe::{TicTacToe, Level};

pub fn puzzles() -> Vec<TicTacToe> {
    let (mut seen, mut found) = (HashSet::new(), Vec::new());
    visit(TicTacToe::new(), &mut seen, &mut found);
    found
}

fn visit(game: TicTacToe, seen: &mut HashSet<TicTacToe>, found: &mut Vec<TicTacToe>) {
    if !seen.insert(game) {
        return;
    }
    let values = Level::Hard.analyze(&game).values.into_iter();
    let wins: Vec<_> = values
        .map(|scored| scored.1)
        .filter(|&value| value > 0)
        .collect();
    if wins.len() == 1 {
        found.push(game);
    }
    for spot in game.moves() {
        let mut after = game;
        after.put(spot);
        visit(after, seen, found);
    }
}
