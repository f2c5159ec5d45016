//! The greedy player, and who sits at the table with it.

use end_of_game::{Position, Score};
use flipping::flips;
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use test_support::positions::any_position;
use two_players::{Command, Greedy, Keyboard, Mover, Othello, greediest};

use crate::game::{after, before_the_last_move};

/// The greedy player on these chairs, and people who type these lines.
fn greedy(plays: [bool; 2], lines: &str) -> Greedy<Keyboard<&[u8]>> {
    Greedy {
        plays,
        people: Keyboard {
            input: lines.as_bytes(),
        },
        took_back: false,
    }
}

/// What is chosen for the color to move, again and again until people leave.
fn choices(mover: &mut impl Mover, game: &mut Othello) -> Vec<String> {
    let mut choices = Vec::new();
    loop {
        let command = mover.choose(game).unwrap().unwrap();
        if command == Command::Quit {
            return choices;
        }
        choices.push(format!("{command:?}"));
        let _ = command.carry_out(game);
    }
}

#[test]
fn a_tie_goes_to_the_first_square() {
    let first = greediest(&Position::start()).unwrap();
    assert_eq!(first.to_string(), "d3");
}

#[test]
fn it_passes_when_it_must_and_people_pass_for_themselves() {
    let mut game = after(before_the_last_move());
    let chosen = choices(&mut greedy([true, false], "b2\n"), &mut game);
    assert_eq!(chosen, ["Pass", "Place(b2)"]);
}

#[test]
fn when_people_take_a_turn_back_it_takes_one_back_too() {
    let mut game = after("");
    let lines = "f5\nundo\nd3\nundo\nundo\n";
    let chosen = choices(&mut greedy([false, true], lines), &mut game);
    assert_eq!(
        chosen,
        [
            "Place(f5)",
            "Place(f4)",
            "Undo",
            "Undo",
            "Place(d3)",
            "Place(c3)",
            "Undo",
            "Undo",
            "Undo"
        ]
    );
    assert_eq!(game.transcript(), "");
}

#[test]
fn it_plays_itself_to_the_end_and_people_leave() {
    let mut game = after("");
    choices(&mut greedy([true, true], ""), &mut game);
    let score = Score::result(&game.position().board);
    assert_eq!(score.to_string(), "19-45");
}

proptest! {
    #[test]
    fn no_move_flips_more_than_the_greediest(position in any_position()) {
        let count = |square| {
            flips(&position.board, square, position.to_move).count()
        };
        let most = position.legal_moves().map(count).max();
        prop_assert_eq!(greediest(&position).map(count), most);
    }
}
