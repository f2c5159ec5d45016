use std::path::PathBuf;

use game_formats::Format;
use window::{Message as Board, Step};

use crate::State;
use crate::confirm::{attempt, interrupt};
use crate::update_dialog::{in_files, in_number, in_question};
use crate::update_outcome::apply_outcome;
use crate::{Button, Effect, FileDialog, Intent, Message, Mode, Purpose};

/// Changes the state as the message asks. Nothing here touches the world: what
/// has to is returned as an effect.
pub fn update(state: &mut State, message: Message) -> Option<Effect> {
    match (message, &state.mode) {
        (Message::Done(outcome), _) => apply_outcome(state, outcome),
        (Message::Tick, _) => {
            state.update_table(Board::Tick);
            None
        }
        (Message::Interrupt, _) => interrupt(state),
        (message, Mode::Board) => on_board(state, message),
        (message, Mode::Files(_)) => in_files(state, message),
        (message, Mode::Number(_)) => in_number(state, message),
        (message, Mode::Question(_)) => in_question(state, message),
    }
}

fn on_board(state: &mut State, message: Message) -> Option<Effect> {
    match message {
        Message::Press(button) => return press(state, button),
        Message::Go(direction) => state.update_table(Board::Go(direction)),
        Message::Place(square) => state.update_table(Board::Place(square)),
        Message::Choose => state.update_table(Board::Choose),
        _ => {}
    }
    None
}

/// Does what a button is for. Discs that are turning over land at once.
fn press(state: &mut State, button: Button) -> Option<Effect> {
    state.finish_turning();
    match button {
        Button::Start => state.update_table(Board::Walk(Step::Start)),
        Button::Back => state.update_table(Board::Walk(Step::Back)),
        Button::Forward => state.update_table(Board::Walk(Step::Forward)),
        Button::Max => state.update_table(Board::Walk(Step::Max)),
        _ => return press_other(state, button),
    }
    None
}

fn press_other(state: &mut State, button: Button) -> Option<Effect> {
    match button {
        Button::Write => return show_files(state, Purpose::Write),
        Button::Read => return show_files(state, Purpose::Read),
        Button::New => return attempt(state, Intent::New),
        Button::Quit => return attempt(state, Intent::Quit),
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

/// Opens the file dialog, and asks for what it is to show.
fn show_files(state: &mut State, purpose: Purpose) -> Option<Effect> {
    let path = match purpose {
        Purpose::Read => PathBuf::new(),
        Purpose::Write => proposed_path(state),
    };
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let folder = state.folder.join(path.parent().unwrap_or(&path));
    let dialog = FileDialog::new(purpose, folder.clone(), name.into());
    state.mode = Mode::Files(dialog);
    Some(Effect::List(folder))
}

/// A game is written where it was read, unless that holds no such games.
fn proposed_path(state: &State) -> PathBuf {
    let source = state.source.as_ref().map(|source| source.path.clone());
    let path = source.unwrap_or("othello.oth".into());
    match Format::from_path(&path) {
        Ok(Format::Obf | Format::Database) => path.with_extension("oth"),
        _ => path,
    }
}

const ONE_GAME: &str = "This is the only game. Read opens a file with more.";

fn ask_number(state: &mut State) {
    match &state.source {
        Some(source) if source.games > 1 => {
            state.mode = Mode::Number(String::new());
        }
        _ => state.set_notice(ONE_GAME),
    }
}

/// Goes to another game of the file; at the first and the last it stays.
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
    attempt(state, Intent::Open(source.path, number))
}
