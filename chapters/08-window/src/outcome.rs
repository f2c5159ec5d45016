use std::path::Path;

use crate::update::{ask, sentence};
use crate::{Effect, Intent, Mode, Outcome, State};

/// Takes up what became of an effect.
pub(crate) fn outcome(state: &mut State, done: Outcome) -> Option<Effect> {
    match done {
        Outcome::Failed(why) => state.message = sentence(&why),
        Outcome::Opened(opened) => state.open(*opened),
        Outcome::Written(path) => state.written(path),
        Outcome::Exists(path, games) => {
            let text = replacing(&path, games);
            ask(state, text, Intent::Replace(path));
        }
        Outcome::Listed(folder, entries) => {
            state.folder.clone_from(&folder);
            if let Mode::Files(dialog) = &mut state.mode {
                dialog.show(folder, entries);
            }
        }
    }
    None
}

/// Asks whether to replace a file with so many games.
fn replacing(path: &Path, games: usize) -> String {
    let file = path.display();
    match games {
        0 => format!("{file} exists. Replace it?"),
        1 => format!("{file} holds a game. Replace it?"),
        _ => format!("{file} holds {games} games. Replace them all?"),
    }
}
