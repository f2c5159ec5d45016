//! The checks of `flipped_squares`. The order of the squares does not matter:
//! both lists are sorted before they are compared.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, board, positions, random_boards, square};
use directions::other_ways::offset;
use directions::{Direction, next, ray};
use flipping::flips;
use flipping_exercises::flipped_squares::flipped_squares;
use legal_moves::bracket;

type Call = (Board, Square, Disc);

fn task() -> Task<Call, Vec<Square>> {
    Task::new("flipped_squares", |(board, square, disc)| {
        sorted(flipped_squares(&board, square, disc))
    })
    .contrast(one_run, chapter)
    .mistake(
        "The disc just placed is in your list: it doesn't turn over.",
        |call| sorted([chapter(call), vec![call.1]].concat()),
    )
    .mistake(
        "The closing disc is in your list: it's the right color already.",
        |call| everywhere(&call, run_and_closing_disc),
    )
    .mistake(
        "This is a chain reaction: \
         only what the placed disc brackets turns over.",
        chain_reaction,
    )
    .mistake(
        "It looks as if the search stopped \
         at the first direction that brackets.",
        |call| {
            let mut runs = Direction::ALL.map(|d| run(&call, d)).into_iter();
            let first = runs.find(|run| !run.is_empty());
            sorted(first.unwrap_or_default())
        },
    )
    .mistake(
        "It looks as if the search stopped at a direction that brackets \
         nothing: the others may still bracket.",
        |call| {
            let runs = Direction::ALL.map(|d| run(&call, d)).into_iter();
            sorted(runs.take_while(|run| !run.is_empty()).flatten().collect())
        },
    )
    .mistake(
        "It looks as if a run went on over the edge into another row.",
        |call| everywhere(&call, by_index),
    )
    .mistake(
        "It looks as if you flipped a run that none of your own discs closes.",
        |call| everywhere(&call, open_run),
    )
    .mistake(
        "It looks as if the flipping went on \
         past the disc that closes the run.",
        |call| everywhere(&call, past_the_end),
    )
    .mistake(
        "It looks as if you left out the diagonals: \
             there are eight directions.",
        |call| in_directions(&call, &[0, 2, 4, 6], run),
    )
    .mistake(
        "It looks as if you left out a direction: there are eight.",
        |call| in_directions(&call, &[0, 1, 2, 3, 4, 5, 6], run),
    )
}

fn sorted(mut squares: Vec<Square>) -> Vec<Square> {
    squares.sort();
    squares
}

fn chapter((board, square, disc): Call) -> Vec<Square> {
    let flips = flips(&board, square, disc);
    sorted(flips.map(|flip| flip.square).collect())
}

type Look = fn(&Call, Direction) -> Vec<Square>;

fn everywhere(call: &Call, look: Look) -> Vec<Square> {
    in_directions(call, &[0, 1, 2, 3, 4, 5, 6, 7], look)
}

fn in_directions(call: &Call, turns: &[usize], look: Look) -> Vec<Square> {
    let found = turns.iter().map(|&turn| look(call, Direction::ALL[turn]));
    sorted(found.flatten().collect())
}

/// What turns over in one direction.
fn run(call: &Call, direction: Direction) -> Vec<Square> {
    let mut run = run_and_closing_disc(call, direction);
    run.pop();
    run
}

fn run_and_closing_disc(
    (board, square, disc): &Call,
    direction: Direction,
) -> Vec<Square> {
    match bracket(board, *square, direction, *disc) {
        None => Vec::new(),
        Some(end) => {
            let run = ray(*square, direction).take_while(|&s| s != end);
            run.chain([end]).collect()
        }
    }
}

/// The opponent's discs in one direction, whatever comes after them.
fn open_run((board, square, disc): &Call, d: Direction) -> Vec<Square> {
    let opponent = Cell::from(disc.opponent());
    ray(*square, d)
        .take_while(|&s| board[s] == opponent)
        .collect()
}

/// The opponent's discs up to the last one that any own disc closes.
fn past_the_end(call: &Call, direction: Direction) -> Vec<Square> {
    let (board, square, disc) = call;
    if run(call, direction).is_empty() {
        return Vec::new();
    }
    let discs = ray(*square, direction).take_while(|&s| !is_free(board, s));
    let discs: Vec<_> = discs.collect();
    let own = |&s: &Square| board[s] == Cell::from(*disc);
    let last = discs.iter().rposition(own).unwrap_or(0);
    discs[..last].iter().filter(|s| !own(s)).copied().collect()
}

