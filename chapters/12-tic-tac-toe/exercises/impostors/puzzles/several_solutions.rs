// caught by: there_is_a_puzzle_and_no_mistake
// mistake: SeveralWin(

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
    let at_once = 1000 - game.marks() as i32 - 1;
    let values = Level::Hard.analyze(&game).values.into_iter();
    let wins: Vec<_> = values
        .map(|scored| scored.1)
        .filter(|&value| value > 0)
        .collect();
    if !wins.is_empty() && wins.iter().all(|&value| value < at_once) {
        found.push(game);
    }
    for spot in game.moves() {
        let mut after = game;
        after.put(spot);
        visit(after, seen, found);
    }
}
