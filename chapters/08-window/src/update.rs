use board::Square;
use directions::{Direction, next};
use records::Played;

use crate::outcome::outcome;
use crate::update_dialog::{in_files, in_number, in_question};
use crate::{Button, Effect, FileDialog, Intent, Last, Message, Mode};
use crate::{Purpose, Question, State, news};

/// Changes the state as the message asks. What touches the world is not done
/// here: it is the effect that comes back.
pub fn update(state: &mut State, message: Message) -> Option<Effect> {
    match (message, &state.mode) {
        (Message::Tick, _) => turn_one(state),
        (Message::Done(done), _) => outcome(state, done),
        (message, Mode::Board) => on_board(state, message),
        (message, Mode::Files(_)) => in_files(state, message),
        (message, Mode::Number(_)) => in_number(state, message),
        (message, Mode::Question(_)) => in_question(state, message),
    }
}

/// Lets the next disc turn over.
fn turn_one(state: &mut State) -> Option<Effect> {
    state.turning.pop_front();
    None
}

fn on_board(state: &mut State, message: Message) -> Option<Effect> {
    match message {
        Message::Press(button) => return press(state, button),
        Message::Go(direction) => go(state, direction),
        Message::Place(square) => place(state, square),
        Message::Choose => place(state, state.cursor),
        _ => {}
    }
    None
}

/// Moves the cursor, unless it would leave the board.
fn go(state: &mut State, direction: Direction) {
    let square = next(state.cursor, direction);
    if square.is_on_board() {
        state.cursor = square;
    }
}

/// Plays a square. While discs turn over, none is placed.
fn place(state: &mut State, square: Square) {
    if !state.turning.is_empty() {
        return;
    }
    state.cursor = square;
    match state.history.play(square) {
        Ok(played) => played_on(state, played),
        Err(reason) => state.message = sentence(&reason.to_string()),
    }
}

/// Says what a move did, and lets the discs turn over.
fn played_on(state: &mut State, played: Played) {
    state.message = news(&state.history);
    if let Played::NewLine(_) = played {
        let line = sentence(&played.to_string());
        state.message = format!("{} {line}", state.message);
    }
    state.is_unwritten |= played != Played::Again;
    if let Some(last) = Last::of(&state.history)
        && state.is_animated
    {
        state.turning = last.flips.into();
    }
}

/// The text with a capital at its beginning and a full stop at its end. The
/// name of a square or a file at its beginning stays as it is.
pub fn sentence(text: &str) -> String {
    let first = text.split(' ').next().unwrap_or_default();
    let is_word = first.bytes().all(|it| it.is_ascii_alphabetic());
    let mut sentence = format!("{text}.");
    if is_word {
        sentence[..1].make_ascii_uppercase();
    }
    sentence
}

/// Does what a button is for. Discs that are turning over lie down at once.
fn press(state: &mut State, button: Button) -> Option<Effect> {
    state.turning.clear();
    match button {
        Button::Start => state.history.to_start(),
        Button::Back => state.history.back(),
        Button::Forward => state.history.forward(),
        Button::Max => state.history.to_end(),
        _ => return press_other(state, button),
    }
    state.message = news(&state.history);
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
        Button::Legal => state.shows_legal = !state.shows_legal,
        _ => {}
    }
    None
}

/// Opens the file dialog, and asks for what it is to show.
fn show_files(state: &mut State, purpose: Purpose) -> Option<Effect> {
    let folder = state.folder.clone();
    let dialog = FileDialog::new(purpose, folder.clone(), Vec::new());
    state.mode = Mode::Files(dialog);
    Some(Effect::List(folder))
}

const ONE_GAME: &str = "This is the only game: Read opens a file of several.";

fn ask_number(state: &mut State) {
    match &state.source {
        Some(source) if source.games > 1 => {
            state.mode = Mode::Number(String::new());
        }
        _ => state.message = ONE_GAME.to_string(),
    }
}

/// Goes to another game of the file; at the first and the last it stays.
fn step_game(state: &mut State, step: isize) -> Option<Effect> {
    let source = state.source.clone().filter(|it| it.games > 1);
    let Some(source) = source else {
        state.message = ONE_GAME.to_string();
        return None;
    };
    let number = source.number.saturating_add_signed(step);
    if number == 0 || number > source.games {
        return None;
    }
    attempt(state, Intent::Open(source.path, number))
}

/// Does something by which moves that no file has would be lost: asks first,
/// if there are any.
pub(crate) fn attempt(state: &mut State, intent: Intent) -> Option<Effect> {
    if !state.is_unwritten {
        return carry_out(state, intent);
    }
    let text = "The game is not written to a file. Leave it all the same?";
    ask(state, text.to_string(), intent);
    None
}

/// Asks a question.
pub(crate) fn ask(state: &mut State, text: String, intent: Intent) {
    state.mode = Mode::Question(Question { text, intent });
}

/// Does what needs no further question.
pub(crate) fn carry_out(state: &mut State, intent: Intent) -> Option<Effect> {
    state.mode = Mode::Board;
    match intent {
        Intent::Quit => Some(Effect::Quit),
        Intent::Open(path, number) => Some(Effect::Read(path, number)),
        Intent::Replace(path) => Some(Effect::Write {
            path,
            record: Box::new(state.to_record()),
            replace: true,
        }),
        Intent::New => {
            state.begin();
            None
        }
    }
}
