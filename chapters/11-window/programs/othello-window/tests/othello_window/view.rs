//! Drawn frames.

use std::path::PathBuf;

use crate::common::{ASCII, BEFORE_C6, COLOR};
use crate::common::{
    draw, finish_animation, place, press, state_after, update_all,
};
use insta::assert_snapshot;
use othello_window::{Button, FileEntry, FileOutcome, Form, Message, update};
use pretty_assertions::assert_eq;
use ratatui::style::{Color, Modifier};
use terminal::Theme;
use test_support::examples::example;

const WIDE: (u16, u16) = (80, 24);

#[test]
fn start_position_at_each_size() {
    for size in [WIDE, (40, 20), (120, 40)] {
        assert_snapshot!(draw(&state_after(""), size, COLOR));
    }
}

#[test]
fn small_screen_shows_required_size() {
    assert_snapshot!(draw(&state_after(""), (39, 20), COLOR));
    assert_snapshot!(draw(&state_after(""), (40, 19), COLOR));
    draw(&state_after(""), (1, 1), COLOR);
}

#[test]
fn long_path_wraps_after_slash() {
    let mut state = state_after("");
    state.mark_written("/home/ann/othello/games/of/1996/ralle-thor.oth".into());
    let screen = draw(&state, WIDE, COLOR).to_string();
    assert!(screen.contains("in /home/ann/ "), "{screen}");
    assert!(screen.contains("│othello/games/of/1996/ralle-thor.oth. "));
}

#[test]
fn small_screen_shows_question() {
    let mut state = state_after(BEFORE_C6);
    update_all(&mut state, [place("c6"), press(Button::Quit)]);
    assert_snapshot!(draw(&state, (30, 3), COLOR), @r#"
    "This game isn't saved in a    "
    "file. Leave it anyway? (Y)es  "
    "(N)o                          "
    "#);
}

#[test]
fn legal_moves_are_marked() {
    let mut state = state_after(BEFORE_C6);
    update(&mut state, press(Button::Legal));
    assert_snapshot!(draw(&state, WIDE, COLOR));
}

#[test]
fn last_move_and_flips_are_marked() {
    let mut state = state_after(BEFORE_C6);
    update(&mut state, place("c6"));
    finish_animation(&mut state);
    assert_snapshot!(draw(&state, WIDE, COLOR));
}

#[test]
fn discs_turn_over_one_by_one() {
    let mut state = state_after(BEFORE_C6);
    update_all(&mut state, [place("c6"), Message::Tick, Message::Tick]);
    assert_snapshot!(draw(&state, WIDE, COLOR));
}

#[test]
fn game_over_with_b1_empty() {
    let mut state = state_after(example("b1").transcript);
    update(&mut state, press(Button::Max));
    assert_snapshot!(draw(&state, WIDE, COLOR));
}

#[test]
fn ascii_theme_draws_only_ascii() {
    let mut state = state_after(BEFORE_C6);
    update_all(&mut state, [place("c6"), Message::Tick]);
    for (width, height) in [(40, 20), (110, 36)] {
        let screen = draw(&state, (width, height), ASCII);
        assert_snapshot!(screen);
        assert!(screen.to_string().is_ascii());
    }
    update(&mut state, press(Button::Read));
    assert!(draw(&state, WIDE, ASCII).to_string().is_ascii());
}

#[test]
fn theme_without_color_sets_no_color() {
    let theme = Theme {
        color: false,
        ascii: false,
    };
    let mut state = state_after(BEFORE_C6);
    update_all(&mut state, [place("c6"), press(Button::Legal)]);
    let (plain, colored) =
        (draw(&state, WIDE, theme), draw(&state, WIDE, COLOR));
    assert_eq!(plain.to_string(), colored.to_string());
    for cell in plain.buffer().content() {
        assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset));
    }
}

#[test]
fn buttons_show_their_keys() {
    for size in [(40, 20), WIDE, (120, 40)] {
        let screen = draw(&state_after(""), size, COLOR);
        let area = *screen.buffer().area();
        for (button, area) in Form::new(area).unwrap().buttons {
            let symbol = screen.buffer()[(area.x + 1, area.y)].symbol();
            let key = symbol.chars().next().unwrap();
            assert_eq!(Button::with_key(key), Some(button));
            let style = screen.buffer()[area.as_position()].modifier;
            assert!(style.contains(Modifier::REVERSED));
        }
    }
}

#[test]
fn file_dialog() {
    let mut state = state_after(BEFORE_C6);
    update_all(&mut state, [press(Button::Read), listed()]);
    update(&mut state, Message::Go(directions::Direction::South));
    assert_snapshot!(draw(&state, WIDE, COLOR));
    assert_snapshot!(draw(&state, (40, 20), COLOR));
}

#[test]
fn question_panel() {
    let mut state = state_after(BEFORE_C6);
    update_all(&mut state, [place("c6"), press(Button::Quit)]);
    assert_snapshot!(draw(&state, (40, 20), COLOR));
}

/// Returns a listing of a folder.
fn listed() -> Message {
    let folder = PathBuf::from("/games");
    let entry = |name: &str, is_folder| FileEntry {
        name: name.to_string(),
        path: folder.join(name),
        is_folder,
    };
    let entries = vec![
        entry("..", true),
        entry("1990", true),
        entry("ann-bob.oth", false),
        entry("club.txt", false),
    ];
    Message::Done(FileOutcome::Listed(folder, entries))
}
