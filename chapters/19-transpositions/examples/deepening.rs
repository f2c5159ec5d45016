//! The same position, straight to a depth and one move after another.

use alpha_beta::{Window, as_they_come};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::{Search, Stopped};
use transpositions::{Table, TableSearch};
use whole_games::{parse_transcript, referee};

fn main() -> Result<(), Stopped> {
    let plies = parse_transcript("f5f6e6f4e3c5c4e7c6e2").expect("moves");
    let game = referee(Position::start(), &plies).expect("legal moves");
    let with_table = || {
        let table = Some(Table::new(64).expect("room"));
        TableSearch::new(Search::new(&phased), as_they_come, table)
    };
    for depth in 4..=8 {
        let (mut once, mut all) = (with_table(), with_table());
        once.value(&game.position, depth, Window::FULL)?;
        all.deepen(&game.position, depth)?;
        let (once, all) = (once.search.positions(), all.search.positions());
        println!("{depth}: {once:8} directly, {all:7} in all");
    }
    Ok(())
}
