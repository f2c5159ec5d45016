use directions::Direction;

use crate::confirm::{execute, execute_or_confirm};
use crate::{Choice, Effect, Intent, Message, Mode, Purpose, State};

/// Handles a message while the file dialog is shown.
pub(crate) fn update_file_dialog(
    state: &mut State,
    message: Message,
) -> Option<Effect> {
    let Mode::Files(dialog) = &mut state.mode else {
        return None;
    };
    match message {
        Message::Choose => return choose(state),
        Message::Select(index) if dialog.selected == Some(index) => {
            return choose(state);
        }
        Message::Select(index) => dialog.select(index),
        Message::Go(Direction::North) => dialog.select_previous(),
        Message::Go(Direction::South) => dialog.select_next(),
        Message::Type(ch) => dialog.type_char(ch),
        Message::Erase => dialog.erase(),
        Message::EraseAll => dialog.erase_all(),
        Message::Filter => dialog.next_filter(),
        Message::Cancel => state.mode = Mode::Board,
        _ => {}
    }
    None
}

/// Acts on the choice of the file dialog.
fn choose(state: &mut State) -> Option<Effect> {
    let Mode::Files(dialog) = &state.mode else {
        return None;
    };
    let purpose = dialog.purpose;
    match (dialog.choice(), purpose) {
        (Choice::Nothing, _) => None,
        (Choice::Folder(path), _) => Some(Effect::List(path)),
        (Choice::File(path), Purpose::Read) => {
            state.mode = Mode::Board;
            execute_or_confirm(state, Intent::Open(path, 1))
        }
        (Choice::File(path), Purpose::Write) => {
            state.mode = Mode::Board;
            Some(Effect::Write {
                path,
                record: Box::new(state.to_record()),
                replace: false,
            })
        }
    }
}

/// Handles a message while the number of a game is typed.
pub(crate) fn update_number(
    state: &mut State,
    message: Message,
) -> Option<Effect> {
    let Mode::Number(digits) = &mut state.mode else {
        return None;
    };
    match message {
        Message::Type(digit @ '0'..='9') if digits.len() < 9 => {
            digits.push(digit);
        }
        Message::Erase => {
            digits.pop();
        }
        Message::EraseAll => digits.clear(),
        Message::Cancel => state.mode = Mode::Board,
        Message::Choose => return go_to_game(state),
        _ => {}
    }
    None
}

/// Reads the game with the typed number, if the file has it.
fn go_to_game(state: &mut State) -> Option<Effect> {
    let Mode::Number(digits) = &state.mode else {
        return None;
    };
    let number = digits.parse().unwrap_or(0);
    let source = state.source.clone()?;
    state.mode = Mode::Board;
    if number == 0 || number > source.games {
        let games = source.games;
        state.set_notice(format!("This file has games 1 to {games}."));
        return None;
    }
    execute_or_confirm(state, Intent::Open(source.path, number))
}

/// Handles a message while a question is shown. Only `y` confirms.
pub(crate) fn update_question(
    state: &mut State,
    message: Message,
) -> Option<Effect> {
    let Mode::Question(question) = &state.mode else {
        return None;
    };
    match message {
        Message::Type('y' | 'Y') => {
            let intent = question.intent.clone();
            execute(state, intent)
        }
        Message::Type('n' | 'N') | Message::Cancel => {
            state.mode = Mode::Board;
            None
        }
        _ => None,
    }
}
