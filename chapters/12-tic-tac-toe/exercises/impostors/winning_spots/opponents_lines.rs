// caught by: a_line_of_two_is_completed
// mistake: you completed the opponent's lines

use tic_tac_toe::{Spot, TicTacToe};

pub fn winning_spots(game: &TicTacToe) -> Vec<Spot> {
    let opponent = game.to_move().other();
    let completes = |spot: &Spot| {
        tic_tac_toe::LINES.iter().any(|line| {
            let others = line.iter().filter(|&&place| {
                let spot = Spot::all().nth(place).unwrap();
                game.at(spot) == Some(opponent)
            });
            line.contains(&spot.index()) && others.count() == 2
        })
    };
    game.moves().filter(completes).collect()
}
