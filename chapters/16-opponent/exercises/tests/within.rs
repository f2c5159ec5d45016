//! The checks of `within`.

use board::{Board, Disc};
use checks::{Random, Task, random_game};
use end_of_game::Position;
use minimax::{Game, ScoredMove, analyze, discs};
use opponent_exercises::within::within;
use whole_games::{Ply, parse_transcript, referee};

/// A position, the depth, and the limit of positions.
type Call = (Board, Disc, usize, u64);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Vec<i32>> {
    Task::new("within", |call: Call| {
        within(&position(call), call.2, call.3)
    })
    .contrast(any_opening, reference)
    .endless(
        "The search has to stop in the middle: 40 moves ahead there are more \
         positions than anybody can look at.",
        |(_, _, depth, _)| depth >= 40,
    )
    .mistake("It looks as if there's no limit at all.", |call| {
        reference((call.0, call.1, call.2, u64::MAX))
    })
}

/// Returns the moves with their values. At a depth that can't be searched, the
/// limit ends the first search.
fn considered(call: Call) -> Vec<ScoredMove<Ply>> {
    match call.2 {
        depth @ 0..=5 => analyze(&position(call), depth, &discs),
        _ => Vec::new(),
    }
}

/// Returns the values of the moves whose searches fit into the limit.
fn reference(call: Call) -> Vec<i32> {
    let mut total = 0;
    let moves = considered(call).into_iter();
    let finished = moves.take_while(|scored| {
        total += scored.positions;
        total <= call.3
    });
    finished.map(|scored| scored.value).collect()
}

fn position((board, to_move, ..): Call) -> Position {
    Position { board, to_move }
}

fn call(position: Position, depth: usize, limit: u64) -> Call {
    (position.board, position.to_move, depth, limit)
}

fn after(moves: &str) -> Position {
    let plies = parse_transcript(moves).expect("the check's moves");
    let game = referee(Position::start(), &plies);
    game.expect("legal moves").position
}

#[test]
fn with_room_for_all_every_move_has_its_value() {
    task().agrees_with(reference, [call(after("f5d6c3"), 3, 10_000)]);
}

#[test]
fn the_moves_that_do_not_fit_are_left_out() {
    let position = after("f5d6c3");
    task().agrees_with(
        reference,
        [10, 60, 100].map(|limit| call(position, 3, limit)),
    );
}

#[test]
fn a_move_fits_if_its_last_position_does() {
    let position = after("f5d6c3");
    let considered = analyze(&position, 3, &discs);
    let first = considered[0].positions;
    let second = first + considered[1].positions;
    let limits = [first - 1, first, first + 1, second - 1, second];
    task().agrees_with(reference, limits.map(|limit| call(position, 3, limit)));
}

#[test]
fn a_search_forty_moves_deep_is_stopped() {
    task().expect([(call(after("f5d6c3"), 40, 1000), Vec::new())]);
}

#[test]
fn at_the_end_of_a_game_it_looks_at_all_there_is() {
    let mut position = Position::start();
    while position.board.to_string().matches('.').count() > 5 {
        let Some(&ply) = position.moves().last() else {
            break;
        };
        position = position.after(ply);
    }
    let limits = [1, 5, 30, 100_000].map(|limit| call(position, 5, limit));
    task().agrees_with(reference, limits);
}

/// Returns the first moves of a game, and a limit that is high enough.
fn any_opening(random: &mut Random) -> Call {
    let moves = 1 + random.below(8);
    let (_, position) = random_game(random, moves);
    call(position, 2, 1000)
}
