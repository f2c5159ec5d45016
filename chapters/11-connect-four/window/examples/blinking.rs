//! White's last disc falls, and then the line blinks: what's hidden when.

use connect_four_window::State;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut state = State::new("cdecfbceeed".parse()?);
    state.drop_into("d".parse()?);
    for _ in 0..8 {
        println!("{:?}", state.hidden_squares());
        state.tick();
    }
    Ok(())
}
