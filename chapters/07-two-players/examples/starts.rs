//! The same rules on three other starts.

use board::{Board, Disc};
use end_of_game::Position;
use two_players::{Othello, Rules, Size};

fn main() {
    let starts = [
        ("White begins", Board::start(), Disc::White),
        ("4 by 4", Size::Four.start(), Disc::Black),
        ("the sheet's", Size::Six.sheet_start(), Disc::White),
    ];
    for (name, board, to_move) in starts {
        let start = Position { board, to_move };
        let house_rule = false;
        let game = Othello::new(Rules { start, house_rule });
        println!("{name}\n{}: {:?}", game.position(), game.moves());
    }
}
