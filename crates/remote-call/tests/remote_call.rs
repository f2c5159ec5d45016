//! What is written is read back, and no bytes make the reader panic.

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
        Square::all().zip(cells).for_each(|(s, c)| board.set(s, c));
        board
    })
}

fn survives<T: Wire + PartialEq + std::fmt::Debug>(value: T) {
    assert_eq!(T::from_bytes(&value.to_bytes()), Some(value));
}

#[test]
fn a_value_with_few_variants_survives() {
    Direction::ALL.into_iter().for_each(survives);
    [Disc::Black, Disc::White].into_iter().for_each(survives);
    [Turn::Move, Turn::Pass, Turn::Over]
        .into_iter()
        .for_each(survives);
    (0..=64).map(Square::new).for_each(survives);
    Spot::all().for_each(survives);
    Square::all().map(Ply::Move).for_each(survives);
    survives(Ply::Pass);
}

#[test]
fn a_disk_survives_with_its_past() {
    let mut disk = Disk::new("game", "f5", 1);
    disk.create("new");
    disk.write("new", "f5").unwrap_err();
    survives(disk);
}

#[test]
fn a_game_survives_every_move() {
    let mut game = TicTacToe::new();
    survives(game);
    while let Some(spot) = game.moves().next() {
        game.play(spot).unwrap();
        survives(game);
    }
}

#[test]
fn what_is_no_value_is_none() {
    assert_eq!(Square::from_bytes(&[65]), None);
    assert_eq!(Spot::from_bytes(&[9]), None);
    assert_eq!(
        TicTacToe::from_bytes(&"XXX......".to_owned().to_bytes()),
        None
    );
    assert_eq!(<[u64; 3]>::from_bytes(&[1_u64, 2].to_bytes()), None);
    let half_a_character = 0xd800_u32.to_bytes();
    assert_eq!(char::from_bytes(&half_a_character), None);
    let one_too_many = [1, 0];
    assert_eq!(bool::from_bytes(&one_too_many), None);
    let more_than_there_is = usize::MAX.to_bytes();
    assert_eq!(Vec::<Square>::from_bytes(&more_than_there_is), None);
    assert_eq!(String::from_bytes(&more_than_there_is), None);
}

proptest! {
    #[test]
    fn answers_survive(
        squares in proptest::collection::vec(square(), 0..80),
        names in proptest::collection::vec(any::<String>(), 0..4),
        number in any::<i32>(),
        count in any::<usize>(),
        letter in any::<char>(),
        board in board(),
    ) {
        survives(Some(squares.clone()));
        survives((squares, count));
        survives((names.clone(), number, Some(board)));
        survives(names);
        survives(letter);
        survives([count as u64, 2, 3]);
        survives(Score { black: count, white: 2 });
        survives(Position { board, to_move: Disc::White });
        survives((Some(number), None::<bool>, number < 0, count as u64));
    }

    #[test]
    fn any_bytes_are_a_value_or_none(
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
