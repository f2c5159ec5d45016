// caught by: there_are_all_51_puzzles_however_you_turn_the_board
// mistake: Puzzles(

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
    if game.marks() % 2 == 0 && wins.len() == 1 && wins[0] < at_once {
        found.push(game);
    }
    for spot in game.moves() {
        let mut after = game;
        after.put(spot);
        visit(after, seen, found);
    }
}
