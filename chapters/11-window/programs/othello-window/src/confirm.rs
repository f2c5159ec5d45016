use crate::{Effect, Intent, Mode, Question, State};

/// Carries out an intent that gives the game up. If some of its
/// moves aren't in a file yet, it asks first.
pub(crate) fn attempt(state: &mut State, intent: Intent) -> Option<Effect> {
    if !state.is_unwritten {
        return carry_out(state, intent);
    }
    let text = "This game isn't saved in a file. Leave it anyway?";
    ask(state, text.to_string(), intent);
    None
}

/// Leaves at the second Ctrl-C. At the first it leaves too, if that gives
/// nothing up, and asks otherwise.
pub(crate) fn interrupt(state: &mut State) -> Option<Effect> {
    state.finish_turning();
    match &state.mode {
        Mode::Question(question) if question.intent == Intent::Quit => {
            carry_out(state, Intent::Quit)
        }
        _ => attempt(state, Intent::Quit),
    }
}

/// Asks a question.
pub(crate) fn ask(state: &mut State, text: String, intent: Intent) {
    state.mode = Mode::Question(Question { text, intent });
}

/// Carries out an intent without asking.
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
