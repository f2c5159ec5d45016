//! The checks of `four_in_a_row`.

use bitboards_exercises::four_in_a_row::four_in_a_row;
use board::Square;
use checks::{Task, mask, random_squares, squares};
use directions::{Direction, next};

type Call = (Vec<Square>,);

fn task() -> Task<Call, bool> {
    Task::new("four_in_a_row", |(squares,): Call| {
        four_in_a_row(mask(&squares))
    })
    .contrast(
        |random| {
            let (column, row) =
                (random.below(5) as i32, random.below(8) as i32);
            let length = random.one_of(&[2, 4]);
            ((0..length)
                .map(|right| Square::at(column + right, row))
                .collect(),)
        },
        |(squares,): Call| longest(&squares, &Direction::ALL) >= 4,
    )
    .mistake(
        "It looks as if a line wrapped around: it left the board on one side \
             and went on at the other.",
        |(squares,): Call| {
            let mask = mask(&squares);
            [1, 7, 8, 9].into_iter().any(|step| {
                let pairs = mask & mask << step;
                pairs & pairs << (2 * step) != 0
            })
        },
    )
    .mistake("Three in a row aren't four.", |(squares,): Call| {
        longest(&squares, &Direction::ALL) >= 3
    })
    .mistake(
        "It looks as if you left out one of the diagonals.",
        |call| without(call, Direction::SouthEast),
    )
    .mistake(
        "It looks as if you left out one of the diagonals.",
        |call| without(call, Direction::SouthWest),
    )
    .mistake("It looks as if you left out the columns.", |call| {
        without(call, Direction::South)
    })
    .mistake(
        "It looks as if you left out the diagonals.",
        |(squares,): Call| {
            longest(&squares, &[Direction::East, Direction::South]) >= 4
        },
    )
    .mistake(
        "The four have to be next to each other, without a gap.",
        |(squares,): Call| {
            let has = |square: &Square| squares.contains(square);
            squares.iter().any(|&square| {
                Direction::ALL.into_iter().any(|way| {
                    let line = line(square, way);
                    let both = has(&line[0]) && has(&line[1]);
                    both && (has(&line[2]) && has(&line[3])
                        || has(&line[3]) && has(&line[4]))
                })
            })
        },
    )
}

/// A square and the next four in a direction.
fn line(from: Square, way: Direction) -> [Square; 5] {
    let mut line = [from; 5];
    for at in 1..5 {
        line[at] = next(line[at - 1], way);
    }
    line
}

/// Whether there are four in a row in another way than this one.
fn without((squares,): Call, way: Direction) -> bool {
    use Direction::{East, South, SouthEast, SouthWest};
    let ways = [East, South, SouthEast, SouthWest].into_iter();
    let ways: Vec<_> = ways.filter(|other| *other != way).collect();
    longest(&squares, &ways) >= 4
}

/// The longest row in one of these directions.
fn longest(squares: &[Square], ways: &[Direction]) -> usize {
    let length = |from: Square, way: Direction| {
        let steps = std::iter::successors(Some(from), |&square| {
            Some(next(square, way))
        });
        steps.take_while(|square| squares.contains(square)).count()
    };
    let rows = squares
        .iter()
        .flat_map(|&from| ways.iter().map(move |&way| length(from, way)));
    rows.max().unwrap_or(0)
}

#[track_caller]
fn expect(names: &str, is_one: bool) {
    task().expect([((squares(names),), is_one)]);
}

#[test]
fn four_side_by_side() {
    expect("c2 d2 e2 f2", true);
    expect("a8 b8 c8 d8", true);
    expect("e5 e6 e7 e8", true);
}

#[test]
fn four_on_a_diagonal() {
    expect("e5 f6 g7 h8", true);
    expect("d1 c2 b3 a4", true);
}

#[test]
fn three_are_too_few() {
    expect("c2 d2 e2", false);
    expect("c2 d3 e4 g6", false);
}

#[test]
fn two_pairs_with_a_gap() {
    expect("a1 b1 d1 e1", false);
}

#[test]
fn a_row_ends_at_the_edge() {
    expect("g3 h3 a4 b4", false);
    expect("b2 a3 h3 g4", false);
}

#[test]
fn two_hundred_masks_have_four_in_a_row_or_not() {
    let expected = |(squares,): Call| longest(&squares, &Direction::ALL) >= 4;
    task().agrees_with(expected, random_squares(3).map(|squares| (squares,)));
}
