use crate::{Effect, Intent, Mode, Question, State};

/// Executes an intent that discards the game. Asks for confirmation first if
/// the game has unsaved moves.
pub(crate) fn execute_or_confirm(
    state: &mut State,
    intent: Intent,
) -> Option<Effect> {
    if !state.is_unwritten {
        return execute(state, intent);
    }
    let text = "This game isn't saved in a file. Leave it anyway?";
    ask(state, text.to_string(), intent);
    None
}

/// Handles Ctrl-C: quits, after a confirmation if the game has unsaved moves. A
/// second Ctrl-C confirms.
pub(crate) fn interrupt(state: &mut State) -> Option<Effect> {
    state.finish_turning();
    match &state.mode {
        Mode::Question(question) if question.intent == Intent::Quit => {
            execute(state, Intent::Quit)
        }
        _ => execute_or_confirm(state, Intent::Quit),
    }
}

/// Shows a question that confirms an intent.
pub(crate) fn ask(state: &mut State, text: String, intent: Intent) {
    state.mode = Mode::Question(Question { text, intent });
}

/// Executes an intent without confirmation.
pub(crate) fn execute(state: &mut State, intent: Intent) -> Option<Effect> {
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
            state.start_new_game();
            None
        }
    }
}
