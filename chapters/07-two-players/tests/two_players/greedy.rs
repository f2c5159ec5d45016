//! Tests of the greedy player.

use end_of_game::{Position, Score};
use flipping::flips;
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use test_support::positions::any_position;
use two_players::{Command, Greedy, Keyboard, Mover, Othello, greediest};

use crate::game::{after, before_the_last_move};

/// Creates a mover that plays greedily for some colors and reads `lines` for
/// the others.
fn greedy(plays: [bool; 2], lines: &str) -> Greedy<Keyboard<&[u8]>> {
    Greedy {
        plays,
        people: Keyboard {
            input: lines.as_bytes(),
        },
        took_back: false,
    }
}

/// Executes the mover's commands until it quits, and returns them.
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
fn greediest_breaks_ties_by_square_order() {
    let first = greediest(&Position::start()).unwrap();
    assert_eq!(first.to_string(), "d3");
}

#[test]
fn greedy_passes_only_for_its_own_color() {
    let mut game = after(before_the_last_move());
    let chosen = choices(&mut greedy([true, false], "b2\n"), &mut game);
    assert_eq!(chosen, ["Pass", "Place(b2)"]);
}

#[test]
fn greedy_undoes_its_answer_after_undo() {
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
fn greedy_plays_both_colors_to_the_end() {
    let mut game = after("");
    choices(&mut greedy([true, true], ""), &mut game);
    let score = Score::result(&game.position().board);
    assert_eq!(score.to_string(), "19-45");
}

proptest! {
    #[test]
    fn greediest_flips_the_most(position in any_position()) {
        let count = |square| {
            flips(&position.board, square, position.to_move).count()
        };
        let most = position.legal_moves().map(count).max();
        prop_assert_eq!(greediest(&position).map(count), most);
    }
}
