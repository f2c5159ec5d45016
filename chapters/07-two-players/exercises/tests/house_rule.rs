//! The checks of `house_rule`.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, board, positions, random_game, square};
use directions::{Direction, next};
use end_of_game::Position;
use flipping::play;
use legal_moves::legal_moves;
use two_players_exercises::house_rule::house_rule;

type Call = (Board, Square, Disc);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Option<Board>> {
    Task::new("house_rule", |(board, square, disc)| {
        house_rule(&board, square, disc)
    })
    .contrast(a_move, reference)
}

/// Returns a legal move, or a disc that flips nothing where that's allowed.
fn reference((mut board, square, disc): Call) -> Option<Board> {
    if let Ok(after) = play(&board, square, disc) {
        return Some(after);
    }
    let is_disc = |cell| matches!(cell, Cell::Black | Cell::White);
    let is_allowed = board[square] == Cell::Empty
        && legal_moves(&board, disc).next().is_none()
        && Direction::ALL
            .iter()
            .any(|&way| is_disc(board[next(square, way)]));
    board.set(square, disc.into());
    is_allowed.then_some(board)
}

/// Returns a legal move at the beginning of a game.
fn a_move(random: &mut Random) -> Call {
    let moves = random.below(20);
    let Position { board, to_move } = random_game(random, moves).1;
    let legal: Vec<_> = legal_moves(&board, to_move).collect();
    if legal.is_empty() {
        return a_move(random);
    }
    (board, random.one_of(&legal), to_move)
}

/// Returns chapter 5's position in which Black can't flip anything.
fn stuck() -> Board {
    board(
        "........ ........ ...B.... ...BB..W ...BBBWW .....B.W .....B.. ........",
    )
}

/// Returns a board on which neither color can flip anything.
fn framed() -> Board {
    let mut board = Board::empty();
    for square in Square::all() {
        let inside = 2..6;
        if !inside.contains(&square.column()) || !inside.contains(&square.row())
        {
            board.set(square, Cell::Border);
        }
    }
    board.set(square("f6"), Cell::White);
    board.set(square("e6"), Cell::White);
    board
}

#[track_caller]
fn agree(board: Board, disc: Disc, names: &str) {
    let squares = checks::squares(names);
    let calls = squares.into_iter().map(|square| (board, square, disc));
    task().agrees_with(reference, calls);
}

use Disc::{Black, White};

#[test]
fn a_legal_move_is_played_as_usual() {
    agree(positions::c6(), Black, "c6");
    agree(Board::start(), White, "e3 f4");
}

#[test]
fn who_can_flip_something_must() {
    agree(Board::start(), Black, "c3 e3 f6");
}

#[test]
fn who_cannot_may_place_a_disc_beside_another() {
    agree(stuck(), Black, "g4 c4 d6 h3");
}

#[test]
fn a_diagonal_neighbor_is_a_neighbor() {
    agree(stuck(), Black, "c2 e2 g8 e8");
}

#[test]
fn either_color_will_do() {
    agree(stuck(), Black, "c3 h7 g3 h3 e7");
}

#[test]
fn a_square_by_itself_or_with_a_disc_is_refused() {
    agree(stuck(), Black, "b2 b4 d3 h4");
}

#[test]
fn a_frame_is_not_a_disc() {
    agree(framed(), Black, "c3 f3 c6 d5 f5");
}

#[test]
fn all_squares_of_100_games_agree() {
    let calls = (0..100).flat_map(|seed| {
        let (board, disc) = a_game(&mut Random::new(seed));
        Square::all()
            .step_by(3)
            .map(move |square| (board, square, disc))
    });
    task().agrees_with(reference, calls);
}

/// Returns a board late in a game by chance, and the color that can't move
/// there.
fn a_game(random: &mut Random) -> (Board, Disc) {
    let (mut board, mut disc) = (Board::start(), Black);
    for _ in 0..60 {
        let moves: Vec<_> = legal_moves(&board, disc).collect();
        if moves.is_empty() {
            break;
        }
        board = play(&board, random.one_of(&moves), disc).unwrap();
        disc = disc.opponent();
    }
    (board, disc)
}
