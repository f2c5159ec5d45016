//! Twelve games, and those that never refuse a move are the answer. A game
//! knows its own rules, so nothing here asks for the size or the color.

use board::{Disc, Square};
use end_of_game::Position;
use two_players::{Othello, Rules, Size, Status};

/// The sets of rules under which all these moves are legal.
pub fn which_rules(moves: &[Square]) -> Vec<(Size, Disc, bool)> {
    let mut found = Vec::new();
    for size in [Size::Four, Size::Six, Size::Eight] {
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
        if game.status() == Status::Pass && game.pass().is_err() {
            return false;
        }
        game.place(square).is_ok()
    })
}
