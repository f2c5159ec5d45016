use std::path::Path;
use window::sentence;

use crate::confirm::ask;
use crate::{Effect, FileOutcome, Intent, Mode, State};

/// Shows the result of an effect.
pub(crate) fn apply_outcome(
    state: &mut State,
    outcome: FileOutcome,
) -> Option<Effect> {
    match outcome {
        FileOutcome::Failed(error) => {
            state.set_notice(sentence(&error.to_string()))
        }
        FileOutcome::Loaded(game) => state.open(*game),
        FileOutcome::Written(path) => state.mark_written(path),
        FileOutcome::Exists(path, games) => {
            let text = replace_question(&path, games);
            ask(state, text, Intent::Replace(path));
        }
        FileOutcome::Listed(folder, entries) => {
            state.folder = folder.clone();
            if let Mode::Files(dialog) = &mut state.mode {
                dialog.show_folder(folder, entries);
            }
        }
    }
    None
}

/// Returns the question whether to replace a file that holds `games` games.
fn replace_question(path: &Path, games: usize) -> String {
    let file = path.display();
    match games {
        0 => format!("{file} exists. Replace it?"),
        1 => format!("{file} holds a game. Replace it?"),
        _ => format!("{file} holds {games} games. Replace them all?"),
    }
}
