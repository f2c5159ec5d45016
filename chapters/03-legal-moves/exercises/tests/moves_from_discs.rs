//! The checks of `moves_from_discs`.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, board, positions, random_boards, square};
use directions::other_ways::offset;
use directions::{Direction, ray};
use legal_moves::legal_moves;
use legal_moves_exercises::moves_from_discs::moves_from_discs;

type Call = (Board, Disc);

fn task() -> Task<Call, Vec<Square>> {
    Task::new("moves_from_discs", |(board, disc)| {
        moves_from_discs(&board, disc)
    })
    .contrast(two_discs, chapter)
    .mistake(
        "It looks as if you listed a square for each disc that sees it: \
             once is enough.",
        |call| sorted(seen(&call, run)),
    )
    .mistake(
        "You sorted them by name: \
             row 3 comes before row 4, so d3 before c4.",
        |call| {
            let mut moves = chapter(call);
            moves.sort_by_key(Square::to_string);
            moves
        },
    )
    .mistake(
        "The right squares in the wrong order: sort them from a1 to h8.",
        |call| {
            let mut moves = Vec::new();
            for square in seen(&call, run) {
                if !moves.contains(&square) {
                    moves.push(square);
                }
            }
            moves
        },
    )
    .mistake(
        "The squares are listed as they were found: \
         sort them from a1 to h8, and list each once.",
        |call| seen(&call, run),
    )
    .mistake(
        "It looks as if you allow nothing in between: \
             a run has at least one disc.",
        |call| each_once(seen(&call, run_or_nothing)),
    )
    .mistake(
        "It looks as if a walk went over your own discs: \
         only the opponent's make a run.",
        |call| each_once(seen(&call, any_discs)),
    )
    .mistake(
        "It looks as if a walk ran over the edge into another row.",
        |call| each_once(seen(&call, by_index)),
    )
}

fn chapter((board, disc): Call) -> Vec<Square> {
    legal_moves(&board, disc).collect()
}

fn sorted(mut squares: Vec<Square>) -> Vec<Square> {
    squares.sort();
    squares
}

fn each_once(squares: Vec<Square>) -> Vec<Square> {
    let mut squares = sorted(squares);
    squares.dedup();
    squares
}

type Look = fn(&Call, Square, Direction) -> Option<Square>;

/// What a way of looking finds: disc by disc, and clockwise from north.
fn seen(call: &Call, look: Look) -> Vec<Square> {
    let (board, disc) = *call;
    Square::all()
        .filter(|&own| board[own] == Cell::from(disc))
        .flat_map(|own| Direction::ALL.map(|d| look(call, own, d)))
        .flatten()
        .collect()
}

/// The square behind a run of the opponent's discs, if it is empty.
fn run(call: &Call, own: Square, direction: Direction) -> Option<Square> {
    let neighbor = ray(own, direction).next();
    run_or_nothing(call, own, direction).filter(|_| {
        neighbor.is_some_and(|s| call.0[s] == Cell::from(call.1.opponent()))
    })
}

/// The same, and an empty square right beside the disc.
fn run_or_nothing(
    (board, disc): &Call,
    own: Square,
    direction: Direction,
) -> Option<Square> {
    let opponent = Cell::from(disc.opponent());
    ray(own, direction)
        .find(|&s| board[s] != opponent)
        .filter(|&s| board[s] == Cell::Empty)
}

/// The first empty square, if an opponent's disc lies beside this one.
fn any_discs(
    (board, disc): &Call,
    own: Square,
    d: Direction,
) -> Option<Square> {
    let neighbor = ray(own, d).next()?;
    let is_run = board[neighbor] == Cell::from(disc.opponent());
    let end = ray(own, d).find(|&s| board[s] == Cell::Empty);
    end.filter(|_| is_run)
}

/// The square behind a run, in a row of 64 squares that has no edges.
fn by_index((board, disc): &Call, own: Square, d: Direction) -> Option<Square> {
    let (right, down) = offset(d);
    let step = |n| (own.index() as i32 + n * (right + 8 * down)) as usize;
    let mut walk = (1..).map(|n| Square::new(step(n)));
    let end = walk.find(|&s| board[s] != Cell::from(disc.opponent()))?;
    (board[end] == Cell::Empty && end.index() != step(1)).then_some(end)
}

#[track_caller]
fn expect(board: Board, disc: Disc, moves: &[&str]) {
    let moves = moves.iter().map(|name| square(name)).collect();
    task().expect([((board, disc), moves)]);
}

#[test]
fn one_disc_sees_a_move_behind_another() {
    let mut board = Board::empty();
    board.set(square("c4"), Cell::Black);
    board.set(square("d4"), Cell::White);
    expect(board, Disc::Black, &["e4"]);
    expect(board, Disc::White, &["b4"]);
}

#[test]
fn black_begins_on_one_of_four_squares() {
    expect(Board::start(), Disc::Black, &["d3", "c4", "f5", "e6"]);
}

#[test]
fn white_has_three_answers_to_f5() {
    expect(positions::f5_played(), Disc::White, &["f4", "d6", "f6"]);
}

/// From b4, Black sees a white disc on c4, and on d4 a black one.
#[test]
fn a_disc_of_yours_ends_the_run() {
    let own_behind = board(
        "- - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - B W B - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -",
    );
    expect(own_behind, Disc::Black, &[]);
    expect(own_behind, Disc::White, &["a4", "e4"]);
}

/// Three white discs reach the edge; a5 is the next square in the row of 64.
#[test]
fn no_move_lies_beyond_the_edge() {
    let to_the_edge = board(
        "- - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - B W W W
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -",
    );
    expect(to_the_edge, Disc::Black, &[]);
}

/// c6 can be seen from four black discs.
#[test]
fn a_square_comes_once_from_however_many_discs() {
    let moves = ["b3", "d3", "g5", "c6", "g6", "a7", "b7", "c7", "f7", "d8"];
    expect(positions::c6(), Disc::Black, &moves);
}

#[test]
fn no_moves_are_left_when_the_game_is_over() {
    expect(positions::b1(), Disc::Black, &[]);
    expect(positions::b1(), Disc::White, &[]);
}

#[test]
fn every_one_of_100_boards_has_the_moves_of_the_chapter() {
    let calls = random_boards().take(100);
    let both = |board| [Disc::Black, Disc::White].map(|disc| (board, disc));
    task().agrees_with(chapter, calls.flat_map(both));
}

/// A black disc beside a white one, and nothing else.
fn two_discs(random: &mut Random) -> Call {
    let square = random.square(2);
    let mut board = Board::empty();
    board.set(square, Cell::Black);
    let beside = ray(square, random.one_of(&Direction::ALL)).next();
    board.set(beside.expect("it's not at the edge"), Cell::White);
    (board, random.one_of(&[Disc::Black, Disc::White]))
}
