//! The checks of `ray_length`.

use board::Square;
use checks::{Task, square};
use directions::{Direction, ray};
use directions_exercises::ray_length::ray_length;

#[impostor_macros::add_mistakes]
fn task() -> Task<(Square, Direction), usize> {
    Task::new("ray_length", |(square, direction)| {
        ray_length(square, direction)
    })
    .contrast(
        |random| {
            (
                random.square(0),
                random.one_of(&[Direction::North, Direction::South]),
            )
        },
        |(square, direction)| ray(square, direction).count(),
    )
}

#[track_caller]
fn expect(from: &str, direction: Direction, length: usize) {
    task().expect([((square(from), direction), length)]);
}

#[test]
fn there_are_five_squares_north_of_c6() {
    expect("c6", Direction::North, 5);
}

#[test]
fn there_are_five_squares_east_of_c6() {
    expect("c6", Direction::East, 5);
}

#[test]
fn a_diagonal_ends_at_the_first_edge_it_meets() {
    expect("c6", Direction::SouthEast, 2);
    expect("c6", Direction::NorthWest, 2);
}

#[test]
fn there_is_nothing_past_the_edge() {
    expect("h4", Direction::East, 0);
    expect("h4", Direction::NorthEast, 0);
}

#[test]
fn no_walk_leads_away_from_the_sentinel() {
    let sentinel = Square::OVERFLOW;
    task().expect(Direction::ALL.map(|d| ((sentinel, d), 0)));
}

#[test]
fn every_walk_is_as_long_as_the_ray_of_the_chapter() {
    let walks =
        Square::all().flat_map(|square| Direction::ALL.map(|d| (square, d)));
    task().agrees_with(|(square, d)| ray(square, d).count(), walks);
}
