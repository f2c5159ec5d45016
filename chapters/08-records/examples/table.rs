//! Counts four finished games.

use records::{FinishedGame, ParseFinishedGameError, standings};

fn main() -> Result<(), ParseFinishedGameError> {
    let lines = [
        "35-29; Ann; Bob",
        "12-52; Eve; Ann",
        "32-32; Bob; Dan",
        "20-44; Bob; Dan",
    ];
    let games = lines.map(str::parse::<FinishedGame>);
    let games = games.into_iter().collect::<Result<Vec<_>, _>>()?;
    for standing in standings(&games) {
        println!("{standing}");
    }
    Ok(())
}
