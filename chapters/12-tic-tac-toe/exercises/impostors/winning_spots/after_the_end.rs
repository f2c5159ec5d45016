// caught by: a_finished_game_is_not_won_again
// mistake: A finished game has no moves

use tic_tac_toe::{Spot, TicTacToe};

pub fn winning_spots(game: &TicTacToe) -> Vec<Spot> {
    let player = game.to_move();
    let completes = |spot: &Spot| {
        tic_tac_toe::LINES.iter().any(|line| {
            let own = line.iter().filter(|&&place| {
                let spot = Spot::all().nth(place).unwrap();
                game.at(spot) == Some(player)
            });
            line.contains(&spot.index()) && own.count() == 2
        })
    };
    let free = Spot::all().filter(|&spot| game.at(spot).is_none());
    free.filter(completes).collect()
}
