// caught by: the_first_move_says_who_began
// mistake: in another order

use board::{Disc, Square};
use end_of_game::Position;
use two_players::{Othello, Rules, Size, Status};

pub fn which_rules(moves: &[Square]) -> Vec<(Size, Disc, bool)> {
    let mut found = Vec::new();
    for size in [Size::Eight, Size::Six, Size::Four] {
        for to_move in [Disc::Black, Disc::White] {
            for house_rule in [false, true] {
                let board = size.start();
                let start = Position { board, to_move };
                if is_legal(Othello::new(Rules { start, house_rule }), moves) {
                    found.push((size, to_move, house_rule));
                }
            }
        }
    }
    found
}

fn is_legal(mut game: Othello, moves: &[Square]) -> bool {
    moves.iter().all(|&square| {
        if true && game.status() == Status::Pass && game.pass().is_err() {
            return false;
        }
        game.place(square).is_ok()
    })
}
