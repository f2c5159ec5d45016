//! The checks of `value`.

use board::{Board, Disc};
use checks::{Task, board, positions, random_boards};
use end_of_game::{Position, Score, Turn};
use minimax::{POINT, discs, minimax};
use minimax_exercises::value::value;

type Call = (Board, Disc, usize);

fn task() -> Task<Call, i32> {
    Task::new("value", |(board, to_move, depth)| {
        value(&board, to_move, depth)
    })
    .contrast(|| {
        let call = |board| (board, Disc::Black, 0);
        [(call(Board::start()), 0), (call(positions::c6()), COUNTED)]
    })
    .mistake(
        "It looks as if the value is always Black's.",
        |call| match call.1 {
            Disc::Black => chapter(call),
            Disc::White => -chapter(call),
        },
    )
    .mistake(
        "A finished game has its exact result, at any depth: 10,000 for each \
         point.",
        |call| match position(call).turn() {
            Turn::Over => difference(Score::discs(&call.0), call.1),
            _ => chapter(call),
        },
    )
    .mistake(
        "The empty squares belong to the winner when the game is over.",
        |call| match position(call).turn() {
            Turn::Over => POINT * difference(Score::discs(&call.0), call.1),
            _ => chapter(call),
        },
    )
    .mistake(
        "It looks as if you chose the worst move, not the best.",
        |call| worst(&position(call), call.2),
    )
    .mistake(
        "It looks as if you took the opponent's value for yours: what's good \
         for one of you is bad for the other.",
        |call| without_signs(&position(call), call.2),
    )
    .mistake(
        "It looks as if your pass doesn't cost a ply: it's a turn like \
              any other.",
        |call| free_pass(&position(call), call.2),
    )
    .mistake(
        "It looks as if your search ended at a pass: after it, the opponent \
         moves.",
        |call| until_a_pass(&position(call), call.2),
    )
    .mistake(
        "The side to move has no legal move here: it passes, and a pass is a \
         ply.",
        |call| {
            let position = position(call);
            if position.turn() == Turn::Pass {
                position.legal_moves().next().unwrap();
            }
            chapter(call)
        },
    )
    .mistake(NO_MOVE, |call| match position(call).turn() {
        Turn::Pass if call.2 > 0 => i32::MIN,
        _ => chapter(call),
    })
    .panic("attempt to negate with overflow", NO_MOVE)
    .mistake("It looks as if you looked one ply too far.", |call| {
        chapter((call.0, call.1, call.2 + 1))
    })
}

const NO_MOVE: &str = "There was no move to beat the `i32::MIN` that the \
     search began with: a side without a move passes.";

fn position((board, to_move, _): Call) -> Position {
    Position { board, to_move }
}

/// What the chapter's search finds.
fn chapter(call: Call) -> i32 {
    minimax(&position(call), call.2, discs, &mut 0)
}

fn difference(score: Score, disc: Disc) -> i32 {
    let black = score.black as i32 - score.white as i32;
    match disc {
        Disc::Black => black,
        Disc::White => -black,
    }
}

/// The value where the search stops.
fn leaf(position: &Position) -> i32 {
    let Position { board, to_move } = position;
    match position.turn() {
        Turn::Over => POINT * difference(Score::result(board), *to_move),
        _ => difference(Score::discs(board), *to_move),
    }
}

fn after(position: &Position) -> Vec<Position> {
    match position.turn() {
        Turn::Pass => vec![position.passed()],
        _ => {
            let moves = position.legal_moves();
            moves.filter_map(|it| position.play(it).ok()).collect()
        }
    }
}

fn without_signs(position: &Position, depth: usize) -> i32 {
    if depth == 0 || position.turn() == Turn::Over {
        return leaf(position);
    }
    let nexts = after(position);
    let values = nexts.iter().map(|it| without_signs(it, depth - 1));
    values.max().unwrap_or_default()
}

fn worst(position: &Position, depth: usize) -> i32 {
    if depth == 0 || position.turn() == Turn::Over {
        return leaf(position);
    }
    let nexts = after(position);
    let values = nexts.iter().map(|it| -worst(it, depth - 1));
    values.min().unwrap_or_default()
}

fn free_pass(position: &Position, depth: usize) -> i32 {
    match position.turn() {
        Turn::Pass => -free_pass(&position.passed(), depth),
        turn if depth == 0 || turn == Turn::Over => leaf(position),
        _ => {
            let nexts = after(position);
            let values = nexts.iter().map(|it| -free_pass(it, depth - 1));
            values.max().unwrap_or_default()
        }
    }
}

fn until_a_pass(position: &Position, depth: usize) -> i32 {
    if depth == 0 || position.turn() != Turn::Move {
        return leaf(position);
    }
    let nexts = after(position);
    let values = nexts.iter().map(|it| -until_a_pass(it, depth - 1));
    values.max().unwrap_or_default()
}

#[track_caller]
fn expect(board: Board, to_move: Disc, depth: usize, value: i32) {
    task().expect([((board, to_move, depth), value)]);
}

#[test]
fn at_depth_0_discs_are_counted() {
    expect(Board::start(), Disc::Black, 0, 0);
    expect(positions::c6(), Disc::Black, 0, COUNTED);
}

#[test]
fn discs_are_counted_for_the_side_to_move() {
    expect(positions::c6(), Disc::White, 0, -COUNTED);
}

/// Black's discs less White's in the position of c6.
const COUNTED: i32 = 4;

#[test]
fn one_ply_flips_a_disc() {
    expect(Board::start(), Disc::Black, 1, 3);
}

#[test]
fn the_opponent_answers() {
    expect(Board::start(), Disc::Black, 2, 0);
}

#[test]
fn a_finished_game_is_exact_and_the_winner_gets_the_empty_square() {
    expect(positions::b1(), Disc::Black, 0, 60_000);
    expect(positions::b1(), Disc::White, 3, -60_000);
}

#[test]
fn a_pass_is_a_ply() {
    // Black has nothing to flip; White has one move, and then all is over.
    let board = board(PASS);
    task().agrees_with(
        chapter,
        [0, 1, 2, 3].map(|depth| (board, Disc::Black, depth)),
    );
}

/// Ralle - Thor before its last move: Black must pass.
const PASS: &str = "\
W . B B B B B B
W . B B B B B B
W B B B B B B B
W W B W B B B B
W W W B W B B B
W W B W B W B B
W W B B W B W B
W W W W W W W W";

#[test]
fn sixty_boards_are_worth_what_the_chapter_says() {
    let calls = random_boards().take(60).flat_map(|board| {
        [Disc::Black, Disc::White].map(|disc| (board, disc, 2))
    });
    task().agrees_with(chapter, calls);
}
