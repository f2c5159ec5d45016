//! Pictures of squares, directions and games that begin.

use ::board::{Board, Cell, Disc, Square};
use connect_four::Axis;
use directions::Direction;
use page_boards::english::join_and;
use page_boards::{Scan, scan};
use pretty_assertions::assert_eq;

use super::Picture;
use crate::positions::{MOVES_BEFORE_C6, position_after};

#[test]
fn row_has_all_indexes() {
    let row = Picture::open("row");
    row.assert_texts(Square::all().map(Square::index));
    let h4 = Square::at(7, 3);
    let a5 = Square::new(h4.index() + 1);
    row.assert_described(&format!("{h4} and {a5} are on opposite sides of the board"));
    row.assert_described(&format!("neighbors, {} and {}", h4.index(), a5.index()));
    let sentinel = Square::OVERFLOW.index();
    row.assert_described(&format!("the sentinel, {sentinel}."));
    assert_eq!(row.texts().last().unwrap(), &sentinel.to_string());
}

#[test]
fn wrap_goes_from_h4_to_a5() {
    let f4 = Square::at(5, 3);
    let h4 = Square::new(f4.index() + 2);
    let a5 = Square::new(f4.index() + 3);
    let wrap = Picture::open("wrap");
    wrap.assert_described(&format!("A walk east from {f4}"));
    wrap.assert_described(&format!(
        "after {h4}, comes back in at the left edge on {a5}"
    ));
}

#[test]
fn matrix_has_discs_of_start() {
    let start = Board::start();
    let digit = |square| match start[square] {
        Cell::Black => '1',
        Cell::White => '2',
        _ => '0',
    };
    let rows: Vec<String> = (0..8)
        .map(|row| {
            (0..8)
                .map(|column| digit(Square::at(column, row)))
                .collect()
        })
        .collect();
    let texts = Picture::open("matrix").texts();
    assert_eq!(texts[0], "012345678");
    assert_eq!(texts[texts.len() - 8..], rows);
}

#[test]
fn neighbors_of_c6_have_their_indexes() {
    let texts = Picture::open("neighbors").texts();
    let number = |text: &str| text.replace('−', "-").parse::<i32>().unwrap();
    let c6 = Square::at(2, 5);
    assert_eq!(number(&texts[0]), c6.index() as i32);
    // Each index is followed by the sum of steps that leads to it.
    for (direction, pair) in Direction::ALL.into_iter().zip(texts[1..].chunks(2)) {
        let neighbor = directions::next(c6, direction).index() as i32;
        let steps: i32 = pair[1].split(' ').map(number).sum();
        assert_eq!(number(&pair[0]), neighbor, "{direction}");
        assert_eq!(c6.index() as i32 + steps, neighbor, "{direction}");
    }
}

#[test]
fn walks_end_where_brackets_are_searched() {
    let white_row = "---------------------------OX------XO------OOOOO----------------"
        .parse()
        .unwrap();
    let board = position_after(MOVES_BEFORE_C6).board;
    let walks = [
        (&board, Direction::South),
        (&board, Direction::North),
        (&white_row, Direction::East),
    ];
    let c6 = Square::at(2, 5);
    let mut texts = Vec::new();
    let mut answers = Vec::new();
    let mut brackets = 0;
    for (board, direction) in walks {
        let Scan {
            run,
            end,
            is_bracket,
            ..
        } = scan(board, c6, direction, Disc::Black);
        let names: Vec<_> = run
            .iter()
            .chain([&end])
            .map(|&square| match square {
                Square::OVERFLOW => square.index().to_string(),
                _ => square.to_string(),
            })
            .collect();
        let answer = if is_bracket {
            "that's the answer"
        } else {
            "the answer is none"
        };
        answers.push(format!(
            "From {c6}, end is on {}, and {answer}.",
            join_and(&names)
        ));
        texts.push(c6.to_string());
        texts.extend(names.iter().cloned());
        texts.extend((1..=names.len()).map(|step| step.to_string()));
        brackets += usize::from(is_bracket);
    }
    let picture = Picture::open("walks");
    assert_eq!(picture.texts(), texts);
    assert_eq!(picture.text_alternative(), answers.join(" "));
    assert_eq!(picture.count_class("board-bracket"), brackets);
    assert_eq!(picture.count_class("board-wrong"), walks.len() - brackets);
}

#[test]
fn axes_have_names_of_connect_four() {
    let axes = Axis::ALL.map(|axis| format!("{axis:?}").to_lowercase());
    let axes = join_and(&axes);
    assert!(
        Picture::open("axes")
            .text_alternative()
            .ends_with(&format!(": {axes}."))
    );
}
