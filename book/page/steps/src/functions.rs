//! The functions with a **Step** button, and how they are called.
//!
//! To change the default position of a function, such as the one in which c6 flips discs,
//! edit the constants below.

use alpha_beta::{Window, alpha_beta};
use board::{Board, Disc, Square};
use directions::Direction;
use end_of_game::Position;
use minimax::{Search, discs, minimax};
use std::fmt::Debug;
use tic_tac_toe::TicTacToe;

/// The arguments of all functions.
pub(crate) struct Arguments {
    pub(crate) board: Board,
    pub(crate) game: TicTacToe,
    pub(crate) square: Square,
    pub(crate) direction: Direction,
    pub(crate) disc: Disc,
    pub(crate) depth: usize,
}

/// A function with a **Step** button.
pub(crate) struct SteppedFunction {
    /// The name, as in the instrumented code.
    pub(crate) name: &'static str,
    /// The called functions whose steps are shown, too.
    pub(crate) calls: &'static [&'static str],
    /// The arguments that the reader can choose.
    pub(crate) fields: &'static [Field],
    /// The default board. It is empty for a function without a board; a click on a square
    /// chooses the square then.
    pub(crate) board: &'static str,
    /// Calls the function, and returns the `Debug` output of the result.
    pub(crate) call: fn(&Arguments) -> String,
}

/// An argument that the reader can choose.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Field {
    Square,
    Direction,
    Disc,
    /// The search depth, up to a maximum.
    Depth(usize),
}

/// The position of figure 6 in the C++ sheet: Black plays c6.
const C6: &str = "-----------X------X-----XXOXX---XOOXXO--XO-OO------OX-------X---";

/// The starting position.
const OPENING: &str = "---------------------------OX------XO---------------------------";

/// Tic-tac-toe with three empty squares.
const LATE: &str = "XOXOX...O";

/// Tic-tac-toe with six empty squares.
const EARLY: &str = "X...O..X.";

const fn function(
    name: &'static str,
    calls: &'static [&'static str],
    fields: &'static [Field],
    board: &'static str,
    call: fn(&Arguments) -> String,
) -> SteppedFunction {
    SteppedFunction {
        name,
        calls,
        fields,
        board,
        call,
    }
}

/// All functions with a **Step** button.
pub(crate) const FUNCTIONS: [SteppedFunction; 14] = [
    function(
        "next_by_index",
        &[],
        &[Field::Square, Field::Direction],
        "",
        |arguments| {
            debug(&directions::next_by_index(
                arguments.square,
                arguments.direction,
            ))
        },
    ),
    function(
        "next",
        &[],
        &[Field::Square, Field::Direction],
        "",
        |arguments| debug(&directions::next(arguments.square, arguments.direction)),
    ),
    function(
        "ray",
        &["Ray::next"],
        &[Field::Square, Field::Direction],
        "",
        |arguments| {
            debug(&directions::ray(arguments.square, arguments.direction).collect::<Vec<_>>())
        },
    ),
    function(
        "bracket",
        &[],
        &[Field::Square, Field::Direction, Field::Disc],
        C6,
        |arguments| {
            debug(&legal_moves::bracket(
                &arguments.board,
                arguments.square,
                arguments.direction,
                arguments.disc,
            ))
        },
    ),
    function(
        "is_legal",
        &["bracket"],
        &[Field::Square, Field::Disc],
        C6,
        |arguments| {
            debug(&legal_moves::is_legal(
                &arguments.board,
                arguments.square,
                arguments.disc,
            ))
        },
    ),
    function(
        "flips",
        &[],
        &[Field::Square, Field::Disc],
        C6,
        |arguments| {
            debug(
                &flipping::flips(&arguments.board, arguments.square, arguments.disc)
                    .collect::<Vec<_>>(),
            )
        },
    ),
    function(
        "play",
        &[],
        &[Field::Square, Field::Disc],
        C6,
        |arguments| {
            debug(&flipping::play(
                &arguments.board,
                arguments.square,
                arguments.disc,
            ))
        },
    ),
    function(
        "Position::turn",
        &[],
        &[Field::Disc],
        OPENING,
        |arguments| debug(&arguments.position().turn()),
    ),
    function(
        "perft",
        &[],
        &[Field::Disc, Field::Depth(2)],
        OPENING,
        |arguments| debug(&whole_games::perft(&arguments.position(), arguments.depth)),
    ),
    function("one_ahead", &[], &[], EARLY, |arguments| {
        debug(&tic_tac_toe::few_moves::one_ahead(
            &mut arguments.game.clone(),
            tic_tac_toe::lines,
        ))
    }),
    function(
        "Search::max_value",
        &["Search::min_value"],
        &[Field::Depth(3)],
        LATE,
        Arguments::analyze,
    ),
    function(
        "Search::min_value",
        &["Search::max_value"],
        &[Field::Depth(3)],
        LATE,
        Arguments::analyze,
    ),
    function(
        "minimax",
        &[],
        &[Field::Disc, Field::Depth(2)],
        OPENING,
        |arguments| {
            let mut search = Search::new(&discs);
            let value = minimax(&mut search, &arguments.position(), arguments.depth);
            debug(&(value, search.positions()))
        },
    ),
    function(
        "alpha_beta",
        &[],
        &[Field::Disc, Field::Depth(3)],
        OPENING,
        |arguments| {
            let mut search = Search::new(&discs);
            let value = alpha_beta(
                &mut search,
                &arguments.position(),
                arguments.depth,
                Window::FULL,
            );
            debug(&(value, search.positions()))
        },
    ),
];

fn debug(value: &impl Debug) -> String {
    format!("{value:?}")
}

impl Arguments {
    fn position(&self) -> Position {
        Position {
            board: self.board,
            to_move: self.disc,
        }
    }

    fn analyze(&self) -> String {
        debug(&tic_tac_toe::analyze(
            &self.game,
            self.depth,
            tic_tac_toe::win_or_loss,
        ))
    }
}
