//! Tests of the board, its cells and its text forms.

use board::{Board, Cell, Disc, Square};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use proptest::prelude::*;

#[test]
fn starting_position() {
    assert_snapshot!(Board::start(), @r"
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . W B . . .
    5 . . . B W . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    ");
}

#[test]
fn starting_position_as_line() {
    assert_snapshot!(
        Board::start().to_line(),
        @"---------------------------OX------XO---------------------------"
    );
}

#[test]
fn sentinel_holds_border() {
    assert_eq!(Board::start()[Square::OVERFLOW], Cell::Border);
}

#[test]
#[should_panic(expected = "the sentinel's cell never changes")]
fn set_panics_on_sentinel() {
    Board::empty().set(Square::OVERFLOW, Cell::Black);
}

#[test]
fn counts_cells_at_start() {
    let board = Board::start();
    let cells = [Cell::Black, Cell::White, Cell::Empty, Cell::Border];
    assert_eq!(cells.map(|cell| board.count(cell)), [2, 2, 60, 0]);
}

#[test]
fn parses_lines_and_diagrams() {
    let line =
        "---------------------------OX------XO---------------------------";
    let rows = "........ ........ ........ ...wb... ...bw... ........ ........ ........";
    let diagram = "ABCDEFGH\n1--------\n2--------\n3--------\n4---O*---\n\
                5---*O---\n6--------\n7--------\n8--------\n";
    for text in [line, rows, diagram] {
        assert_eq!(text.parse(), Ok(Board::start()), "{text}");
    }
}

#[test]
fn board_parse_error_messages() {
    let unknown = Board::start().to_line().replace('X', "?");
    let errors = ["", "-X", &unknown].map(|text| {
        text.parse::<Board>()
            .map_err(|error| error.to_string())
            .unwrap_err()
    });
    assert_snapshot!(errors.join("\n"), @r"
    a board has 64 squares, but this text has 0: write 64 characters, or paste a diagram
    a board has 64 squares, but this text has 2: write 64 characters, or paste a diagram
    e4 can't be '?': write B or X for black, W or O for white, . or - for empty
    ");
}

#[test]
fn disc_parses_from_name_or_symbol() {
    for (disc, symbols) in [(Disc::Black, "bBxX*"), (Disc::White, "wWoO")] {
        assert_eq!(disc.to_string().parse(), Ok(disc));
        for symbol in symbols.chars() {
            assert_eq!(symbol.to_string().parse(), Ok(disc));
        }
    }
    assert_snapshot!(
        "green".parse::<Disc>().unwrap_err(),
        @r#""green" isn't a color: write black or white"#
    );
}

fn any_board() -> impl Strategy<Value = Board> {
    let cell = prop::sample::select(vec![
        Cell::Empty,
        Cell::Black,
        Cell::White,
        Cell::Border,
    ]);
    prop::collection::vec(cell, 64).prop_map(|cells| {
        let mut board = Board::empty();
        for (square, cell) in Square::all().zip(cells) {
            board.set(square, cell);
        }
        board
    })
}

proptest! {
    #[test]
    fn board_text_round_trips(board in any_board()) {
        prop_assert_eq!(board.to_string().parse(), Ok(board));
        prop_assert_eq!(board.to_line().parse(), Ok(board));
    }
}
