//! The checks of `handout`.

use board::{Board, Disc, Square};
use checks::{Random, Task, positions, random_game};
use end_of_game::{Position, Score, Turn};
use two_players::greediest;
use two_players_exercises::handout::handout;

type Call = (Board, Disc);
type Answer = (Option<Disc>, usize);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Answer> {
    Task::new("handout", |(board, to_move)| {
        handout(&Position { board, to_move })
    })
    .contrast(without_a_pass, reference)
}

/// Returns the greedy player's game: where it ends, its moves, and its passes.
fn played((board, to_move): Call) -> (Position, usize, usize) {
    let mut position = Position { board, to_move };
    let (mut moves, mut passes) = (0, 0);
    while position.turn() != Turn::Over {
        match greediest(&position) {
            Some(square) => {
                (position, moves) = (position.play(square).unwrap(), moves + 1);
            }
            None => (position, passes) = (position.passed(), passes + 1),
        }
    }
    (position, moves, passes)
}

fn reference(call: Call) -> Answer {
    let (end, moves, _) = played(call);
    (Score::discs(&end.board).winner(), moves)
}

fn passes(call: Call) -> usize {
    played(call).2
}

/// Returns a position of a random game after which neither color has to pass.
fn without_a_pass(random: &mut Random) -> Call {
    loop {
        let call = a_game(random);
        if reference(call).1 > 0 && passes(call) == 0 {
            return call;
        }
    }
}

const DISCS: [Disc; 2] = [Black, White];

/// Returns the discs on d4, e4, d5 and e5.
fn start(discs: &[Disc]) -> Board {
    let mut board = Board::empty();
    for (index, &disc) in discs.iter().enumerate() {
        let (column, row) = (3 + index as i32 % 2, 3 + index as i32 / 2);
        board.set(Square::at(column, row), disc.into());
    }
    board
}

use Disc::{Black, White};

#[track_caller]
fn expect(board: Board, to_move: Disc, winner: Option<Disc>, moves: usize) {
    task().expect([((board, to_move), (winner, moves))]);
}

#[test]
fn a_game_that_is_over_has_a_winner_and_no_moves() {
    expect(positions::b1(), Black, Some(Black), 0);
    expect(Board::empty(), White, None, 0);
}

#[test]
fn the_handouts_game_is_over_after_one_move() {
    expect(start(&[White, Black, White, White]), White, Some(White), 1);
}

#[test]
fn if_black_begins_it_goes_on_to_the_last_square() {
    expect(start(&[White, Black, White, White]), Black, Some(White), 60);
}

#[test]
fn a_pass_is_neither_a_move_nor_the_end() {
    let calls = (0..).map(|seed| a_game(&mut Random::new(seed)));
    let calls = calls.filter(|&call| passes(call) > 0).take(10);
    task().agrees_with(reference, calls);
}

#[test]
fn each_way_of_placing_four_discs_has_its_end() {
    let calls = (0..32).map(|number: usize| {
        let discs = [0, 1, 2, 3].map(|bit| DISCS[number >> bit & 1]);
        (start(&discs), DISCS[number >> 4])
    });
    task().agrees_with(reference, calls);
}

/// Returns a position of a random game.
fn a_game(random: &mut Random) -> Call {
    let moves = 20 + random.below(30);
    let Position { board, to_move } = random_game(random, moves).1;
    (board, to_move)
}
