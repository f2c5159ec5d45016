//! One search, on two boards.

use bitboards::BitPosition;
use end_of_game::Position;
use minimax::{Evaluation, Game, Search, Stopped, minimax};
use whole_games::{parse_transcript, referee};

fn main() -> Result<(), Stopped> {
    let plies = parse_transcript("f5f6e6f4g5e7e3").expect("squares");
    let game = referee(Position::start(), &plies).expect("legal moves");
    search("array", &game.position, &evaluation::evaluate::phased)?;
    let bits = BitPosition::from(&game.position);
    search("bits", &bits, &bitboards::evaluate::phased)
}

fn search<G: Game>(
    name: &str,
    game: &G,
    evaluation: Evaluation<G>,
) -> Result<(), Stopped> {
    let mut search = Search::new(evaluation);
    let value = minimax(&mut search, game, 5)?;
    println!("{name:5} {value:+} from {} positions", search.positions());
    Ok(())
}
