//! Every game that a computer can play against every possible opponent.

use tic_tac_toe::{Mark, TicTacToe, analyze, lines};

/// Counts X's wins, O's wins and draws if `player` searches.
fn results(game: &mut TicTacToe, player: Mark, depth: usize) -> [u64; 3] {
    if game.is_over() {
        let results = [Some(Mark::X), Some(Mark::O), None];
        return results.map(|winner| u64::from(winner == game.winner()));
    }
    let moves = if game.to_move() == player {
        analyze(game, depth, lines).best()
    } else {
        game.moves().collect()
    };
    let mut sums = [0; 3];
    for spot in moves {
        game.put(spot);
        for (sum, more) in sums.iter_mut().zip(results(game, player, depth)) {
            *sum += more;
        }
        game.take_back(spot);
    }
    sums
}

fn main() {
    println!("         as X               as O");
    println!("depth    won  lost  drawn    won  lost  drawn");
    for depth in [1, 2, 3, 5, 9] {
        let [won, lost, drawn] =
            results(&mut TicTacToe::default(), Mark::X, depth);
        print!("{depth:5}  {won:5} {lost:5}  {drawn:5}");
        let [lost, won, drawn] =
            results(&mut TicTacToe::default(), Mark::O, depth);
        println!("  {won:5} {lost:5}  {drawn:5}");
    }
}
