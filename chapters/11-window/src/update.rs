use board::Square;
use records::{History, Played};

use crate::{Effect, Message, Outcome, State, Step, sentence, summary};

/// Applies a message to the state. Returns an effect if the message needs
/// input or output.
pub fn update(state: &mut State, message: Message) -> Option<Effect> {
    match message {
        Message::Place(square) => place(state, square),
        Message::Choose => place(state, state.cursor()),
        Message::Go(direction) => state.move_cursor(direction),
        Message::Walk(step) => walk(state, step),
        Message::Tick => state.turn_next_disc(),
        Message::Open(path) => return Some(Effect::Read(path)),
        Message::Save(path) => {
            let moves = state.history().moves().to_vec();
            return Some(Effect::Write(path, moves));
        }
        Message::Quit => return Some(Effect::Quit),
        Message::Done(outcome) => apply_outcome(state, outcome),
    }
    None
}

/// Plays a square, unless discs are still turning over.
fn place(state: &mut State, square: Square) {
    if !state.turning().is_empty() {
        return;
    }
    let notice = match state.play(square) {
        Ok(played @ Played::NewLine(_)) => {
            let line = sentence(&played.to_string());
            format!("{} {line}", summary(state.history()))
        }
        Ok(_) => summary(state.history()),
        Err(reason) => sentence(&reason.to_string()),
    };
    state.set_notice(notice);
}

/// Steps through the game and shows the summary of the new position.
fn walk(state: &mut State, step: Step) {
    state.walk(match step {
        Step::Start => History::to_start,
        Step::Back => History::back,
        Step::Forward => History::forward,
        Step::Max => History::to_end,
    });
    state.set_notice(summary(state.history()));
}

/// Shows the result of an effect.
fn apply_outcome(state: &mut State, outcome: Outcome) {
    match outcome {
        Outcome::Loaded(history) => {
            *state = State::new(*history);
            state.set_notice(summary(state.history()));
        }
        Outcome::Written(path) => {
            state.set_notice(format!("Saved in {}.", path.display()));
        }
        Outcome::Failed(error) => state.set_notice(sentence(&error)),
    }
}
