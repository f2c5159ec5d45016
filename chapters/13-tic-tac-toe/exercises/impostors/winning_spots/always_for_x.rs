// caught by: o_completes_its_own_lines
// mistake: you always answer for X

use tic_tac_toe::{Mark, Spot, TicTacToe};

pub fn winning_spots(game: &TicTacToe) -> Vec<Spot> {
    let completes = |spot: &Spot| {
        tic_tac_toe::LINES.iter().any(|line| {
            let own = line.iter().filter(|&&place| {
                let spot = Spot::all().nth(place).unwrap();
                game.at(spot) == Some(Mark::X)
            });
            line.contains(&spot.index()) && own.count() == 2
        })
    };
    game.moves().filter(completes).collect()
}
