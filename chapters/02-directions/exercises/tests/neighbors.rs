//! The checks of `neighbors`.

use board::Square;
use checks::{Task, square};
use directions::other_ways::offset;
use directions::{Direction, next, ray};
use directions_exercises::neighbors::neighbors;

fn task() -> Task<(Square,), Vec<Square>> {
    Task::new("neighbors", |(square,)| neighbors(square))
        .contrast(|| {
            [
                (
                    (square("c6"),),
                    in_directions(square("c6"), &Direction::ALL),
                ),
                (
                    (square("d5"),),
                    in_directions(square("d5"), &Direction::ALL),
                ),
            ]
        })
        .mistake(
            "It looks as if the sentinel is in the list: it is no square.",
            |(square,)| Direction::ALL.map(|d| next(square, d)).to_vec(),
        )
        .mistake(
            "It looks as if the diagonals are missing: \
             there are eight directions.",
            |(square,)| {
                let straight = [0, 2, 4, 6].map(|turn| Direction::ALL[turn]);
                in_directions(square, &straight)
            },
        )
        .mistake(
            "The squares are right, their order is not: \
             clockwise, and north is the first.",
            |(square,)| {
                let mut sorted = in_directions(square, &Direction::ALL);
                sorted.sort();
                sorted
            },
        )
        .mistake(
            "It looks as if a step ran over the edge into another row.",
            |(square,)| by_index(square),
        )
}

fn in_directions(from: Square, directions: &[Direction]) -> Vec<Square> {
    directions
        .iter()
        .flat_map(|&d| ray(from, d).next())
        .collect()
}

/// What steps by index give, which do not see the edges left and right.
fn by_index(from: Square) -> Vec<Square> {
    Direction::ALL
        .map(|direction| {
            let (right, down) = offset(direction);
            Square::new((from.index() as i32 + right + 8 * down) as usize)
        })
        .into_iter()
        .filter(|square| square.is_on_board())
        .collect()
}

#[track_caller]
fn expect(from: &str, around: &[&str]) {
    let around = around.iter().map(|name| square(name)).collect();
    task().expect([((square(from),), around)]);
}

#[test]
fn c6_has_eight_neighbors_clockwise_from_north() {
    expect("c6", &["c5", "d5", "d6", "d7", "c7", "b7", "b6", "b5"]);
}

#[test]
fn a_square_at_an_edge_has_five() {
    expect("d1", &["e1", "e2", "d2", "c2", "c1"]);
    expect("h4", &["h3", "h5", "g5", "g4", "g3"]);
}

#[test]
fn a_square_in_a_corner_has_three() {
    expect("a1", &["b1", "b2", "a2"]);
    expect("h8", &["h7", "g8", "g7"]);
}

#[test]
fn the_sentinel_has_none() {
    task().expect([((Square::OVERFLOW,), vec![])]);
}

#[test]
fn all_neighbors_are_where_the_rays_of_the_chapter_begin() {
    task().agrees_with(
        |(square,)| in_directions(square, &Direction::ALL),
        Square::all().map(|square| (square,)),
    );
}
