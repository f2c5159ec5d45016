//! The functions that a page can start.

use alpha_beta::{Window, alpha_beta};
use board::{Board, Disc, Square};
use directions::Direction;
use end_of_game::Position;
use minimax::{Search, discs, minimax};
use std::fmt::Debug;
use tic_tac_toe::TicTacToe;

/// What a function is called with.
pub(crate) struct Call {
    pub(crate) board: Board,
    pub(crate) game: TicTacToe,
    pub(crate) square: Square,
    pub(crate) direction: Direction,
    pub(crate) disc: Disc,
    pub(crate) depth: usize,
}

/// A function that a page can start.
pub(crate) struct Start {
    pub(crate) name: &'static str,
    /// The other functions whose steps count.
    pub(crate) calls: &'static [&'static str],
    /// What the reader chooses.
    pub(crate) fields: &'static [Field],
    /// What's on the board at first; without a board, a click on it chooses the
    /// square.
    pub(crate) board: &'static str,
    pub(crate) call: fn(&Call) -> String,
}

/// What a reader chooses.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Field {
    Square,
    Direction,
    Disc,
    /// How many moves to look ahead, at most this many.
    Depth(usize),
}

use Field::{Depth, Direction as Way, Disc as Color, Square as At};

/// Figure 6 of the C++ sheet: Black to play c6.
const C6: &str = "-----------X------X-----XXOXX---XOOXXO--XO-OO------OX-------X---";

/// The starting position.
const OPENING: &str = "---------------------------OX------XO---------------------------";

/// Tic-tac-toe with three empty squares.
const LATE: &str = "XOXOX...O";

/// Tic-tac-toe with six.
const EARLY: &str = "X...O..X.";

const fn start(
    name: &'static str,
    calls: &'static [&'static str],
    fields: &'static [Field],
    board: &'static str,
    call: fn(&Call) -> String,
) -> Start {
    Start {
        name,
        calls,
        fields,
        board,
        call,
    }
}

/// All of them.
pub(crate) const STARTS: [Start; 14] = [
    start("next_by_index", &[], &[At, Way], "", |call| {
        text(&directions::next_by_index(call.square, call.direction))
    }),
    start("next", &[], &[At, Way], "", |call| {
        text(&directions::next(call.square, call.direction))
    }),
    start("ray", &["Ray::next"], &[At, Way], "", |call| {
        text(&directions::ray(call.square, call.direction).collect::<Vec<_>>())
    }),
    start("bracket", &[], &[At, Way, Color], C6, |call| {
        text(&legal_moves::bracket(
            &call.board,
            call.square,
            call.direction,
            call.disc,
        ))
    }),
    start("is_legal", &["bracket"], &[At, Color], C6, |call| {
        text(&legal_moves::is_legal(&call.board, call.square, call.disc))
    }),
    start("flips", &[], &[At, Color], C6, |call| {
        text(&flipping::flips(&call.board, call.square, call.disc).collect::<Vec<_>>())
    }),
    start("play", &[], &[At, Color], C6, |call| {
        text(&flipping::play(&call.board, call.square, call.disc))
    }),
    start("Position::turn", &[], &[Color], OPENING, |call| {
        text(&call.position().turn())
    }),
    start("perft", &[], &[Color, Depth(2)], OPENING, |call| {
        text(&whole_games::perft(&call.position(), call.depth))
    }),
    start("one_ahead", &[], &[], EARLY, |call| {
        text(&tic_tac_toe::few_moves::one_ahead(
            &mut call.game.clone(),
            tic_tac_toe::lines,
        ))
    }),
    start(
        "Search::max_value",
        &["Search::min_value"],
        &[Depth(3)],
        LATE,
        Call::analyze,
    ),
    start(
        "Search::min_value",
        &["Search::max_value"],
        &[Depth(3)],
        LATE,
        Call::analyze,
    ),
    start("minimax", &[], &[Color, Depth(2)], OPENING, |call| {
        let mut search = Search::new(&discs);
        let value = minimax(&mut search, &call.position(), call.depth);
        text(&(value, search.positions()))
    }),
    start("alpha_beta", &[], &[Color, Depth(3)], OPENING, |call| {
        let mut search = Search::new(&discs);
        let value = alpha_beta(&mut search, &call.position(), call.depth, Window::FULL);
        text(&(value, search.positions()))
    }),
];

fn text(value: &impl Debug) -> String {
    format!("{value:?}")
}

impl Call {
    fn position(&self) -> Position {
        Position {
            board: self.board,
            to_move: self.disc,
        }
    }

    fn analyze(&self) -> String {
        text(&tic_tac_toe::analyze(
            &self.game,
            self.depth,
            tic_tac_toe::win_or_loss,
        ))
    }
}
