//! The checks of `best_moves`.

use board::{Board, Disc, Square};
use checks::{Task, positions, random_boards, square};
use end_of_game::Position;
use minimax::evaluate::discs;
use minimax::{analyze, best, minimax};
use minimax_exercises::best_moves::best_moves;
use whole_games::Ply;

type Call = (Board, Disc, usize);

fn task() -> Task<Call, Vec<Square>> {
    Task::new("best_moves", |(board, to_move, depth)| {
        best_moves(&board, to_move, depth)
    })
    .contrast(|| {
        let calls = [
            (positions::c6(), Disc::Black, 1),
            (positions::d2(), Disc::White, 1),
        ];
        calls.map(|call| (call, chapter(call)))
    })
    .mistake(EQUALS, |call| chapter(call).into_iter().take(1).collect())
    .mistake(EQUALS, |call| chapter(call).pop().into_iter().collect())
    .mistake(
        "It looks as if you took the value as the opponent sees it.",
        |call| extreme(call, call.2 - 1, 1),
    )
    .mistake(
        "It looks as if you looked one ply too far: the move itself is the \
         first ply.",
        |call| extreme(call, call.2, -1),
    )
    .mistake("It looks as if you listed every legal move.", |call| {
        position(call).legal_moves().collect()
    })
    .mistake(
        "Every move here is worth less than 0, and you kept none: at first, \
         the best so far is the first move, whatever it's worth.",
        |call| match with_old_moves(call, 0) {
            kept if kept.is_empty() => kept,
            _ => chapter(call),
        },
    )
    .mistake(
        "You found a better move, and the worse ones are still in the list: \
         clear it first.",
        |call| with_old_moves(call, i32::MIN),
    )
    .mistake("List the moves in order, from a1 to h8.", |call| {
        chapter(call).into_iter().rev().collect()
    })
}

const EQUALS: &str = "Equal moves are all the best: keep every one of them.";

fn position((board, to_move, _): Call) -> Position {
    Position { board, to_move }
}

fn chapter(call: Call) -> Vec<Square> {
    let considered = analyze(&position(call), call.2, discs);
    let squares = best(&considered).into_iter().map(|ply| match ply {
        Ply::Move(square) => Some(square),
        Ply::Pass => None,
    });
    squares.flatten().collect()
}

/// The moves that were the best so far when they were looked at.
fn with_old_moves(call: Call, mut most: i32) -> Vec<Square> {
    let position = position(call);
    let mut kept = Vec::new();
    for square in position.legal_moves() {
        let after = position.play(square).expect("a legal move");
        let value = -minimax(&after, call.2 - 1, discs, &mut 0);
        if value >= most {
            most = value;
            kept.push(square);
        }
    }
    kept
}

/// The moves after which the search finds most, with this sign.
fn extreme(call: Call, depth: usize, sign: i32) -> Vec<Square> {
    let position = position(call);
    let value = |it: Square| {
        let after = position.play(it).ok()?;
        Some((it, sign * minimax(&after, depth, discs, &mut 0)))
    };
    let values: Vec<_> = position.legal_moves().filter_map(value).collect();
    let most = values.iter().map(|it| it.1).max();
    let best = values.iter().filter(|it| Some(it.1) == most);
    best.map(|it| it.0).collect()
}

#[test]
fn one_ply_ahead_the_most_discs_win() {
    let moves = chapter((positions::c6(), Disc::Black, 1));
    assert_eq!(moves, [square("c6")]);
    task().expect([((positions::c6(), Disc::Black, 1), moves)]);
}

#[test]
fn all_four_first_moves_are_equal() {
    let names = ["d3", "c4", "f5", "e6"];
    let start = (Board::start(), Disc::Black, 1);
    task().expect([(start, names.map(square).to_vec())]);
}

#[test]
fn two_plies_ahead_the_answer_counts() {
    let boards = [positions::c6(), positions::a5(), positions::d2()];
    let calls = boards.map(|board| (board, Disc::Black, 2));
    task().agrees_with(chapter, calls);
}

#[test]
fn the_best_move_may_be_worth_less_than_0() {
    let answers = (positions::f5_played(), Disc::White, 2);
    task().agrees_with(chapter, [answers]);
}

#[test]
fn without_a_legal_move_there_is_no_best_move() {
    let over = (positions::b1(), Disc::Black, 2);
    task().expect([(over, vec![])]);
}

#[test]
fn sixty_boards_have_the_moves_of_the_chapter() {
    let calls = random_boards().take(60).flat_map(|board| {
        [Disc::Black, Disc::White].map(|disc| (board, disc, 2))
    });
    task().agrees_with(chapter, calls);
}
