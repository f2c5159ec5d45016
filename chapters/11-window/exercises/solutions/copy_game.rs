//! The circle once more, around the chapter's: only `perform` knows the
//! clipboard.

use board::Square;
use end_of_game::Position;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use records::History;
use whole_games::Ply;
use window::{State, Step, view};

enum Message {
    Walk(Step),
    Copy,
    Done(Outcome),
}

/// Put this text on the clipboard.
struct Effect(String);

enum Outcome {
    Copied(String),
    NoRoom(String),
}

/// What the window shows in the end, and what's on the clipboard then.
pub fn copy_game(
    moves: &[Square],
    keys: &str,
    room: usize,
) -> (String, String) {
    let plies: Vec<_> = moves.iter().copied().map(Ply::Move).collect();
    let history = History::follow(Position::start(), &plies);
    let mut state = State::new(history.expect("the moves are legal"));
    let mut clipboard = String::new();
    for key in keys.chars() {
        let mut message = meaning(key);
        while let Some(received) = message {
            let effect = update(&mut state, received);
            let outcome =
                effect.map(|effect| perform(effect, &mut clipboard, room));
            message = outcome.map(Message::Done);
        }
    }
    (picture(&state), clipboard)
}

fn picture(state: &State) -> String {
    let Ok(mut terminal) = Terminal::new(TestBackend::new(72, 18));
    let Ok(_) = terminal.draw(|frame| view(frame, state));
    terminal.backend().to_string()
}

fn meaning(key: char) -> Option<Message> {
    match key {
        'c' => Some(Message::Copy),
        '0' => Some(Message::Walk(Step::Start)),
        '<' => Some(Message::Walk(Step::Back)),
        '>' => Some(Message::Walk(Step::Forward)),
        'm' => Some(Message::Walk(Step::Max)),
        _ => None,
    }
}

fn update(state: &mut State, message: Message) -> Option<Effect> {
    match message {
        Message::Walk(step) => {
            window::update(state, window::Message::Walk(step));
        }
        Message::Copy if state.history().move_number() == 0 => {
            state.set_notice("There's nothing to copy.");
        }
        Message::Copy => {
            let history = state.history();
            let moves = &history.moves()[..history.move_number()];
            let text = moves.iter().map(Square::to_string).collect();
            return Some(Effect(text));
        }
        Message::Done(Outcome::Copied(text)) => {
            state.set_notice(format!("Copied {text}."));
        }
        Message::Done(Outcome::NoRoom(text)) => {
            let notice = format!("The clipboard has no room for {text}.");
            state.set_notice(notice);
        }
    }
    None
}

fn perform(
    Effect(text): Effect,
    clipboard: &mut String,
    room: usize,
) -> Outcome {
    if text.len() > room {
        return Outcome::NoRoom(text);
    }
    clipboard.clone_from(&text);
    Outcome::Copied(text)
}
