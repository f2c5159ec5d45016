//! Plays c6 and turns over its five flips one by one.

use board::Cell;
use end_of_game::Position;
use records::History;
use whole_games::parse_transcript;
use window::State;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let plies = parse_transcript("c4c5e6f5d6e7b5b4e8a5a6b6a4c3d2d7")?;
    let mut state = State::new(History::follow(Position::start(), &plies)?);
    state
        .play("c6".parse()?)
        .map_err(|reason| reason.to_string())?;
    loop {
        let black = state.board().count(Cell::Black);
        println!("{black} black discs, {:?} to turn", state.turning());
        if state.turning().is_empty() {
            return Ok(());
        }
        state.turn_next_disc();
    }
}
