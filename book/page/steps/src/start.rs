//! The functions that a page can start.

use board::{Board, Disc, Square};
use directions::Direction;
use end_of_game::Position;
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
    /// The functions whose steps count, the one that the reader asked for first.
    pub(crate) follows: &'static [&'static str],
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

/// All of them.
pub(crate) const STARTS: [Start; 14] = [
    Start {
        name: "by_arithmetic",
        follows: &["by_arithmetic"],
        fields: &[At, Way],
        board: "",
        call: |call| text(&directions::by_arithmetic(call.square, call.direction)),
    },
    Start {
        name: "next",
        follows: &["next"],
        fields: &[At, Way],
        board: "",
        call: |call| text(&directions::next(call.square, call.direction)),
    },
    Start {
        name: "ray",
        follows: &["ray", "Ray::next"],
        fields: &[At, Way],
        board: "",
        call: |call| {
            let walk = directions::ray(call.square, call.direction);
            text(&walk.collect::<Vec<_>>())
        },
    },
    Start {
        name: "bracket",
        follows: &["bracket"],
        fields: &[At, Way, Color],
        board: C6,
        call: |call| {
            let Call { board, square, .. } = call;
            text(&legal_moves::bracket(board, *square, call.direction, call.disc))
        },
    },
    Start {
        name: "is_legal",
        follows: &["is_legal", "bracket"],
        fields: &[At, Color],
        board: C6,
        call: |call| text(&legal_moves::is_legal(&call.board, call.square, call.disc)),
    },
    Start {
        name: "flips",
        follows: &["flips"],
        fields: &[At, Color],
        board: C6,
        call: |call| {
            let flips = flipping::flips(&call.board, call.square, call.disc);
            text(&flips.collect::<Vec<_>>())
        },
    },
    Start {
        name: "play",
        follows: &["play"],
        fields: &[At, Color],
        board: C6,
        call: |call| text(&flipping::play(&call.board, call.square, call.disc)),
    },
    Start {
        name: "Position::turn",
        follows: &["Position::turn"],
        fields: &[Color],
        board: OPENING,
        call: |call| text(&call.position().turn()),
    },
    Start {
        name: "perft",
        follows: &["perft"],
        fields: &[Color, Depth(2)],
        board: OPENING,
        call: |call| text(&whole_games::perft(&call.position(), call.depth)),
    },
    Start {
        name: "one_ahead",
        follows: &["one_ahead"],
        fields: &[],
        board: EARLY,
        call: |call| {
            let lines = tic_tac_toe::lines;
            text(&tic_tac_toe::few_moves::one_ahead(&mut call.game.clone(), lines))
        },
    },
    Start {
        name: "Search::max_value",
        follows: &["Search::max_value", "Search::min_value"],
        fields: &[Depth(3)],
        board: LATE,
        call: Call::search,
    },
    Start {
        name: "Search::min_value",
        follows: &["Search::min_value", "Search::max_value"],
        fields: &[Depth(3)],
        board: LATE,
        call: Call::search,
    },
    Start {
        name: "minimax",
        follows: &["minimax"],
        fields: &[Color, Depth(2)],
        board: OPENING,
        call: |call| {
            let mut search = minimax::Search::new(&minimax::discs);
            let value = minimax::minimax(&mut search, &call.position(), call.depth);
            text(&(value, search.positions()))
        },
    },
    Start {
        name: "alpha_beta",
        follows: &["alpha_beta"],
        fields: &[Color, Depth(3)],
        board: OPENING,
        call: |call| {
            let mut search = minimax::Search::new(&minimax::discs);
            let value = alpha_beta::alpha_beta(
                &mut search,
                &call.position(),
                call.depth,
                alpha_beta::Window::OPEN,
            );
            text(&(value, search.positions()))
        },
    },
];

fn text(value: &impl Debug) -> String {
    format!("{value:?}")
}

impl Call {
    fn position(&self) -> Position {
        Position { board: self.board, to_move: self.disc }
    }

    fn search(&self) -> String {
        let evaluate = tic_tac_toe::win_or_loss;
        text(&tic_tac_toe::analyze(&self.game, self.depth, evaluate))
    }
}
