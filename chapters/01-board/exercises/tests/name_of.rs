//! The checks of `name_of`.

use board::Square;
use board_exercises::name_of::name_of;
use checks::Task;

fn task() -> Task<(usize,), String> {
    Task::new("name_of", |(index,)| name_of(index))
        .contrast(|| [((0,), "a1".to_owned()), ((63,), "h8".to_owned())])
        .mistake(
            "It looks as if an index past 63 got a name: no square is there.",
            |(index,)| match index {
                0..64 => String::new(),
                _ => name(index % 8, index / 8 + 1),
            },
        )
        .mistake(
            "It looks as if letter and number changed places.",
            |(index,)| on_board(index, name(index / 8, index % 8 + 1)),
        )
        .mistake("The letter comes first.", |(index,)| {
            let name = name(index % 8, index / 8 + 1);
            on_board(index, name.chars().rev().collect())
        })
        .mistake(
            "It looks as if rows were named from 0: players count from 1.",
            |(index,)| on_board(index, name(index % 8, index / 8)),
        )
        .mistake(
            "Almost: the letter of a square is a small one.",
            |(index,)| name(index % 8, index / 8 + 1).to_uppercase(),
        )
}

/// Nothing, for an index past the board: what is wrong there is another mistake.
fn on_board(index: usize, name: String) -> String {
    if index < 64 { name } else { String::new() }
}

fn name(letter: usize, number: usize) -> String {
    format!("{}{number}", (b'a' + letter as u8) as char)
}

#[track_caller]
fn expect<const N: usize>(names: [(usize, &str); N]) {
    task().expect(names.map(|(index, name)| ((index,), name.to_string())));
}

#[test]
fn the_first_square_is_a1() {
    expect([(0, "a1")]);
}

#[test]
fn the_letter_is_the_column_and_the_number_is_the_row() {
    expect([(1, "b1"), (7, "h1"), (8, "a2"), (42, "c6"), (63, "h8")]);
}

#[test]
fn the_sentinel_is_off_the_board() {
    expect([(64, "off the board")]);
}

#[test]
fn every_index_is_named_as_in_the_chapter() {
    let chapter = |(index,)| Square::new(index).to_string();
    task().agrees_with(chapter, (0..300).map(|index| (index,)));
    task().agrees_with(chapter, [(usize::MAX,)]);
}
