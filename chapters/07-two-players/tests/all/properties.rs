//! What holds whatever is typed, under every rule.

use std::io::Cursor;

use board::{Board, Cell, Disc};
use end_of_game::{Position, Score};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use two_players::{Command, Keyboard, Othello, Rules, Session, Size, Status};

fn any_rules() -> impl Strategy<Value = Rules> {
    let size = select(vec![Size::Four, Size::Six, Size::Eight]);
    let first = select(vec![Disc::Black, Disc::White]);
    (size, any::<bool>(), first, any::<bool>()).prop_map(
        |(size, is_sheet, to_move, house_rule)| Rules {
            start: Position {
                board: if is_sheet {
                    size.sheet_start()
                } else {
                    size.start()
                },
                to_move,
            },
            house_rule,
        },
    )
}

/// A line as people type it, or anything else.
fn any_line() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        20 => "[a-h][1-8]".prop_map(String::into_bytes),
        5 => "[1-8][1-8]".prop_map(String::into_bytes),
        5 => "pass|undo|moves|help|yes|".prop_map(String::into_bytes),
        1 => "quit|fin".prop_map(String::into_bytes),
        1 => prop::collection::vec(any::<u8>(), 0..8),
    ]
}

/// All that a session shows.
fn shown(rules: Rules, lines: &[Vec<u8>]) -> String {
    let mut output = Vec::new();
    let keyboard = Keyboard::new(Cursor::new(lines.join(&b'\n')));
    let start = Othello::new(rules);
    Session::new(["", ""], start, keyboard, &mut output)
        .run()
        .unwrap();
    String::from_utf8(output).unwrap()
}

fn discs(board: &Board) -> usize {
    board.count(Cell::Black) + board.count(Cell::White)
}

proptest! {
    #[test]
    fn any_lines_come_to_a_polite_end(
        rules in any_rules(),
        lines in prop::collection::vec(any_line(), 0..200),
    ) {
        prop_assert!(shown(rules, &lines).ends_with("Goodbye.\n"));
    }

    #[test]
    fn any_choices_come_to_the_end_of_a_game(
        rules in any_rules(),
        choices in prop::collection::vec(any::<Index>(), 140),
    ) {
        let mut game = Othello::new(rules);
        for choice in choices {
            let before = *game.position();
            match game.status() {
                Status::Over => break,
                Status::Pass => game.pass().unwrap(),
                Status::Choose if choice.index(2) == 0 => game.pass().unwrap(),
                Status::Move | Status::Choose => {
                    game.place(*choice.get(&game.moves())).unwrap();
                    let after = discs(&game.position().board);
                    prop_assert_eq!(after, discs(&before.board) + 1);
                }
            }
            prop_assert_eq!(
                game.position().to_move,
                before.to_move.opponent()
            );
        }
        prop_assert_eq!(game.status(), Status::Over);
        let score = Score::result(&game.position().board);
        let squares = 64 - game.position().board.count(Cell::Border);
        prop_assert_eq!(score.black + score.white, squares);
    }

    #[test]
    fn any_text_is_a_command_or_an_error(text in ".*") {
        let _ = text.parse::<Command>();
    }
}

#[test]
fn row_and_column_are_the_square_with_the_letter_first() {
    for row in 1..=8 {
        for column in 1..=8 {
            let letter = char::from(b'a' + column - 1);
            assert_eq!(
                format!("{row}{column}").parse::<Command>(),
                format!("{letter}{row}").parse::<Command>()
            );
        }
    }
}
