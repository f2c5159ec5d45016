//! Property test of the number of discs over random legal games.

use board::{Board, Cell};
use flipping::play;
use proptest::prelude::*;
use test_support::games::{Move, any_game, moves};

fn discs(board: &Board) -> usize {
    board.count(Cell::Black) + board.count(Cell::White)
}

proptest! {
    #[test]
    fn move_adds_one_disc_of_its_color(game in any_game()) {
        for Move { board, disc, square } in moves(&game) {
            let after = play(&board, square, disc).unwrap();
            prop_assert_eq!(discs(&after), discs(&board) + 1);
            prop_assert_eq!(after[square], disc.into());
        }
    }
}
