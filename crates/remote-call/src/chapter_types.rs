//! The encoding of the chapters' types.

use board::{Board, Cell, Disc, Square};
use directions::Direction;
use end_of_game::{Position, Score, Turn};
use fake_disk::{Disk, DiskFile, Step};
use tic_tac_toe::{Spot, TicTacToe};
use whole_games::Ply;

use crate::Wire;

/// The index: 0 to 64.
impl Wire for Square {
    fn encode(&self, out: &mut Vec<u8>) {
        (self.index() as u8).encode(out);
    }

    fn decode(from: &mut &[u8]) -> Option<Square> {
        let index = u8::decode(from)?;
        (index <= 64).then(|| Square::new(index.into()))
    }
}

/// Encodes a value as its index in the list of all values of its type.
macro_rules! impl_by_index {
    ($($type:ty: $all:expr;)*) => {$(
        impl Wire for $type {
            fn encode(&self, out: &mut Vec<u8>) {
                let index = $all.iter().position(|value| value == self);
                (index.expect("the list has all") as u8).encode(out);
            }

            fn decode(from: &mut &[u8]) -> Option<$type> {
                $all.get(usize::from(u8::decode(from)?)).copied()
            }
        }
    )*};
}

impl_by_index! {
    Cell: [Cell::Empty, Cell::Black, Cell::White, Cell::Border];
    Disc: [Disc::Black, Disc::White];
    Direction: Direction::ALL;
    Turn: [Turn::Move, Turn::Pass, Turn::Over];
}

/// Encodes a struct as its fields, one after the other.
macro_rules! impl_by_fields {
    ($($type:ident { $($field:ident),* })*) => {$(
        impl Wire for $type {
            fn encode(&self, out: &mut Vec<u8>) {
                $(self.$field.encode(out);)*
            }

            fn decode(from: &mut &[u8]) -> Option<$type> {
                Some($type { $($field: Wire::decode(from)?),* })
            }
        }
    )*};
}

impl_by_fields! {
    Score { black, white }
    Position { board, to_move }
    DiskFile { name, text, is_synced }
    Disk { room, files, instants, steps }
}

/// The contents of the 64 squares. The sentinel's never changes.
impl Wire for Board {
    fn encode(&self, out: &mut Vec<u8>) {
        Square::all().for_each(|square| self[square].encode(out));
    }

    fn decode(from: &mut &[u8]) -> Option<Board> {
        let mut board = Board::empty();
        for square in Square::all() {
            board.set(square, Cell::decode(from)?);
        }
        Some(board)
    }
}

/// The square, or `None` for a pass.
impl Wire for Ply {
    fn encode(&self, out: &mut Vec<u8>) {
        let square = match self {
            Ply::Move(square) => Some(*square),
            Ply::Pass => None,
        };
        square.encode(out);
    }

    fn decode(from: &mut &[u8]) -> Option<Ply> {
        Some(Option::decode(from)?.map_or(Ply::Pass, Ply::Move))
    }
}

/// The index of the variant and two texts, the second of which may be empty.
impl Wire for Step {
    fn encode(&self, out: &mut Vec<u8>) {
        let (variant, name, text): (u8, _, _) = match self {
            Step::Create(name) => (0, name, ""),
            Step::Write(name, text) => (1, name, &**text),
            Step::Sync(name) => (2, name, ""),
            Step::Rename(from, to) => (3, from, &**to),
            Step::Remove(name) => (4, name, ""),
        };
        (variant, name.clone(), text.to_string()).encode(out);
    }

    fn decode(from: &mut &[u8]) -> Option<Step> {
        let (variant, name, text): (u8, String, String) = Wire::decode(from)?;
        Some(match variant {
            0 => Step::Create(name),
            1 => Step::Write(name, text),
            2 => Step::Sync(name),
            3 => Step::Rename(name, text),
            4 => Step::Remove(name),
            _ => return None,
        })
    }
}

/// The index: 0 to 8.
impl Wire for Spot {
    fn encode(&self, out: &mut Vec<u8>) {
        (self.index() as u8).encode(out);
    }

    fn decode(from: &mut &[u8]) -> Option<Spot> {
        Spot::all().nth(u8::decode(from)?.into())
    }
}

/// The nine characters of the debug text.
impl Wire for TicTacToe {
    fn encode(&self, out: &mut Vec<u8>) {
        format!("{self:?}").encode(out);
    }

    fn decode(from: &mut &[u8]) -> Option<TicTacToe> {
        String::decode(from)?.parse().ok()
    }
}
