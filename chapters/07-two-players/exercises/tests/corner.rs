//! The checks of `corner`.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, board, positions, random_game};
use end_of_game::{Position, Turn};
use two_players::greediest;
use two_players_exercises::corner::corner;

type Call = (Board, Disc, usize);

/// A rule that a solution may get wrong.
#[derive(Clone, Copy, PartialEq)]
enum Rule {
    Right,
    /// A corner of either color counts.
    Anyones,
    /// A pass ends the search.
    NoPass,
}

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Option<usize>> {
    Task::new("corner", |(board, to_move, limit)| {
        corner(&Position { board, to_move }, limit)
    })
    .contrast(few_moves, |call| solve(call, Rule::Right))
}

const CORNERS: [usize; 4] = [0, 7, 56, 63];

fn solve((board, to_move, limit): Call, rule: Rule) -> Option<usize> {
    let position = Position { board, to_move };
    (0..=limit).find(|&moves| reaches(&position, to_move, moves, rule))
}

fn reaches(position: &Position, color: Disc, moves: usize, rule: Rule) -> bool {
    let is_ours = |&index: &usize| match position.board[Square::new(index)] {
        Cell::Empty | Cell::Border => false,
        cell => cell == color.into() || rule == Rule::Anyones,
    };
    if CORNERS.iter().any(is_ours) {
        return true;
    }
    let is_own = position.to_move == color;
    let after = |square, left| {
        let after = position.play(square).unwrap();
        reaches(&after, color, left, rule)
    };
    match position.turn() {
        Turn::Over => false,
        Turn::Pass => {
            rule != Rule::NoPass
                && reaches(&position.passed(), color, moves, rule)
        }
        Turn::Move if is_own => {
            moves > 0
                && position
                    .legal_moves()
                    .any(|square| after(square, moves - 1))
        }
        Turn::Move => after(greediest(position).unwrap(), moves),
    }
}

/// Returns a board on which the color to move can take a corner, or has one.
fn few_moves(random: &mut Random) -> Call {
    loop {
        let (board, to_move) = a_game(random, 45);
        let call = (board, to_move, 1);
        let found = solve(call, Rule::Right);
        let theirs = solve((board, to_move, 0), Rule::Anyones);
        if found.is_some() && theirs == solve((board, to_move, 0), Rule::Right)
        {
            return (board, to_move, 2);
        }
    }
}

/// Returns a position of a random game.
fn a_game(random: &mut Random, most: usize) -> (Board, Disc) {
    let moves = 5 + random.below(most);
    let Position { board, to_move } = random_game(random, moves).1;
    (board, to_move)
}

use Disc::{Black, White};

/// Returns the greedy Black has played d3, and it's White's turn.
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
        let (board, to_move) = a_game(&mut Random::new(seed), 20);
        (board, to_move, 3)
    });
    task().agrees_with(|call| solve(call, Rule::Right), calls);
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
    let calls = (0..).filter_map(before_a_pass);
    let calls = calls
        .filter(|&call| solve(call, Rule::Right) != solve(call, Rule::NoPass));
    task().agrees_with(|call| solve(call, Rule::Right), calls.take(3));
}
