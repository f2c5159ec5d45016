//! Opens an existing and a missing file, and saves to an existing one.

use window::{Message, State, dispatch};

fn main() {
    let games = "chapters/08-records/games";
    for message in [
        Message::Open(format!("{games}/ralle-thor.oth").into()),
        Message::Open(format!("{games}/nobody.oth").into()),
        Message::Save(format!("{games}/ralle-thor.oth").into()),
    ] {
        let mut state = State::default();
        let stays_open = dispatch(&mut state, message);
        println!("stays open: {stays_open}\n{}", state.notice());
    }
}
