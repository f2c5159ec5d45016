use directions::Direction;

use crate::confirm::{attempt, carry_out};
use crate::{Choice, Effect, Intent, Message, Mode, Purpose, State};

/// What a message means while a file is chosen.
pub(crate) fn in_files(state: &mut State, message: Message) -> Option<Effect> {
    let Mode::Files(dialog) = &mut state.mode else {
        return None;
    };
    match message {
        Message::Choose => return choose(state),
        Message::Select(place) if dialog.selected == Some(place) => {
            return choose(state);
        }
        Message::Select(place) => dialog.select(place),
        Message::Go(Direction::North) => dialog.up(),
        Message::Go(Direction::South) => dialog.down(),
        Message::Type(character) => dialog.type_char(character),
        Message::Erase => dialog.erase(),
        Message::EraseAll => dialog.erase_all(),
        Message::Filter => dialog.next_filter(),
        Message::Cancel => state.mode = Mode::Board,
        _ => {}
    }
    None
}

/// Takes what the dialog has chosen.
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
            attempt(state, Intent::Open(path, 1))
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

/// What a message means while the number of a game is typed.
pub(crate) fn in_number(state: &mut State, message: Message) -> Option<Effect> {
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

/// Goes to the game whose number is typed, if the file has it.
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
    attempt(state, Intent::Open(source.path, number))
}

/// What a message means while a question waits: only a yes is a yes.
pub(crate) fn in_question(
    state: &mut State,
    message: Message,
) -> Option<Effect> {
    let Mode::Question(question) = &state.mode else {
        return None;
    };
    match message {
        Message::Type('y' | 'Y') => {
            let intent = question.intent.clone();
            carry_out(state, intent)
        }
        Message::Type('n' | 'N') | Message::Cancel => {
            state.mode = Mode::Board;
            None
        }
        _ => None,
    }
}
