//! The checks of `square_under`.

use board::{Point, Screen, Square};
use board_exercises::square_under::square_under;
use checks::{Task, square};

fn task() -> Task<(i32, i32), Square> {
    Task::new("square_under", |(x, y)| square_under(x, y))
        .contrast(|| [((72, 72), square("c3")), ((98, 98), square("d4"))])
        .mistake("It looks as if x and y changed places.", |(x, y)| {
            chapter((y, x))
        })
        .mistake(
            "`/` rounds toward zero: -1 / 26 is 0, which is column a or row 1.",
            |(x, y)| Square::at((x - 17) / 26, (y - 17) / 26),
        )
        .mistake(
            "It looks as if the board is a pixel too wide: it ends with 224.",
            |(x, y)| Square::new(((y - 17) / 26 * 8 + (x - 17) / 26) as usize),
        )
        .mistake(
            "It looks as if the last pixel was left out: the board ends with 224.",
            |(x, y)| match (x, y) {
                (17..224, 17..224) => chapter((x, y)),
                _ => Square::OVERFLOW,
            },
        )
        .mistake(
            "It looks as if the corner was forgotten: \
             a1 begins at pixel 17, not at 0.",
            |(x, y)| chapter((x + 17, y + 17)),
        )
}

fn chapter((x, y): (i32, i32)) -> Square {
    Screen::ARTICLE.square_at(Point { x, y })
}

#[test]
fn the_corner_of_the_board_is_on_a1() {
    task().expect([((17, 17), square("a1"))]);
}

#[test]
fn the_middle_of_c6_is_on_c6() {
    task().expect([((82, 160), square("c6"))]);
}

#[test]
fn a_square_ends_where_the_next_begins() {
    task().expect([((42, 100), square("a4")), ((43, 100), square("b4"))]);
    task().expect([((100, 42), square("d1")), ((100, 43), square("d2"))]);
}

#[test]
fn the_last_pixel_of_the_board_is_on_h8() {
    task().expect([((224, 224), square("h8"))]);
}

#[test]
fn the_pixel_after_the_last_is_on_no_square() {
    let beside = [(225, 100), (100, 225), (225, 225)];
    task().expect(beside.map(|pixel| (pixel, Square::OVERFLOW)));
}

#[test]
fn the_pixel_before_the_first_is_on_no_square() {
    let beside = [(16, 100), (100, 16), (16, 16)];
    task().expect(beside.map(|pixel| (pixel, Square::OVERFLOW)));
}

#[test]
fn every_pixel_is_answered_as_in_the_chapter() {
    let pixels = (-30..270).flat_map(|x| (-30..270).map(move |y| (x, y)));
    task().agrees_with(chapter, pixels);
}
