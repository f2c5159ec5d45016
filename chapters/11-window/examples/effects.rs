//! Opens two files, one of which exists, and saves into one that exists.

use window::{Message, State, dispatch};

fn main() {
    let games = "chapters/08-records/games";
    for message in [
        Message::Open(format!("{games}/ralle-thor.oth").into()),
        Message::Open(format!("{games}/nobody.oth").into()),
        Message::Save(format!("{games}/ralle-thor.oth").into()),
    ] {
        let mut state = State::default();
        let stays = dispatch(&mut state, message);
        println!("stays open: {stays}\n{}", state.notice());
    }
}
