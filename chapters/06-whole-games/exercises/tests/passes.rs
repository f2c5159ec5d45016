//! The checks of `passes`.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, square};
use end_of_game::{Position, Turn};
use whole_games::{Ply, parse_transcript, referee};
use whole_games_exercises::passes::passes;

type Passes = Vec<(Disc, usize)>;

fn task() -> Task<(Vec<Square>,), Passes> {
    Task::new("passes", |(moves,): (Vec<Square>,)| passes(&moves))
        .contrast(|| [((moves("f5f6d3g5h5h4f7h6c5"),), vec![(Disc::Black, 8)]), ((moves("f5d6c3d3c4"),), vec![])])
.mistake(
            "It looks as if a pass ended the game: \
             it goes on with the opponent's move.",
            |_| Vec::new(),
        )
        .mistake(
            "It looks as if you got the color from the number of moves: \
             a pass changes that.",
            |call| changed(call, |_, moves| (by_number(moves), moves)),
        )
        .mistake(
            "That's the color that moves: the other one passed.",
            |call| changed(call, |disc, moves| (disc.opponent(), moves)),
        )
        .mistake(
            "One too many: count the moves before the pass, \
             not the one after it.",
            |call| changed(call, |disc, moves| (disc, moves + 1)),
        )
        .mistake(
            "It looks as if the last move before the pass was left out: \
             count all moves made before it.",
            |call| changed(call, |disc, moves| (disc, moves - 1)),
        )
        .mistake(
            "No move comes after this pass, so it doesn't count.",
            |(moves,)| with_end(moves, Turn::Pass),
        )
        .mistake(
            "The game is over, and after the end nobody passes.",
            |(moves,)| with_end(moves, Turn::Over),
        )
        .mistake(
            "It looks as if nobody handed over the turn: after a pass it's the opponent's.",
            |(moves,)| alternating(Position::start(), &moves),
        )
        .mistake(
            "It looks as if the start was rotated: \
             d4 and e5 are white, d5 and e4 are black.",
            |(moves,)| alternating(turned_start(), &moves),
        )
}

fn chapter((moves,): (Vec<Square>,)) -> Passes {
    follow(&moves).1
}

/// The position at the end of the game, and its passes.
fn follow(moves: &[Square]) -> (Position, Passes) {
    let plies: Vec<_> = moves.iter().map(|&s| Ply::Move(s)).collect();
    let game = referee(Position::start(), &plies).expect("a legal game");
    (game.position, game.passes)
}

fn changed(
    call: (Vec<Square>,),
    change: fn(Disc, usize) -> (Disc, usize),
) -> Passes {
    let passes = chapter(call).into_iter();
    passes.map(|(disc, moves)| change(disc, moves)).collect()
}

fn by_number(moves: usize) -> Disc {
    match moves % 2 {
        0 => Disc::Black,
        _ => Disc::White,
    }
}

/// The passes, and one more if this is what the end looks like.
fn with_end(moves: Vec<Square>, turn: Turn) -> Passes {
    let (position, mut passes) = follow(&moves);
    if position.turn() == turn {
        passes.push((position.to_move, moves.len()));
    }
    passes
}

/// A game in which each color moves in its turn, and panics when it cannot.
fn alternating(mut position: Position, moves: &[Square]) -> Passes {
    for &square in moves {
        position = position.play(square).unwrap();
    }
    Vec::new()
}

fn turned_start() -> Position {
    let mut board = Board::empty();
    for (name, cell) in [
        ("d4", Cell::Black),
        ("e4", Cell::White),
        ("d5", Cell::White),
        ("e5", Cell::Black),
    ] {
        board.set(square(name), cell);
    }
    let to_move = Disc::Black;
    Position { board, to_move }
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

/// Ralle - Thor, from the first move to the last.
const RALLE_THOR: &str = "\
    f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1d1e8h3e1g1h4\
    h5f8c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1a3h2a5g7b3a2b8a4h8b7a1b2";

/// Black passes once in this game and White twice, before and after one move.
const THREE_PASSES: &str = "\
    d3e3f6c5c3c4b3b4b5b2e2a4c2d2d1b6b7a3a2a5a6e1c1c6c7d6e7b1d7e6\
    f5f7c8g5g6f3g2h1h5d8a7h6g8f8f4h8h7h4e8g3b8g7f2f1h2a1g4h3g1a8";

#[track_caller]
fn expect(transcript: &str, passes: &[(Disc, usize)]) {
    task().expect([((moves(transcript),), passes.to_vec())]);
}

#[test]
fn black_passes_after_eight_moves() {
    expect("f5f6d3g5h5h4f7h6c5", &[(Disc::Black, 8)]);
}

#[test]
fn a_game_without_a_pass_has_none() {
    expect("", &[]);
    expect("f5d6c3d3c4", &[]);
}

#[test]
fn nobody_passes_after_the_last_move() {
    expect("f5f6d3g5h5h4f7h6", &[]);
}

/// Black takes White's last disc.
#[test]
fn the_end_is_no_pass() {
    expect("e6f4e3f6g5d6e7f5c5", &[]);
}

#[test]
fn black_passes_once_in_a_game_of_masters() {
    expect(RALLE_THOR, &[(Disc::Black, 58)]);
}

#[test]
fn each_pass_changes_who_moves_next() {
    let passes = [(Disc::Black, 28), (Disc::White, 58), (Disc::White, 59)];
    expect(THREE_PASSES, &passes);
}

#[test]
fn the_passes_of_30_games_are_those_of_the_referee() {
    let games = (0..30).map(|seed| (random_game(&mut Random::new(seed)),));
    task().agrees_with(chapter, games);
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
