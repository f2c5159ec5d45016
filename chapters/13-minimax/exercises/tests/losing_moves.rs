//! The checks of `losing_moves`.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, board, square};
use end_of_game::{Position, Turn};
use minimax::{Considered, analyze, discs};
use minimax_exercises::losing_moves::losing_moves;
use whole_games::Ply;

type Call = (Board, Disc);

fn task() -> Task<Call, Vec<Square>> {
    Task::new("losing_moves", |(board, to_move)| {
        losing_moves(&board, to_move)
    })
    .contrast(|| {
        let calls = [(board(THREE_LEFT), Disc::White), (drawn(), Disc::Black)];
        calls.map(|call| (call, chapter(call)))
    })
    .mistake("It looks as if you always answer for Black.", |call| {
        chapter((call.0, Disc::Black))
    })
    .mistake(
        "It looks as if you listed the moves that win: what's good for your \
         opponent is bad for you.",
        |call| list(call, 99, |it| it.value > 0),
    )
    .mistake("A draw isn't a loss.", |call| {
        list(call, 99, |it| it.value <= 0)
    })
    .mistake(
        "Play the game to its end: who has more discs right after the move \
         doesn't matter.",
        |call| list(call, 1, |it| it.value < 0),
    )
    .mistake("It looks as if you listed every move.", |call| {
        list(call, 99, |_| true)
    })
}

fn chapter(call: Call) -> Vec<Square> {
    list(call, 99, |it| it.value < 0)
}

/// The moves with such a value.
fn list(
    (board, to_move): Call,
    depth: usize,
    wanted: fn(&Considered<Ply>) -> bool,
) -> Vec<Square> {
    let considered = analyze(&Position { board, to_move }, depth, discs);
    let wanted = considered.into_iter().filter(wanted);
    let squares = wanted.filter_map(|it| match it.its_move {
        Ply::Move(square) => Some(square),
        Ply::Pass => None,
    });
    squares.collect()
}

/// World Championship 2025: White wins with h1 only.
const THREE_LEFT: &str = "\
W W W W W B B .
B B B W B B . .
B B W B W W B B
B B B B W B B B
B B B W W B B B
B W B W W B W B
B W W B B B B W
B W W W W B B B";

/// The end of a game that is played by chance.
fn endgame(seed: u64) -> Position {
    let mut random = Random::new(seed);
    let mut position = Position::start();
    while position.board.count(Cell::Empty) > 4 + seed as usize % 3 {
        position = match position.turn() {
            Turn::Over => break,
            Turn::Pass => position.passed(),
            Turn::Move => {
                let moves: Vec<_> = position.legal_moves().collect();
                let square = moves[random.below(moves.len())];
                position.play(square).expect("a legal move")
            }
        };
    }
    position
}

/// An endgame in which Black has a move that draws, and one that loses.
fn drawn() -> Board {
    let is_wanted = |it: &Position| {
        let call = (it.board, it.to_move);
        it.to_move == Disc::Black
            && list(call, 99, |it| it.value <= 0) != chapter(call)
            && !chapter(call).is_empty()
    };
    let found = (0..).map(endgame).find(is_wanted);
    found.expect("there are such games").board
}

#[test]
fn two_of_three_moves_lose() {
    let moves = ["g2", "h2"].map(square).to_vec();
    task().expect([((board(THREE_LEFT), Disc::White), moves)]);
}

#[test]
fn a_draw_is_not_a_loss() {
    task().agrees_with(chapter, [(drawn(), Disc::Black)]);
}

#[test]
fn forty_endgames_have_their_losing_moves() {
    let calls = (0..40).map(endgame).map(|it| (it.board, it.to_move));
    task().agrees_with(chapter, calls);
}
