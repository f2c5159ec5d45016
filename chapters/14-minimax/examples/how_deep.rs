//! Prints the number of positions searched at each depth, ten moves into a
//! game.

use end_of_game::Position;
use minimax::{Search, Stopped, discs, minimax};
use whole_games::{parse_transcript, referee};

fn main() -> Result<(), Stopped> {
    let plies = parse_transcript("f5f6e6f4e3c5c4e7c6e2").expect("a transcript");
    let game = referee(Position::start(), &plies).expect("legal moves");
    let mut before = 1;
    for depth in 1..=6 {
        let mut search = Search::new(&discs);
        minimax(&mut search, &game.position, depth)?;
        let positions = search.positions();
        let times = positions as f64 / before as f64;
        println!("{depth} {positions:8}   x {times:.1}");
        before = positions;
    }
    Ok(())
}
