//! The checks of `take_back`. Each asks for the board, and then for the color
//! to move.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task};
use end_of_game::{Position, Turn};
use two_players::{Game, Rules};
use two_players_exercises::take_back::take_back;
use whole_games::{Ply, parse_transcript, referee};

type Call = (Vec<Square>, usize);

const PASS: &str = "It looks as if you didn't count a pass: taking back a \
                    turn can mean taking back a pass.";

const UNMADE_PASS: &str = "It looks as if you passed after the last move: a \
     pass shows only when another move follows.";

/// After the first White is to move, after the second Black.
const CONTRAST: [&str; 2] = ["f5d6c3", "f5d6"];

fn board_task() -> Task<Call, Board> {
    let task = Task::new("take_back", |(moves, turns): Call| {
        take_back(&moves, turns).board
    });
    let pair = || CONTRAST.map(|it| (call(it, 0), after(&moves(it)).board));
    task.contrast(pair)
        .mistake(
            "There's nothing before the start: take back as many turns as \
         there are.",
            |(moves, turns)| {
                let positions = positions(&moves);
                positions[positions.len() - 1 - turns].board
            },
        )
        .mistake(PASS, |(moves, turns)| without_passes(&moves, turns).board)
        .mistake(UNMADE_PASS, |(moves, turns)| {
            with_unmade_pass(&moves, turns).board
        })
        .mistake("You took back one turn too many.", |(moves, turns)| {
            chapter(&moves, turns + 1).board
        })
        .mistake("You took back one turn too few.", |(moves, turns)| {
            chapter(&moves, turns.saturating_sub(1)).board
        })
        .mistake(
            "It looks as if you counted from the start: take back the last \
         turns.",
            |(moves, turns)| {
                let positions = positions(&moves);
                positions[turns.min(positions.len() - 1)].board
            },
        )
        .mistake(
            "It looks as if you took the discs off and left the flips: \
         whatever a move flipped turns back.",
            |(moves, turns)| {
                let mut board = after(&moves).board;
                for &square in moves.iter().rev().take(turns) {
                    board.set(square, Cell::Empty);
                }
                board
            },
        )
}

fn color_task() -> Task<Call, Disc> {
    let name = "the color to move in take_back";
    let answer = |(moves, turns): Call| take_back(&moves, turns).to_move;
    let pair = || CONTRAST.map(|it| (call(it, 0), after(&moves(it)).to_move));
    Task::new(name, answer)
        .contrast(pair)
        .mistake(PASS, |(moves, turns)| without_passes(&moves, turns).to_move)
        .mistake(UNMADE_PASS, |(moves, turns)| {
            with_unmade_pass(&moves, turns).to_move
        })
        .mistake(
            "The board is right, but the color to move is still the last one: \
             the player whose turn it was moves again.",
            |(moves, _)| after(&moves).to_move,
        )
}

fn chapter(moves: &[Square], turns: usize) -> Position {
    let mut game = Game::new(Rules::default());
    let plies: Vec<_> = moves.iter().map(|&s| Ply::Move(s)).collect();
    game.follow(&plies).expect("a legal game");
    for _ in 0..turns {
        let _ = game.undo(); // at the start there is nothing to take back
    }
    *game.position()
}

fn after(moves: &[Square]) -> Position {
    chapter(moves, 0)
}

/// All positions of a game, the start first.
fn positions(moves: &[Square]) -> Vec<Position> {
    let mut positions = vec![Position::start()];
    for (number, &square) in moves.iter().enumerate() {
        let before = after(&moves[..number]);
        if before.turn() == Turn::Pass {
            positions.push(before.passed());
        }
        positions.extend(positions[positions.len() - 1].play(square));
    }
    positions
}

/// The position when only moves are taken back.
fn without_passes(moves: &[Square], turns: usize) -> Position {
    after(&moves[..moves.len().saturating_sub(turns)])
}

/// The position when a pass was made after the last move.
fn with_unmade_pass(moves: &[Square], turns: usize) -> Position {
    let last = after(moves);
    match (last.turn(), turns) {
        (Turn::Pass, 0) => last.passed(),
        (Turn::Pass, _) => chapter(moves, turns - 1),
        _ => chapter(moves, turns),
    }
}

/// The moves of a transcript.
fn moves(transcript: &str) -> Vec<Square> {
    let plies = parse_transcript(transcript).expect("the check's game");
    let squares = plies.into_iter().filter_map(|ply| match ply {
        Ply::Move(square) => Some(square),
        Ply::Pass => None,
    });
    squares.collect()
}

fn call(transcript: &str, turns: usize) -> Call {
    (moves(transcript), turns)
}

/// After the turns, the board is that of the transcript `left`.
#[track_caller]
fn expect(transcript: &str, turns: usize, left: &str, to_move: Disc) {
    let plies = parse_transcript(left).expect("the check's game");
    let game = referee(Position::start(), &plies).expect("the check's game");
    let call = call(transcript, turns);
    board_task().expect([(call.clone(), game.position.board)]);
    color_task().expect([(call, to_move)]);
}

#[test]
fn taking_back_nothing_keeps_every_move() {
    expect("", 0, "", Disc::Black);
    expect("f5d6c3", 0, "f5d6c3", Disc::White);
}

#[test]
fn the_last_move_is_taken_back() {
    expect("f5d6c3", 1, "f5d6", Disc::Black);
    expect("f5", 1, "", Disc::Black);
}

#[test]
fn several_moves_are_taken_back() {
    expect("f5d6c3d3c4", 2, "f5d6c3", Disc::White);
    expect("f5d6c3d3c4", 4, "f5", Disc::White);
}

/// Black cannot move after these eight moves.
const BEFORE_A_PASS: &str = "f5f6d3g5h5h4f7h6";

/// So White moves again.
const AFTER_A_PASS: &str = "f5f6d3g5h5h4f7h6c5";

#[test]
fn a_pass_counts_as_a_turn() {
    expect(AFTER_A_PASS, 1, BEFORE_A_PASS, Disc::White);
    expect(AFTER_A_PASS, 2, BEFORE_A_PASS, Disc::Black);
    expect(AFTER_A_PASS, 3, "f5f6d3g5h5h4f7", Disc::White);
}

#[test]
fn a_pass_that_has_not_happened_does_not_count() {
    expect(BEFORE_A_PASS, 0, BEFORE_A_PASS, Disc::Black);
    expect(BEFORE_A_PASS, 1, "f5f6d3g5h5h4f7", Disc::White);
}

#[test]
fn there_is_nothing_before_the_start() {
    expect("f5d6", 2, "", Disc::Black);
    expect("f5d6", 3, "", Disc::Black);
    expect("", 1, "", Disc::Black);
}

#[test]
fn turns_of_30_games_are_taken_back_as_in_the_chapter() {
    let calls = || {
        (0..30).map(|seed| {
            let mut random = Random::new(seed);
            (random_game(&mut random), random.below(64))
        })
    };
    board_task()
        .agrees_with(|(moves, turns)| chapter(&moves, turns).board, calls());
    color_task()
        .agrees_with(|(moves, turns)| chapter(&moves, turns).to_move, calls());
}

/// The moves of a game between two players who play anything.
fn random_game(random: &mut Random) -> Vec<Square> {
    let mut position = Position::start();
    let mut moves = Vec::new();
    while position.turn() != Turn::Over {
        let legal: Vec<_> = position.legal_moves().collect();
        if legal.is_empty() {
            position = position.passed();
            continue;
        }
        let square = legal[random.below(legal.len())];
        moves.push(square);
        position = position.play(square).expect("a legal move");
    }
    moves
}
