//! The checks of `corner`.

use board::Disc::{Black, White};
use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, board, positions, random_game};
use end_of_game::{Position, Turn};
use two_players::greediest;
use two_players_exercises::corner::corner;

type Call = (Board, Disc, usize);

/// The rules of a solver: the right ones, or with a typical mistake.
#[derive(Clone, Copy, PartialEq)]
enum Rules {
    Right,
    /// A corner of either color counts.
    AnyColor,
    /// A pass ends the search.
    NoPass,
}

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Option<usize>> {
    Task::new("corner", |(board, to_move, limit)| {
        corner(&Position { board, to_move }, limit)
    })
    .contrast(few_moves, |call| solve(call, Rules::Right))
}

const CORNERS: [usize; 4] = [0, 7, 56, 63];

/// Returns the smallest number of moves, up to the limit, after which the side
/// to move has a corner.
fn solve((board, to_move, limit): Call, rules: Rules) -> Option<usize> {
    let position = Position { board, to_move };
    (0..=limit).find(|&moves| can_reach(&position, to_move, moves, rules))
}

/// Tests if `color` can have a corner after at most `moves` moves of its own.
/// The opponent plays the greediest moves.
fn can_reach(
    position: &Position,
    color: Disc,
    moves: usize,
    rules: Rules,
) -> bool {
    let counts = |&index: &usize| match position.board[Square::new(index)] {
        Cell::Empty | Cell::Border => false,
        cell => cell == color.into() || rules == Rules::AnyColor,
    };
    if CORNERS.iter().any(counts) {
        return true;
    }
    let can_reach_after = |square, moves_left| {
        let next = position.play(square).unwrap();
        can_reach(&next, color, moves_left, rules)
    };
    match position.turn() {
        Turn::Over => false,
        Turn::Pass => {
            rules != Rules::NoPass
                && can_reach(&position.passed(), color, moves, rules)
        }
        Turn::Move if position.to_move == color => {
            moves > 0
                && position
                    .legal_moves()
                    .any(|square| can_reach_after(square, moves - 1))
        }
        Turn::Move => can_reach_after(greediest(position).unwrap(), moves),
    }
}

/// Returns a position in which the side to move has a corner or can take one in
/// its next move, but in which the opponent has none unless it has one too.
fn few_moves(random: &mut Random) -> Call {
    loop {
        let (board, to_move) = random_position(random, 45);
        let has_corner = solve((board, to_move, 0), Rules::Right).is_some();
        let any_corner = solve((board, to_move, 0), Rules::AnyColor).is_some();
        let is_reachable = solve((board, to_move, 1), Rules::Right).is_some();
        if is_reachable && any_corner == has_corner {
            return (board, to_move, 2);
        }
    }
}

/// Returns a position after at least 5 moves, and fewer than `5 + range`, of a
/// random game.
fn random_position(random: &mut Random, range: usize) -> (Board, Disc) {
    let moves = 5 + random.below(range);
    let Position { board, to_move } = random_game(random, moves).1;
    (board, to_move)
}

/// Returns the board after Black's greediest first move, d3. White is to move.
fn after_d3() -> Board {
    board(
        "........ ........ ...B.... ...BB... ...BW... ........ ........ ........",
    )
}

#[test]
fn a_corner_that_you_have_takes_no_move() {
    task().expect([((positions::b1(), White, 3), Some(0))]);
    task().expect([((positions::b1(), Black, 0), Some(0))]);
}

#[test]
fn as_white_it_takes_three_moves() {
    task().expect([((after_d3(), White, 3), Some(3))]);
}

#[test]
fn a_limit_is_a_limit() {
    task().expect([
        ((after_d3(), White, 2), None),
        ((Board::start(), Black, 2), None),
        ((Board::empty(), Black, 4), None),
    ]);
}

#[test]
fn as_black_it_takes_four_moves() {
    task().expect([((Board::start(), Black, 4), Some(4))]);
}

#[test]
fn the_shortest_way_counts() {
    let calls = (0..8).map(|seed| {
        let (board, to_move) = random_position(&mut Random::new(seed), 20);
        (board, to_move, 3)
    });
    task().agrees_with(|call| solve(call, Rules::Right), calls);
}

/// Returns a position shortly before the first pass of a random game, if it has
/// one.
fn before_a_pass(seed: u64) -> Option<Call> {
    let mut random = Random::new(seed);
    let (squares, _) = random_game(&mut random, 60);
    let mut game = vec![Position::start()];
    for square in squares {
        let Ok(next) = game[game.len() - 1].play(square) else {
            break;
        };
        game.push(next);
    }
    let last = game.len() - 1;
    let Position { board, to_move } = game[last - random.below(4)];
    (game[last].turn() == Turn::Pass).then_some((board, to_move, 2))
}

#[test]
fn passes_do_not_count() {
    let calls = (0..)
        .filter_map(before_a_pass)
        .filter(|&call| solve(call, Rules::Right) != solve(call, Rules::NoPass))
        .take(3);
    task().agrees_with(|call| solve(call, Rules::Right), calls);
}
