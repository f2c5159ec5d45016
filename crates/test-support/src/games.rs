//! Random legal games, for the properties in chapter 4 and later, and boards that no
//! game reaches.

use board::{Board, Cell, Disc, Square};
use flipping::play;
use legal_moves::legal_moves;
use proptest::prelude::*;
use proptest::sample::Index;

/// A disc to be placed: on which board, which disc, on which square.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    /// The board before the move.
    pub board: Board,
    /// The disc to be placed.
    pub disc: Disc,
    /// Where it goes.
    pub square: Square,
}

/// The squares of a legal game from the start, at its end or before. Most
/// games end after 60 moves, so that one choice in four leads to the end.
pub fn any_game() -> impl Strategy<Value = Vec<Square>> {
    prop::collection::vec(any::<Index>(), 0..80).prop_map(choose)
}

fn choose(choices: Vec<Index>) -> Vec<Square> {
    let (mut board, mut disc) = (Board::start(), Disc::Black);
    let mut game = Vec::new();
    for choice in choices {
        let Some(mover) = mover(&board, disc) else {
            break;
        };
        let moves: Vec<_> = legal_moves(&board, mover).collect();
        let square = *choice.get(&moves);
        board = play(&board, square, mover).unwrap();
        disc = mover.opponent();
        game.push(square);
    }
    game
}

/// This color if it can move, or else the other one if it can.
fn mover(board: &Board, disc: Disc) -> Option<Disc> {
    let can_move = |disc: &Disc| legal_moves(board, *disc).next().is_some();
    [disc, disc.opponent()].into_iter().find(can_move)
}

/// The moves of a game, each with the board before it.
pub fn moves(game: &[Square]) -> Vec<Move> {
    let (mut board, mut disc) = (Board::start(), Disc::Black);
    let mut moves = Vec::new();
    for &square in game {
        disc = mover(&board, disc).unwrap();
        moves.push(Move {
            board,
            disc,
            square,
        });
        board = play(&board, square, disc).unwrap();
        disc = disc.opponent();
    }
    moves
}

/// Any content on any square: full edges, long runs, nobody in the middle.
pub fn any_board() -> impl Strategy<Value = Board> {
    let cell = prop_oneof![
        2 => Just(Cell::Black),
        5 => Just(Cell::White),
        1 => Just(Cell::Empty),
    ];
    prop::collection::vec(cell, 64).prop_map(|cells| {
        let mut board = Board::empty();
        for (square, cell) in Square::all().zip(cells) {
            board.set(square, cell);
        }
        board
    })
}
