//! The board `bytes`: a game record of the WTHOR database, byte by byte, and the
//! position after the chosen move.

mod describe;
mod drawing;
mod input;

use board::{Board, Square};
use end_of_game::Position;
use whole_games::{Ply, Replay};

use crate::labels;
use crate::protocol::{Request, RequestError, illegal};
use crate::view::View;

/// The index of the first byte that is a move.
const FIRST_MOVE: usize = 8;
/// The number of bytes of a game.
const BYTES: usize = 68;

/// A game record.
struct Record {
    bytes: [u8; BYTES],
    /// The squares of the moves, in order.
    moves: Vec<Square>,
    /// The start, and the position after each move and the pass that follows it, if any.
    positions: Vec<Replay>,
}

impl Record {
    fn from_bytes(bytes: [u8; BYTES]) -> Result<Self, RequestError> {
        let game = input::parse(&bytes)?;
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

    /// Returns the index of the byte for the move on a square.
    fn byte_at_square(&self, square: Square) -> Option<usize> {
        let number = self.moves.iter().position(|played| *played == square)?;
        Some(FIRST_MOVE + number)
    }

    /// Returns the square of the move in a byte.
    fn square_at_byte(&self, byte: usize) -> Option<Square> {
        self.moves.get(byte.checked_sub(FIRST_MOVE)?).copied()
    }

    /// Tests if there was a pass immediately before the move in a byte.
    fn follows_pass(&self, byte: usize) -> bool {
        let Some(number) = byte.checked_sub(FIRST_MOVE) else {
            return false;
        };
        self.positions
            .get(number + 1)
            .is_some_and(|replay| replay.passes.iter().any(|pass| pass.1 == number))
    }

    /// Returns the board after the move in a byte; without such a move, at the end of
    /// the game.
    fn board_after_byte(&self, byte: Option<usize>) -> &Board {
        let number = byte.and_then(|byte| byte.checked_sub(FIRST_MOVE));
        let last = self.positions.len() - 1;
        let index = number.map_or(last, |number| (number + 1).min(last));
        &self.positions[index].position.board
    }
}

/// The chosen byte and its square, one of which may be missing.
#[derive(Clone, Copy)]
struct Selection {
    byte: Option<usize>,
    square: Option<Square>,
}

impl Selection {
    /// Returns the selection of the chosen cell. The cells are the bytes, followed by
    /// the squares.
    fn from_request(request: &Request, record: &Record) -> Result<Self, RequestError> {
        let kept = request.get("at")?;
        let cell = request.chosen_cell()?.or(kept).unwrap_or(FIRST_MOVE);
        Ok(match cell.checked_sub(BYTES) {
            None => Self {
                byte: Some(cell),
                square: record.square_at_byte(cell),
            },
            Some(index) => {
                let square = Square::new(index.min(63));
                Self {
                    byte: record.byte_at_square(square),
                    square: Some(square),
                }
            }
        })
    }

    /// Returns the index of the selected cell.
    fn cell(self) -> usize {
        self.byte
            .unwrap_or_else(|| BYTES + self.square.map_or(0, Square::index))
    }
}

/// Returns the view of a board `bytes`.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let record = Record::from_bytes(input::bytes(request)?)?;
    let selection = Selection::from_request(request, &record)?;
    let board = *record.board_after_byte(selection.byte);
    let drawing = drawing::draw(&record, selection, &board, request.is_static());
    let mut view = View::new(drawing, cell_names(&record, &board));
    view.status = describe::selection(&record, selection);
    let alternative = "The 68 bytes of a game in hexadecimal, and below them the board.";
    view.alternative = Some(format!("{alternative} {}", view.status));
    view.add_input("set", labels::bytes::GAME, describe::transcript(&record));
    view.keep("record", hex::encode(record.bytes));
    view.keep("at", selection.cell());
    view.chooses_on_focus = true;
    view.reserve(&[describe::LONGEST]);
    Ok(view)
}

/// Returns the accessible names of the bytes and the squares.
fn cell_names(record: &Record, board: &Board) -> Vec<String> {
    let bytes = record.bytes.iter().enumerate().map(|(index, byte)| {
        let square = record
            .square_at_byte(index)
            .map_or(String::new(), |square| format!(", {square}"));
        format!("byte {index}, {byte:02x}{square}")
    });
    let squares = Square::all().map(|square| crate::describe::cell(board, square));
    bytes.chain(squares).collect()
}
