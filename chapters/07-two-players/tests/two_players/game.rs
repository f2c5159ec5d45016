//! A game by itself: turns, refusals, undo, the end.

use board::Disc;
use end_of_game::{Position, Turn};
use flipping::IllegalMove;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::endings::WIPED_OUT;
use test_support::examples::{example, square};
use two_players::{Othello, Refusal};
use whole_games::{Ply, parse_transcript};

/// The game after these plies. A pass is put in where it was left out.
pub fn after(transcript: &str) -> Othello {
    let mut game = Othello::new(Position::start());
    for ply in parse_transcript(transcript).unwrap() {
        if game.position().turn() == Turn::Pass {
            game.pass().unwrap();
        }
        if let Ply::Move(square) = ply {
            game.place(square).unwrap();
        }
    }
    game
}

/// The game of b1 before its last move: Black can flip nothing, and only b1
/// and b2 are empty.
pub fn before_the_last_move() -> &'static str {
    example("b1").transcript.strip_suffix("b2").unwrap()
}

#[test]
fn a_game_begins_where_it_is_told_to() {
    for start in [Position::start(), Position::start().passed()] {
        let game = Othello::new(start);
        assert_eq!((game.position(), game.positions()), (&start, &[start][..]));
    }
}

#[test]
fn placing_a_disc_says_what_it_flipped() {
    let flips = after("f5").place(square("d6")).unwrap();
    let flipped: Vec<_> = flips.iter().map(|flip| flip.square).collect();
    assert_eq!(flipped, [square("d5")]);
}

#[test]
fn a_refused_move_leaves_the_game_as_it_was() {
    let mut game = after("f5");
    let moves = ["f4", "d6", "f6"].map(square).to_vec();
    let taken = IllegalMove::Occupied(square("f5"));
    let taken = Refusal::Illegal(taken, moves.clone());
    assert_eq!(game.place(square("f5")), Err(taken));
    assert!(game.place(square("a1")).is_err());
    assert_eq!(game.pass(), Err(Refusal::MustMove(Disc::White, moves)));
    assert_eq!(game.positions(), after("f5").positions());
}

#[test]
fn who_must_pass_can_do_nothing_else() {
    let mut game = after(before_the_last_move());
    assert_eq!(game.moves(), []);
    assert!(game.place(square("b2")).is_err());
    game.pass().unwrap();
    assert_eq!(game.moves(), [square("b2")]);
}

#[test]
fn after_the_end_nothing_is_played_and_a_turn_is_taken_back() {
    let mut game = after(WIPED_OUT);
    assert_eq!(game.place(square("a1")), Err(Refusal::Over));
    assert_eq!(game.pass(), Err(Refusal::Over));
    assert_eq!(game.undo(), Ok(()));
    assert_eq!(game.position().turn(), Turn::Move);
}

#[test]
fn a_transcript_has_the_passes() {
    let moves = before_the_last_move();
    let played = after(example("b1").transcript).transcript();
    assert_eq!(played, format!("{moves}passb2"));
}

#[test]
fn undo_restores_every_position_of_the_game() {
    let whole = after(example("b1").transcript);
    let mut game = whole.clone();
    for position in whole.positions().iter().rev() {
        assert_eq!(game.position(), position);
        let is_start = game.positions().len() == 1;
        let undone = game.undo();
        assert_eq!(
            undone,
            if is_start {
                Err(Refusal::Start)
            } else {
                Ok(())
            }
        );
    }
}

#[test]
fn a_refusal_says_what_would_be_right() {
    let moves = || ["d6", "f6"].map(square).to_vec();
    let refusals = [
        Refusal::Illegal(IllegalMove::Occupied(square("f5")), moves()),
        Refusal::Illegal(IllegalMove::Occupied(square("f5")), vec![]),
        Refusal::MustMove(Disc::White, moves()),
        Refusal::Start,
        Refusal::Over,
    ];
    assert_snapshot!(refusals.map(|why| why.to_string()).join("\n"), @r"
    f5 is taken: play on an empty square. Legal moves: d6 f6
    f5 is taken: play on an empty square. There's no legal move: type pass
    White can't pass with a disc to flip. Legal moves: d6 f6
    this is the start of the game
    the game is over
    ");
}
