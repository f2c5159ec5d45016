//! The checks of `house_rule`.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, board, positions, square};
use directions::{Direction, next};
use flipping::play;
use legal_moves::legal_moves;
use two_players_exercises::house_rule::house_rule;

type Call = (Board, Square, Disc);

fn task() -> Task<Call, Option<Board>> {
    Task::new("house_rule", |(board, square, disc)| {
        house_rule(&board, square, disc)
    })
    .contrast(a_move, chapter)
    .mistake(
        "This color can flip something elsewhere, so it has to.",
        |call| {
            placed(call, |call| is_beside(call, &Direction::ALL, |_, _| true))
        },
    )
    .mistake("A frame isn't a disc.", |call| {
        placed(call, |(board, square, disc)| {
            let is_taken =
                |&way: &Direction| board[next(square, way)] != Cell::Empty;
            cannot_flip((board, square, disc))
                && Direction::ALL.iter().any(is_taken)
        })
    })
    .mistake("This square has no disc beside it.", |call| {
        placed(call, cannot_flip)
    })
    .mistake(
        "It looks as if you looked north, east, south and west: a disc may be \
         beside another along a diagonal, too.",
        |call| {
            placed(call, |call| {
                let ways: Vec<_> = Direction::ALL
                    .iter()
                    .copied()
                    .filter(is_straight)
                    .collect();
                cannot_flip(call) && is_beside(call, &ways, |_, _| true)
            })
        },
    )
    .mistake("The disc beside it may have either color.", |call| {
        placed(call, |call| {
            cannot_flip(call)
                && is_beside(call, &Direction::ALL, |cell, disc| {
                    cell == disc.into()
                })
        })
    })
    .mistake("The disc beside it may have either color.", |call| {
        placed(call, |call| {
            cannot_flip(call)
                && is_beside(call, &Direction::ALL, |cell, disc| {
                    cell == disc.opponent().into()
                })
        })
    })
    .mistake("There's a disc on this square already.", |call| {
        let (mut board, square, disc) = call;
        board.set(square, disc.into());
        Some(board)
    })
    .mistake(
        "A move that flips something is played as usual, and flips it.",
        |call| {
            let (mut board, square, disc) = call;
            chapter(call).map(|_| {
                board.set(square, disc.into());
                board
            })
        },
    )
    .mistake(
        "The house rule is missing: who can't flip anything may place a disc.",
        |(board, square, disc)| play(&board, square, disc).ok(),
    )
}

fn is_straight(way: &Direction) -> bool {
    let middle = Square::at(3, 3);
    let to = next(middle, *way);
    to.column() == middle.column() || to.row() == middle.row()
}

fn cannot_flip((board, _, disc): Call) -> bool {
    legal_moves(&board, disc).next().is_none()
}

/// Whether a disc is beside the square, in one of these directions.
fn is_beside(
    (board, square, disc): Call,
    ways: &[Direction],
    is_meant: fn(Cell, Disc) -> bool,
) -> bool {
    let is_disc = |cell| matches!(cell, Cell::Black | Cell::White);
    ways.iter().any(|&way| {
        let cell = board[next(square, way)];
        is_disc(cell) && is_meant(cell, disc)
    })
}

/// A legal move, or a disc that flips nothing where that's allowed.
fn placed(call: Call, is_allowed: impl Fn(Call) -> bool) -> Option<Board> {
    let (mut board, square, disc) = call;
    if let Ok(after) = play(&board, square, disc) {
        return Some(after);
    }
    if board[square] != Cell::Empty || !is_allowed(call) {
        return None;
    }
    board.set(square, disc.into());
    Some(board)
}

fn chapter(call: Call) -> Option<Board> {
    placed(call, |call| {
        cannot_flip(call) && is_beside(call, &Direction::ALL, |_, _| true)
    })
}

/// A legal move at the beginning of a game.
fn a_move(random: &mut Random) -> Call {
    let (board, disc) = random.one_of(&[
        (Board::start(), Disc::Black),
        (Board::start(), Disc::White),
        (positions::f5_played(), Disc::White),
        (positions::c6(), Disc::Black),
        (positions::d2(), Disc::Black),
    ]);
    let moves: Vec<_> = legal_moves(&board, disc).collect();
    (board, random.one_of(&moves), disc)
}

/// Black can't flip anything: chapter 5's game in which Black must pass.
fn stuck() -> Board {
    board(
        "........ ........ ...B.... ...BB..W ...BBBWW .....B.W .....B.. ........",
    )
}

/// White has two discs, and nobody can flip anything.
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
    task().agrees_with(chapter, calls);
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
    task().agrees_with(chapter, calls);
}

/// A board late in a game by chance, and the color that can't move there.
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
