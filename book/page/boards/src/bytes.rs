//! A game of the federation's database, byte by byte. Point at a byte and see
//! its square; point at a square and see its byte.

mod drawing;
mod record;
mod words;

use board::{Board, Square};
use end_of_game::Position;
use whole_games::{Ply, Replay};

use crate::describe;
use crate::protocol::{Request, RequestError, illegal};
use crate::view::View;

/// The first byte of a move.
const FIRST_MOVE: usize = 8;
/// How many bytes a game has.
const BYTES: usize = 68;

/// A game as the page shows it.
struct Shown {
    bytes: [u8; BYTES],
    /// The squares of the moves, in order.
    moves: Vec<Square>,
    /// The position after each move, the start first; a color that had to pass
    /// after it has passed.
    positions: Vec<Replay>,
}

impl Shown {
    fn of(bytes: [u8; BYTES]) -> Result<Self, RequestError> {
        let game = record::parse(&bytes)?;
        let mut replay = Replay::from(Position::start());
        let mut positions = vec![replay.clone()];
        let mut moves = Vec::new();
        for ply in game.plies {
            let Ply::Move(square) = ply else { continue };
            replay
                .follow(ply)
                .map_err(|reason| illegal(format!("{square} is illegal: {reason}")))?;
            moves.push(square);
            positions.push(replay.clone());
        }
        Ok(Self {
            bytes,
            moves,
            positions,
        })
    }

    /// The byte of the move that was played on this square.
    fn byte_of(&self, square: Square) -> Option<usize> {
        let number = self.moves.iter().position(|played| *played == square)?;
        Some(FIRST_MOVE + number)
    }

    /// The move that this byte is.
    fn square_at(&self, byte: usize) -> Option<Square> {
        self.moves.get(byte.checked_sub(FIRST_MOVE)?).copied()
    }

    /// Whether somebody passed just before the move with this byte.
    fn follows_pass(&self, byte: usize) -> bool {
        let Some(number) = byte.checked_sub(FIRST_MOVE) else {
            return false;
        };
        let after = self.positions.get(number + 1);
        after.is_some_and(|replay| replay.passes.iter().any(|pass| pass.1 == number))
    }

    /// The board after the move with this byte, or at the end.
    fn board_at(&self, byte: Option<usize>) -> &Board {
        let number = byte.and_then(|byte| byte.checked_sub(FIRST_MOVE));
        let last = self.positions.len() - 1;
        let after = number.map_or(last, |number| (number + 1).min(last));
        &self.positions[after].position.board
    }
}

/// What the reader points at: a byte and its square, one of which may be missing.
#[derive(Clone, Copy)]
struct Chosen {
    byte: Option<usize>,
    square: Option<Square>,
}

impl Chosen {
    /// The chosen cell: first come the bytes, then the squares.
    fn of(request: &Request, shown: &Shown) -> Result<Self, RequestError> {
        let kept = request.get("at")?;
        let cell = request.chosen_cell()?.or(kept).unwrap_or(FIRST_MOVE);
        Ok(match cell.checked_sub(BYTES) {
            None => Self {
                byte: Some(cell),
                square: shown.square_at(cell),
            },
            Some(index) => {
                let square = Square::new(index.min(63));
                Self {
                    byte: shown.byte_of(square),
                    square: Some(square),
                }
            }
        })
    }

    /// The number of its cell.
    fn cell(self) -> usize {
        let square = || BYTES + self.square.map_or(0, Square::index);
        self.byte.unwrap_or_else(square)
    }
}

/// The bytes of a game.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let shown = Shown::of(record::bytes(request)?)?;
    let chosen = Chosen::of(request, &shown)?;
    let board = *shown.board_at(chosen.byte);
    let drawing = drawing::draw(&shown, chosen, &board, request.is_still());
    let mut view = View::new(drawing, names(&shown, &board));
    view.status = words::sentence(&shown, chosen);
    let alternative = "The 68 bytes of a game in hexadecimal, and below them the board.";
    view.alternative = Some(format!("{alternative} {}", view.status));
    view.add_input("set", "Game", words::transcript(&shown));
    view.keep("record", hex::encode(shown.bytes));
    view.keep("at", chosen.cell());
    view.chooses_on_focus = true;
    view.reserve(&[words::LONGEST]);
    Ok(view)
}

/// What each byte and each square is called.
fn names(shown: &Shown, board: &Board) -> Vec<String> {
    let bytes = shown.bytes.iter().enumerate().map(|(at, byte)| {
        let square = shown.square_at(at);
        let square = square.map_or(String::new(), |square| format!(", {square}"));
        format!("byte {at}, {byte:02x}{square}")
    });
    let squares = Square::all().map(|square| describe::cell(board, square));
    bytes.chain(squares).collect()
}
