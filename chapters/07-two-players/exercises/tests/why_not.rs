//! The checks of `why_not`: they look for facts, and leave the words alone.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, Verdict, positions, random_game, squares, verdict};
use directions::{Direction, next};
use end_of_game::Position;
use two_players_exercises::why_not::why_not;

/// The board, the color to move, and the square.
type Call = (Board, Disc, Square);

fn judge((board, to_move, chosen): Call) -> Verdict {
    let position = Position { board, to_move };
    let said = why_not(&position, chosen);
    let (needed, allowed) = facts(&position, chosen);
    let missing = needed.into_iter().find(|word| !says(&said, word));
    let in_vain = Square::all().find(|square| {
        says(&said, &square.to_string()) && !allowed.contains(square)
    });
    match (missing, in_vain, said.chars().count()) {
        (Some(missing), ..) => {
            verdict(format!("{said:?} doesn't say {missing}"))
        }
        (_, Some(square), _) => verdict(format!(
            "{said:?} names {square}, which has nothing to do with it"
        )),
        (_, _, ..=200) => helps(),
        (_, _, length) => verdict(format!("it has {length} characters")),
    }
}

fn helps() -> Verdict {
    verdict("it says what stands in the way, and nothing else")
}

/// Tests if a text has a word, in uppercase or lowercase.
fn says(text: &str, word: &str) -> bool {
    let text = text.to_lowercase();
    let mut words = text.split(|letter: char| !letter.is_alphanumeric());
    words.any(|other| other == word)
}

/// Returns the words that an answer must have, and the squares that it may
/// name.
fn facts(position: &Position, chosen: Square) -> (Vec<String>, Vec<Square>) {
    let board = &position.board;
    let mut needed = vec![chosen.to_string()];
    let mut allowed = vec![chosen];
    match board[chosen] {
        Cell::Black => needed.push("black".to_owned()),
        Cell::White => needed.push("white".to_owned()),
        Cell::Empty | Cell::Border => {
            for way in Direction::ALL {
                let run = run(position, chosen, way);
                if let [.., end] = run[..]
                    && run.len() > 1
                {
                    needed.push(if end.is_on_board() {
                        end.to_string()
                    } else {
                        "edge".to_owned()
                    });
                    allowed.extend(run);
                }
            }
        }
    }
    (needed, allowed)
}

/// Returns the opponent's discs in a direction, and the square after them.
fn run(position: &Position, chosen: Square, way: Direction) -> Vec<Square> {
    let opponent = Cell::from(position.to_move.opponent());
    let mut run = vec![next(chosen, way)];
    while let Some(&end) = run.last()
        && position.board[end] == opponent
    {
        run.push(next(end, way));
    }
    run
}

fn task() -> Task<Call, Verdict> {
    Task::new("why_not", judge).contrast(a_disc, |_| helps())
}

/// Returns a square with a disc on it, early in a game.
fn a_disc(random: &mut Random) -> Call {
    let moves = random.below(20);
    let Position { board, to_move } = random_game(random, moves).1;
    let discs: Vec<_> = Square::all()
        .filter(|&square| board[square] != Cell::Empty)
        .collect();
    (board, to_move, random.one_of(&discs))
}

#[track_caller]
fn expect(calls: impl Iterator<Item = Call>) {
    task().expect(calls.map(|call| (call, helps())));
}

fn calls(
    board: Board,
    to_move: Disc,
    names: &str,
) -> impl Iterator<Item = Call> {
    let squares = squares(names).into_iter();
    squares.map(move |square| (board, to_move, square))
}

use Disc::{Black, White};

#[test]
fn it_says_whose_disc_is_in_the_way() {
    expect(calls(Board::start(), Black, "e4 d4 e5 d5"));
}

#[test]
fn it_says_where_the_run_ends() {
    expect(calls(positions::f5_played(), White, "g5 d3"));
}

#[test]
fn it_follows_every_run() {
    expect(calls(positions::c6_played(), White, "b2 d2 c2"));
}

#[test]
fn it_says_when_a_run_goes_off_the_board() {
    expect(calls(positions::c6_played(), White, "c7 f3 c1"));
}

#[test]
fn it_helps_in_60_positions() {
    expect((0..60).filter_map(|seed| a_call(&mut Random::new(seed))));
}

/// Returns an illegal move in the middle of a game, beside a disc.
fn a_call(random: &mut Random) -> Option<Call> {
    let moves = 3 + random.below(45);
    let (_, position) = random_game(random, moves);
    let has_run = |square: &Square| {
        position.board[*square] != Cell::Empty
            || facts(&position, *square).0.len() > 1
    };
    let illegal: Vec<_> = Square::all()
        .filter(|square| position.play(*square).is_err())
        .filter(has_run)
        .collect();
    let chosen = *illegal.get(random.below(illegal.len().max(1)))?;
    Some((position.board, position.to_move, chosen))
}
