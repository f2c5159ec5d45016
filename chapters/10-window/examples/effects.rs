//! Opens two files, one of which exists.

use window::{Message, State, dispatch};

fn main() {
    let games = "chapters/08-records/games";
    for name in ["ralle-thor.oth", "nobody.oth"] {
        let mut state = State::default();
        let path = format!("{games}/{name}");
        let stays = dispatch(&mut state, Message::Open(path.into()));
        println!("stays open: {stays}\n{}", state.notice());
    }
}