fn is_free(board: &Board, square: Square) -> bool {
    board[square] == Cell::Empty
}

/// The run in a row of 64 squares, which has no edges.
fn by_index((board, square, disc): &Call, direction: Direction) -> Vec<Square> {
    let (right, down) = offset(direction);
    let step = |n| (square.index() as i32 + n * (right + 8 * down)) as usize;
    let walk = || (1..).map(|n| Square::new(step(n)));
    let opponent = Cell::from(disc.opponent());
    let end = walk().find(|&s| board[s] != opponent);
    match end.filter(|&end| board[end] == Cell::from(*disc)) {
        None => Vec::new(),
        Some(end) => walk().take_while(|&s| s != end).collect(),
    }
}

/// Each disc that turned over flips others in its turn.
fn chain_reaction((board, square, disc): Call) -> Vec<Square> {
    let mut after = board;
    let mut placed = vec![square];
    while let Some(square) = placed.pop() {
        for flip in flips(&after.clone(), square, disc) {
            after.set(flip.square, disc.into());
            placed.push(flip.square);
        }
    }
    let flipped = |&s: &Square| after[s] != board[s];
    Square::all().filter(flipped).collect()
}

#[track_caller]
fn expect(board: Board, from: &str, disc: Disc, flipped: &[&str]) {
    let flipped = flipped.iter().map(|name| square(name)).collect();
    task().expect([((board, square(from), disc), sorted(flipped))]);
}

#[test]
fn f5_flips_e5() {
    expect(Board::start(), "f5", Disc::Black, &["e5"]);
}

#[test]
fn each_of_the_eight_directions_counts() {
    let d4 = square("d4");
    let mut board = Board::empty();
    for direction in Direction::ALL {
        let white = next(d4, direction);
        board.set(white, Cell::White);
        board.set(next(white, direction), Cell::Black);
    }
    let around = ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"];
    expect(board, "d4", Disc::Black, &around);
}

#[test]
fn a5_starts_no_chain_reaction() {
    expect(positions::a5(), "a5", Disc::Black, &["b5", "c5"]);
}

#[test]
fn d2_flips_a_column_and_a_diagonal() {
    let flipped = ["d3", "e3", "d4", "d5"];
    expect(positions::d2(), "d2", Disc::White, &flipped);
}

#[test]
fn c6_leaves_d6_and_e6() {
    let flipped = ["c4", "b5", "c5", "b6", "d7"];
    expect(positions::c6(), "c6", Disc::Black, &flipped);
}

#[test]
fn c6_flips_d6_and_e6_too_once_black_has_f6() {
    let mut board = positions::c6();
    board.set(square("f6"), Cell::Black);
    let flipped = ["c4", "b5", "c5", "b6", "d6", "e6", "d7"];
    expect(board, "c6", Disc::Black, &flipped);
}

#[test]
fn your_first_disc_closes_the_run() {
    let two_runs = board(
        "- - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - W B W W B - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -",
    );
    expect(two_runs, "a4", Disc::Black, &["b4"]);
}

/// Three white discs reach the edge; a5 is the next square in the row of 64.
#[test]
fn the_edge_closes_no_run() {
    let to_the_edge = board(
        "- - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - W W W
         B - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -",
    );
    expect(to_the_edge, "e4", Disc::Black, &[]);
}

#[test]
fn each_answer_to_f5_flips_one_disc() {
    let board = positions::f5_played();
    expect(board, "f4", Disc::White, &["e4"]);
    expect(board, "f6", Disc::White, &["e5"]);
    expect(board, "d6", Disc::White, &["d5"]);
}

#[test]
fn a_square_that_brackets_nothing_flips_nothing() {
    expect(Board::start(), "c3", Disc::Black, &[]);
    task().expect([((Board::start(), Square::OVERFLOW, Disc::Black), vec![])]);
}

#[test]
fn every_empty_square_of_60_boards_flips_what_it_does_in_the_chapter() {
    for board in random_boards().take(60) {
        let empty = Square::all().filter(|&s| is_free(&board, s));
        let calls = empty.flat_map(|square| {
            [Disc::Black, Disc::White].map(|disc| (board, square, disc))
        });
        task().agrees_with(chapter, calls);
    }
}

/// A run of one disc, and nothing else.
fn one_run(random: &mut Random) -> Call {
    let square = random.square(2);
    let ways = [Direction::East, Direction::South, Direction::West];
    let way = random.one_of(&ways);
    let mut board = Board::empty();
    board.set(next(square, way), Cell::White);
    board.set(next(next(square, way), way), Cell::Black);
    (board, square, Disc::Black)
}
