use std::path::PathBuf;

use game_formats::Format;
use window::{Message as GameMessage, Step};

use crate::State;
use crate::confirm::{execute_or_confirm, interrupt};
use crate::update_dialog::{
    update_file_dialog, update_number, update_question,
};
use crate::update_outcome::apply_outcome;
use crate::{Button, Effect, FileDialog, Intent, Message, Mode, Purpose};

/// Applies a message to the state. Returns an effect if the message needs
/// input or output.
pub fn update(state: &mut State, message: Message) -> Option<Effect> {
    match (message, &state.mode) {
        (Message::Done(outcome), _) => apply_outcome(state, outcome),
        (Message::Tick, _) => {
            state.update_game(GameMessage::Tick);
            None
        }
        (Message::Interrupt, _) => interrupt(state),
        (message, Mode::Board) => update_board(state, message),
        (message, Mode::Files(_)) => update_file_dialog(state, message),
        (message, Mode::Number(_)) => update_number(state, message),
        (message, Mode::Question(_)) => update_question(state, message),
    }
}

/// Handles a message while no dialog is shown.
fn update_board(state: &mut State, message: Message) -> Option<Effect> {
    match message {
        Message::Press(button) => return press_button(state, button),
        Message::Go(direction) => state.update_game(GameMessage::Go(direction)),
        Message::Place(square) => state.update_game(GameMessage::Place(square)),
        Message::Choose => state.update_game(GameMessage::Choose),
        _ => {}
    }
    None
}

/// Handles the press of a button, after turning over all remaining discs.
fn press_button(state: &mut State, button: Button) -> Option<Effect> {
    state.finish_turning();
    match button {
        Button::Start => state.update_game(GameMessage::Walk(Step::Start)),
        Button::Back => state.update_game(GameMessage::Walk(Step::Back)),
        Button::Forward => state.update_game(GameMessage::Walk(Step::Forward)),
        Button::Max => state.update_game(GameMessage::Walk(Step::Max)),
        _ => return press_other(state, button),
    }
    None
}

/// Handles the buttons that don't step through the game.
fn press_other(state: &mut State, button: Button) -> Option<Effect> {
    match button {
        Button::Write => return show_file_dialog(state, Purpose::Write),
        Button::Read => return show_file_dialog(state, Purpose::Read),
        Button::New => return execute_or_confirm(state, Intent::New),
        Button::Quit => return execute_or_confirm(state, Intent::Quit),
        Button::Previous => return step_game(state, -1),
        Button::Next => return step_game(state, 1),
        Button::Game => ask_number(state),
        Button::Legal => {
            state.shows_legal_moves = !state.shows_legal_moves;
        }
        _ => {}
    }
    None
}

/// Opens the file dialog and requests the contents of its folder.
fn show_file_dialog(state: &mut State, purpose: Purpose) -> Option<Effect> {
    let path = match purpose {
        Purpose::Read => PathBuf::new(),
        Purpose::Write => suggest_path(state),
    };
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let folder = state.folder.join(path.parent().unwrap_or(&path));
    let dialog = FileDialog::new(purpose, folder.clone(), name.into());
    state.mode = Mode::Files(dialog);
    Some(Effect::List(folder))
}

/// Returns the path that the write dialog suggests: that of the source, with
/// another extension if its format can't hold a written game.
fn suggest_path(state: &State) -> PathBuf {
    let source = state.source.as_ref().map(|source| source.path.clone());
    let path = source.unwrap_or("othello.oth".into());
    match Format::from_path(&path) {
        Ok(Format::Obf | Format::Database) => path.with_extension("oth"),
        _ => path,
    }
}

/// The notice if the file has no other games.
const ONE_GAME: &str = "This is the only game. Read opens a file with more.";

/// Opens the prompt for the number of a game, if there are several.
fn ask_number(state: &mut State) {
    match &state.source {
        Some(source) if source.games > 1 => {
            state.mode = Mode::Number(String::new());
        }
        _ => state.set_notice(ONE_GAME),
    }
}

/// Reads the previous or next game of the file, if there is one.
fn step_game(state: &mut State, step: isize) -> Option<Effect> {
    let source = state.source.clone().filter(|source| source.games > 1);
    let Some(source) = source else {
        state.set_notice(ONE_GAME);
        return None;
    };
    let number = source.number.saturating_add_signed(step);
    if number == 0 || number > source.games {
        return None;
    }
    execute_or_confirm(state, Intent::Open(source.path, number))
}
