//! The checks of `direction_to`.

use board::Square;
use checks::{Task, square};
use directions::{Direction, next, ray};
use directions_exercises::direction_to::direction_to;

#[impostor_macros::add_mistakes]
fn task() -> Task<(Square, Square), Option<Direction>> {
    Task::new("direction_to", |(from, to)| direction_to(from, to)).contrast(
        |random| {
            let from = random.square(1);
            (from, next(from, random.one_of(&Direction::ALL)))
        },
        reference,
    )
}

fn first(fits: impl Fn(Direction) -> bool) -> Option<Direction> {
    Direction::ALL
        .into_iter()
        .find(|&direction| fits(direction))
}

fn reference((from, to): (Square, Square)) -> Option<Direction> {
    first(|direction| ray(from, direction).any(|square| square == to))
}

#[track_caller]
fn expect<const N: usize>(from: &str, lines: [(&str, Direction); N]) {
    task().expect(
        lines.map(|(to, direction)| {
            ((square(from), square(to)), Some(direction))
        }),
    );
}

#[track_caller]
fn expect_none<const N: usize>(from: &str, to: [&str; N]) {
    task().expect(to.map(|to| ((square(from), square(to)), None)));
}

#[test]
fn a_direction_leads_to_each_square_around_it() {
    expect("c6", [("d6", Direction::East), ("c5", Direction::North)]);
    expect("c6", [("b6", Direction::West), ("c7", Direction::South)]);
    expect("c6", [("d5", Direction::NorthEast)]);
    expect("c6", [("d7", Direction::SouthEast)]);
    expect("c6", [("b7", Direction::SouthWest)]);
    expect("c6", [("b5", Direction::NorthWest)]);
}

#[test]
fn a_direction_leads_as_far_as_the_edge() {
    expect("c6", [("h6", Direction::East), ("c1", Direction::North)]);
    expect("c6", [("a6", Direction::West), ("c8", Direction::South)]);
    expect("c6", [("h1", Direction::NorthEast)]);
    expect("c6", [("a4", Direction::NorthWest)]);
}

#[test]
fn no_direction_leads_where_a_knight_jumps() {
    expect_none("c6", ["d8", "e7", "d4", "b4", "a5", "b8"]);
}

#[test]
fn no_direction_leads_past_the_edge() {
    expect_none("h4", ["a6", "a5", "b5"]);
    expect_none("a4", ["h2", "h3"]);
}

#[test]
fn no_direction_leads_to_the_square_itself() {
    expect_none("c6", ["c6"]);
}

#[test]
fn no_direction_leads_to_the_sentinel_or_away_from_it() {
    let (h8, sentinel) = (square("h8"), Square::OVERFLOW);
    let pairs = [(h8, sentinel), (sentinel, h8), (sentinel, sentinel)];
    task().expect(pairs.map(|pair| (pair, None)));
}

#[test]
fn every_pair_of_squares_agrees_with_the_rays_of_the_chapter() {
    let pairs = (0..=64).flat_map(|from| {
        (0..=64).map(move |to| (Square::new(from), Square::new(to)))
    });
    task().agrees_with(reference, pairs);
}
