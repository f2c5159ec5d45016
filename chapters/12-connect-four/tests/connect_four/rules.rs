//! The rules of Connect Four.

use board::{Board, Cell, Disc, Square};
use connect_four::{
    Axis, Column, ConnectFour, DropError, arm, count, empty_grid, four_through,
    run,
};
use directions::Direction;
use pretty_assertions::assert_eq;
use proptest::prelude::*;

/// Parses a game.
fn game(sequence: &str) -> ConnectFour {
    sequence.parse().unwrap()
}

/// Parses a column.
fn column(name: &str) -> Column {
    name.parse().unwrap()
}

#[test]
fn axes_pair_opposite_directions() {
    for direction in Direction::ALL {
        let axes = Axis::ALL
            .into_iter()
            .filter(|axis| axis.directions().contains(&direction));
        assert_eq!(axes.count(), 1, "{direction}");
    }
    for axis in Axis::ALL {
        let [first, second] = axis.directions();
        let neighbor = directions::next("d4".parse().unwrap(), first);
        assert_eq!(directions::next(neighbor, second).to_string(), "d4");
    }
}

/// The Delphi document's example, reconstructed: White has dropped d4, and the
/// arms are 0, 0 (horizontal), 0, 0 (vertical), 1, 0 (\\) and 2, 1 (/).
#[test]
fn delphi_example_has_four_along_slash() {
    let game = game("cdecfbceeedd");
    let d4: Square = "d4".parse().unwrap();
    let arms = Direction::ALL
        .map(|direction| (direction, arm(game.board(), d4, direction).count()));
    let long: Vec<_> = arms.iter().filter(|(_, length)| *length > 0).collect();
    assert_eq!(
        long,
        [
            &(Direction::NorthEast, 1),
            &(Direction::SouthEast, 1),
            &(Direction::SouthWest, 2)
        ]
    );
    let sums = Axis::ALL.map(|axis| run(game.board(), d4, axis).count());
    assert_eq!(sums, [1, 4, 1, 2]);
    assert_eq!(game.winner(), Some(Disc::White));
    let line: Vec<_> = ["e3", "d4", "c5", "b6"]
        .map(|name| name.parse().unwrap())
        .into();
    assert_eq!(game.winning_squares(), line);
}

/// Checks the reconstructed move order: no player missed a win.
#[test]
fn delphi_example_has_no_earlier_win() {
    let sequence = "cdecfbceeedd";
    for discs in 0..sequence.len() - 1 {
        let game = game(&sequence[..discs]);
        for column in game.moves() {
            let mut after = game;
            after.drop_into(column).unwrap();
            assert_eq!(after.winner(), None, "disc {discs}, then {column}");
        }
    }
}

#[test]
fn winning_squares_include_both_lines() {
    let before = game("465435455133");
    assert_eq!(before.winning_squares(), []);
    assert_eq!(game("4654354551332").winning_squares().len(), 7);
}

#[test]
fn axis_display() {
    assert_eq!(
        Axis::ALL.map(|axis| axis.to_string()),
        ["|", "/", "-", "\\"]
    );
}

#[test]
fn empty_grid_is_surrounded_by_border() {
    let board = empty_grid();
    for square in Square::all() {
        let is_in_grid = square.column() < 7 && square.row() < 6;
        let cell = if is_in_grid {
            Cell::Empty
        } else {
            Cell::Border
        };
        assert_eq!(board[square], cell, "{square}");
    }
}

#[test]
fn discs_stack_until_column_is_full() {
    let mut game = ConnectFour::new();
    let squares: Vec<_> = (0..6)
        .map(|_| game.drop_into(column("d")).unwrap().to_string())
        .collect();
    assert_eq!(squares, ["d6", "d5", "d4", "d3", "d2", "d1"]);
    let before = game;
    let full = game.drop_into(column("d")).unwrap_err();
    assert_eq!(full.to_string(), "column d is full: choose another");
    assert_eq!(game, before);
    assert_eq!(game.moves().count(), 6);
}

#[test]
fn four_in_line_wins_on_each_axis() {
    let wins = [
        ("1212121", Axis::Vertical),
        ("1122334", Axis::Horizontal),
        ("12234334464", Axis::Slash),
        ("76654554424", Axis::Backslash),
    ];
    for (sequence, axis) in wins {
        let game = game(sequence);
        assert_eq!(game.winner(), Some(Disc::Black), "{sequence}");
        let is_on_line =
            |square: &Square| four_through(game.board(), *square) == Some(axis);
        assert_eq!(Square::all().filter(is_on_line).count(), 4, "{sequence}");
        assert_eq!(game.moves().count(), 0);
    }
}

#[test]
fn middle_disc_completes_line_of_seven() {
    let game = game("1122335566774");
    assert_eq!(game.winner(), Some(Disc::Black));
    let middle: Square = "d6".parse().unwrap();
    assert_eq!(run(game.board(), middle, Axis::Horizontal).count(), 7);
}

#[test]
fn finished_game_rejects_disc() {
    let mut game = game("1212121");
    assert_eq!(game.drop_into(column("g")), Err(DropError::Over));
}

#[test]
fn full_grid_without_line_is_draw() {
    let game = game(DRAW);
    assert_eq!((game.dropped(), game.winner()), (42, None));
    assert!(game.is_over());
    let left = [Disc::Black, Disc::White].map(|disc| game.discs_left(disc));
    assert_eq!(left, [0, 0]);
}

/// A sequence that fills the grid without a line of four.
const DRAW: &str = "121212212121343434434343565656656565777777";

#[test]
fn perft_8() {
    let expected = [1, 7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234];
    for (depth, sequences) in expected.into_iter().enumerate() {
        let counted = count(&ConnectFour::new(), depth);
        assert_eq!(counted, sequences, "depth {depth}");
    }
}

/// Tests if four discs of a color are in a line, by checking every line of four
/// squares.
fn scan(board: &Board, disc: Disc) -> bool {
    let at = |row, column| board[Square::at(column, row)] == Cell::from(disc);
    let steps = [(0, 1), (1, 0), (1, 1), (1, -1)];
    (0..6).any(|row| {
        (0..7).any(|column| {
            steps.iter().any(|(down, right)| {
                (0..4).all(|n| at(row + n * down, column + n * right))
            })
        })
    })
}

/// Plays a game and compares the winner with that of `scan` after each disc.
fn compare_with_scan(choices: &[usize]) -> Result<(), TestCaseError> {
    let mut game = ConnectFour::new();
    for choice in choices {
        let moves: Vec<_> = game.moves().collect();
        if moves.is_empty() {
            break;
        }
        let mover = game.to_move();
        game.drop_into(moves[choice % moves.len()]).unwrap();
        let won = scan(game.board(), mover);
        prop_assert_eq!(game.winner(), won.then_some(mover));
    }
    let left = [Disc::Black, Disc::White].map(|disc| game.discs_left(disc));
    prop_assert_eq!(42 - left[0] - left[1], game.dropped());
    Ok(())
}

proptest! {
    #[test]
    fn winner_agrees_with_full_scan(
        choices in proptest::collection::vec(0..7_usize, 0..42)
    ) {
        compare_with_scan(&choices)?;
    }

    #[test]
    fn parse_errors_have_message(text in "[1-9a-zé ]{0,12}") {
        if let Err(error) = text.parse::<ConnectFour>() {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}
