//! Proptest strategies for legal games, and for boards that no game reaches.

use board::{Board, Cell, Disc, Square};
use flipping::play;
use legal_moves::legal_moves;
use proptest::prelude::*;
use proptest::sample::Index;

/// A move in a game.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    /// The board before the move.
    pub board: Board,
    /// The color that moves.
    pub disc: Disc,
    /// The square that it plays on.
    pub square: Square,
}

/// A strategy for the squares of a legal game from the start, complete or not. Most games
/// end after 60 moves, so about one in four is complete.
pub fn any_game() -> impl Strategy<Value = Vec<Square>> {
    prop::collection::vec(any::<Index>(), 0..80).prop_map(play_choices)
}

/// Plays a legal move for each choice, until the game is over.
fn play_choices(choices: Vec<Index>) -> Vec<Square> {
    let (mut board, mut disc) = (Board::start(), Disc::Black);
    let mut game = Vec::new();
    for choice in choices {
        let Some(to_move) = color_to_move(&board, disc) else {
            break;
        };
        let moves: Vec<_> = legal_moves(&board, to_move).collect();
        let square = *choice.get(&moves);
        board = play(&board, square, to_move).unwrap();
        disc = to_move.opponent();
        game.push(square);
    }
    game
}

/// Returns `disc` if that color can move, or else its opponent if it can.
fn color_to_move(board: &Board, disc: Disc) -> Option<Disc> {
    let can_move = |disc: &Disc| legal_moves(board, *disc).next().is_some();
    [disc, disc.opponent()].into_iter().find(can_move)
}

/// Returns the moves of a game, each with the board before it.
pub fn moves(game: &[Square]) -> Vec<Move> {
    let (mut board, mut disc) = (Board::start(), Disc::Black);
    let mut moves = Vec::new();
    for &square in game {
        disc = color_to_move(&board, disc).unwrap();
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

/// A strategy for boards with random cells: full edges, long runs, an empty center.
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
