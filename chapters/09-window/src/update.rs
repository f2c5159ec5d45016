use board::Square;
use records::{History, Played};

use crate::confirm::{attempt, interrupt};
use crate::update_dialog::{in_files, in_number, in_question};
use crate::update_outcome::apply_outcome;
use crate::{Button, Effect, FileDialog, Intent, Message, Mode, Purpose};
use crate::{State, sentence, summary};

/// Changes the state as the message asks. Nothing here touches the world: what
/// has to is returned as an effect.
pub fn update(state: &mut State, message: Message) -> Option<Effect> {
    match (message, state.mode()) {
        (Message::Done(outcome), _) => apply_outcome(state, outcome),
        (Message::Tick, _) => {
            state.turn_next_disc();
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
        Message::Go(direction) => state.move_cursor(direction),
        Message::Place(square) => place(state, square),
        Message::Choose => place(state, state.cursor()),
        _ => {}
    }
    None
}

/// Plays a square. While discs turn over, none is placed.
fn place(state: &mut State, square: Square) {
    if state.is_turning() {
        return;
    }
    match state.play(square) {
        Ok(played) => announce(state, played),
        Err(reason) => state.set_notice(sentence(&reason.to_string())),
    }
}

/// Says what a move did.
fn announce(state: &mut State, played: Played) {
    let mut notice = summary(state.history());
    if let Played::NewLine(_) = played {
        notice += &format!(" {}", sentence(&played.to_string()));
    }
    state.set_notice(notice);
}

/// Does what a button is for. Discs that are turning over land at once.
fn press(state: &mut State, button: Button) -> Option<Effect> {
    state.finish_turning();
    match button {
        Button::Start => state.walk(History::to_start),
        Button::Back => state.walk(History::back),
        Button::Forward => state.walk(History::forward),
        Button::Max => state.walk(History::to_end),
        _ => return press_other(state, button),
    }
    state.set_notice(summary(state.history()));
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
        Button::Legal => state.toggle_legal_moves(),
        _ => {}
    }
    None
}

/// Opens the file dialog, and asks for what it is to show.
fn show_files(state: &mut State, purpose: Purpose) -> Option<Effect> {
    let folder = state.folder().to_path_buf();
    let dialog = FileDialog::new(purpose, folder.clone(), Vec::new());
    state.set_mode(Mode::Files(dialog));
    Some(Effect::List(folder))
}

const ONE_GAME: &str = "This is the only game. Read opens a file with more.";

fn ask_number(state: &mut State) {
    match state.source() {
        Some(source) if source.games > 1 => {
            state.set_mode(Mode::Number(String::new()));
        }
        _ => state.set_notice(ONE_GAME),
    }
}

/// Goes to another game of the file; at the first and the last it stays.
fn step_game(state: &mut State, step: isize) -> Option<Effect> {
    let source = state.source().filter(|it| it.games > 1);
    let Some(source) = source.cloned() else {
        state.set_notice(ONE_GAME);
        return None;
    };
    let number = source.number.saturating_add_signed(step);
    if number == 0 || number > source.games {
        return None;
    }
    attempt(state, Intent::Open(source.path, number))
}
