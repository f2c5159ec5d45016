use end_of_game::{Position, Turn};
use evaluation::{Computer, ParseComputerError};

/// The computers that play Black and White; `None` is a person.
pub type Players = [Option<Computer>; 2];

/// Reads who plays Black, and who plays White: `human`, or a computer.
///
/// # Errors
///
/// Returns an error when one of them is neither.
pub fn read_players(
    names: &[impl AsRef<str>; 2],
) -> Result<Players, ParseComputerError> {
    let [black, white] = names.each_ref().map(|name| match name.as_ref() {
        "human" => Ok(None),
        computer => computer.parse().map(Some),
    });
    Ok([black?, white?])
}

/// The names of the players; people have none.
pub fn names(players: &Players) -> [&str; 2] {
    players
        .each_ref()
        .map(|player| player.as_ref().map_or("", |computer| &computer.name))
}

/// Returns the computer on the side to move, if it's a computer and it can
/// move.
pub fn computer_to_move<'a>(
    players: &'a Players,
    position: &Position,
) -> Option<&'a Computer> {
    let player = players[position.to_move as usize].as_ref();
    player.filter(|_| position.turn() == Turn::Move)
}
