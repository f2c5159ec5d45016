//! Tests of `Othello`: moves, passes, refusals, undo, and the end.

use board::Disc;
use end_of_game::{Position, Turn};
use flipping::IllegalMove;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::endings::WIPED_OUT;
use test_support::examples::{example, square};
use two_players::{Othello, Refusal};
use whole_games::{Ply, parse_transcript};

/// Plays a transcript, adding the passes that it leaves out.
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

/// Returns the transcript of game b1 without its last move. Black must pass;
/// only b1 and b2 are empty.
pub fn before_the_last_move() -> &'static str {
    example("b1").transcript.strip_suffix("b2").unwrap()
}

#[test]
fn new_starts_from_given_position() {
    for start in [Position::start(), Position::start().passed()] {
        let game = Othello::new(start);
        assert_eq!((game.position(), game.positions()), (&start, &[start][..]));
    }
}

#[test]
fn place_returns_flips() {
    let flips = after("f5").place(square("d6")).unwrap();
    let flipped: Vec<_> = flips.iter().map(|flip| flip.square).collect();
    assert_eq!(flipped, [square("d5")]);
}

#[test]
fn refusal_leaves_game_unchanged() {
    let mut game = after("f5");
    let moves = ["f4", "d6", "f6"].map(square).to_vec();
    let occupied = IllegalMove::Occupied(square("f5"));
    assert_eq!(
        game.place(square("f5")),
        Err(Refusal::Illegal(occupied, moves.clone()))
    );
    assert!(game.place(square("a1")).is_err());
    assert_eq!(game.pass(), Err(Refusal::MustMove(Disc::White, moves)));
    assert_eq!(game.positions(), after("f5").positions());
}

#[test]
fn allows_only_pass_without_legal_move() {
    let mut game = after(before_the_last_move());
    assert_eq!(game.moves(), []);
    assert!(game.place(square("b2")).is_err());
    game.pass().unwrap();
    assert_eq!(game.moves(), [square("b2")]);
}

#[test]
fn finished_game_allows_only_undo() {
    let mut game = after(WIPED_OUT);
    assert_eq!(game.place(square("a1")), Err(Refusal::Over));
    assert_eq!(game.pass(), Err(Refusal::Over));
    assert_eq!(game.undo(), Ok(()));
    assert_eq!(game.position().turn(), Turn::Move);
}

#[test]
fn transcript_includes_passes() {
    let moves = before_the_last_move();
    let played = after(example("b1").transcript).transcript();
    assert_eq!(played, format!("{moves}passb2"));
}

#[test]
fn undo_restores_every_position() {
    let mut game = after(example("b1").transcript);
    let positions = game.positions().to_vec();
    for position in positions[1..].iter().rev() {
        assert_eq!(game.position(), position);
        assert_eq!(game.undo(), Ok(()));
    }
    assert_eq!(game.position(), &positions[0]);
    assert_eq!(game.undo(), Err(Refusal::Start));
}

#[test]
fn refusal_messages() {
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
