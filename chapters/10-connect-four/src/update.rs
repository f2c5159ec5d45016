use window::sentence;

use crate::state::ROW;
use crate::{Column, Falling, Game, State};

/// What happens to the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message {
    /// The cursor goes a column to the left.
    Left,
    /// The cursor goes a column to the right.
    Right,
    /// A disc is dropped where the cursor is.
    Drop,
    /// A disc is dropped into this column.
    DropInto(Column),
    /// The last disc is taken back.
    Undo,
    /// A new game begins; the old one can be taken up again.
    New,
    /// A moment has passed.
    Tick,
    /// The person leaves.
    Quit,
}

/// Changes the state as the message says. Whether the window stays open.
pub fn update(state: &mut State, message: Message) -> bool {
    match message {
        Message::Left => go(state, -1),
        Message::Right => go(state, 1),
        Message::Drop => drop_disc(state),
        Message::DropInto(column) => {
            state.cursor = column;
            drop_disc(state);
        }
        Message::Undo => undo(state),
        Message::New => begin(state),
        Message::Tick => tick(state),
        Message::Quit => return false,
    }
    true
}

fn go(state: &mut State, step: i32) {
    let place = state.cursor.index() + step;
    let column = Column::all().find(|it| it.index() == place);
    state.cursor = column.unwrap_or(state.cursor);
}

/// Drops a disc, unless one is falling or the game is over.
fn drop_disc(state: &mut State) {
    if state.falling.is_some() || state.game().is_over() {
        return;
    }
    let mut game = *state.game();
    match game.drop_into(state.cursor) {
        Ok(square) => {
            state.games.push(game);
            settle(state);
            state.falling = state.is_animated.then_some(Falling {
                height: 0,
                step: 1,
                square,
            });
        }
        Err(error) => state.message = sentence(&error.to_string()),
    }
}

fn undo(state: &mut State) {
    if state.games.len() > 1 {
        state.games.pop();
    }
    settle(state);
}

/// Begins a new game, which [`undo`] takes back as it does a disc.
fn begin(state: &mut State) {
    state.games.push(Game::new());
    settle(state);
    state.message = "A new game: [u]ndo goes back.".to_string();
}

/// Nothing moves, and the window says how the game stands.
fn settle(state: &mut State) {
    state.falling = None;
    state.is_dark = false;
    state.message = state.news();
}

/// Lets the disc fall, a line further than the last time; with no disc in the
/// air, the winning line blinks.
fn tick(state: &mut State) {
    let Some(falling) = &mut state.falling else {
        state.is_dark = !state.is_dark && state.is_moving();
        return;
    };
    let ground = (falling.square.row() as u16 + 1) * ROW;
    falling.height = ground.min(falling.height + falling.step);
    falling.step += 1;
    if falling.height == ground {
        state.falling = None;
    }
}
