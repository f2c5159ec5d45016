//! Values survive being encoded and decoded, and decoding never panics.

use board::{Board, Cell, Disc, Square};
use directions::Direction;
use end_of_game::{Position, Score, Turn};
use fake_disk::Disk;
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use remote_call::Wire;
use tic_tac_toe::{Spot, TicTacToe};
use whole_games::Ply;

fn square() -> impl Strategy<Value = Square> {
    (0..=64usize).prop_map(Square::new)
}

fn board() -> impl Strategy<Value = Board> {
    let cells = [Cell::Empty, Cell::Black, Cell::White, Cell::Border];
    let cell = proptest::sample::select(cells.to_vec());
    proptest::collection::vec(cell, 64).prop_map(|cells| {
        let mut board = Board::empty();
        Square::all()
            .zip(cells)
            .for_each(|(square, cell)| board.set(square, cell));
        board
    })
}

/// Asserts that a value is the same after it's encoded and decoded.
fn round_trips<T: Wire + PartialEq + std::fmt::Debug>(value: T) {
    assert_eq!(T::from_bytes(&value.to_bytes()), Some(value));
}

#[test]
fn enums_and_squares_round_trip() {
    Direction::ALL.into_iter().for_each(round_trips);
    [Disc::Black, Disc::White].into_iter().for_each(round_trips);
    [Turn::Move, Turn::Pass, Turn::Over]
        .into_iter()
        .for_each(round_trips);
    (0..=64).map(Square::new).for_each(round_trips);
    Spot::all().for_each(round_trips);
    Square::all().map(Ply::Move).for_each(round_trips);
    round_trips(Ply::Pass);
}

#[test]
fn disk_round_trips_with_its_steps() {
    let mut disk = Disk::new("game", "f5", 1);
    disk.create("new");
    disk.write("new", "f5").unwrap_err();
    round_trips(disk);
}

#[test]
fn tic_tac_toe_round_trips_after_every_move() {
    let mut game = TicTacToe::new();
    round_trips(game);
    while let Some(spot) = game.moves().next() {
        game.play(spot).unwrap();
        round_trips(game);
    }
}

#[test]
fn rejects_index_out_of_range() {
    assert_eq!(Square::from_bytes(&[65]), None);
    assert_eq!(Spot::from_bytes(&[9]), None);
    assert_eq!(Direction::from_bytes(&[8]), None);
    assert_eq!(bool::from_bytes(&[2]), None);
}

#[test]
fn rejects_impossible_game() {
    let three_of_x_and_none_of_o = "XXX......".to_owned();
    let bytes = three_of_x_and_none_of_o.to_bytes();
    assert_eq!(TicTacToe::from_bytes(&bytes), None);
}

#[test]
fn rejects_array_that_is_too_short() {
    let two = [1_u64, 2].to_bytes();
    assert_eq!(<[u64; 3]>::from_bytes(&two), None);
}

#[test]
fn rejects_surrogate_as_character() {
    let surrogate = 0xd800_u32.to_bytes();
    assert_eq!(char::from_bytes(&surrogate), None);
}

#[test]
fn rejects_invalid_utf_8() {
    let bytes = [&1_usize.to_bytes()[..], &[0xff]].concat();
    assert_eq!(String::from_bytes(&bytes), None);
}

#[test]
fn rejects_leftover_bytes() {
    assert_eq!(bool::from_bytes(&[1, 0]), None);
}

#[test]
fn rejects_length_beyond_the_end() {
    let length = usize::MAX.to_bytes();
    assert_eq!(Vec::<Square>::from_bytes(&length), None);
    assert_eq!(String::from_bytes(&length), None);
}

proptest! {
    #[test]
    fn answers_round_trip(
        squares in proptest::collection::vec(square(), 0..80),
        names in proptest::collection::vec(any::<String>(), 0..4),
        number in any::<i32>(),
        count in any::<usize>(),
        letter in any::<char>(),
        board in board(),
    ) {
        round_trips(Some(squares.clone()));
        round_trips((squares, count));
        round_trips((names.clone(), number, Some(board)));
        round_trips(names);
        round_trips(letter);
        round_trips([count as u64, 2, 3]);
        round_trips(Score { black: count, white: 2 });
        round_trips(Position { board, to_move: Disc::White });
        round_trips((Some(number), None::<bool>, number < 0, count as u64));
    }

    #[test]
    fn decoding_any_bytes_never_panics(
        bytes in proptest::collection::vec(any::<u8>(), 0..200),
    ) {
        let _ = <(Vec<Square>, usize)>::from_bytes(&bytes);
        let _ = <Option<Board>>::from_bytes(&bytes);
        let _ = <Vec<String>>::from_bytes(&bytes);
        let _ = TicTacToe::from_bytes(&bytes);
        let _ = <[u64; 3]>::from_bytes(&bytes);
        let _ = <Vec<(Disc, usize)>>::from_bytes(&bytes);
    }
}
