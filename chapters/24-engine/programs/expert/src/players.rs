use chapter_cli::GameOptions;
use end_of_game::Position;
use evaluation::{Computer, Levels, ParseComputerError};
use opponent::Players;
use tic_tac_toe::Level;

/// The name of the level.
pub const EXPERT: &str = "expert";

/// Parses the names of the players: chapter 16's, or `expert`. An expert is a
/// [`Computer`] of this name, whose own engine isn't used.
///
/// # Errors
///
/// Returns a message if a name is unknown.
pub fn read_players(names: &[String; 2]) -> Result<Players, String> {
    let known_names = names.each_ref().map(|name| match name.as_str() {
        EXPERT => "hard",
        other => other,
    });
    let mut players =
        opponent::read_players(&known_names).map_err(|error| match error {
            ParseComputerError::Name(text) => format!(
                "{text:?} can't play: choose easy, medium, hard, expert, or \
                 an evaluation and a depth, such as corners:3"
            ),
            other => other.to_string(),
        })?;
    for (player, name) in players.iter_mut().zip(names) {
        if name == EXPERT {
            *player = Some(Computer {
                name: EXPERT.to_string(),
                engine: Position::engine(Level::Hard),
            });
        }
    }
    Ok(players)
}

/// Returns the text of `--help`: that of chapter 16, with the level `expert`.
pub fn help(what: &str, command: &str, more: &str) -> String {
    let help = GameOptions::help(what, command, more);
    let known = "easy, medium or hard, or an evaluation\n                  \
        and a depth";
    let all = "easy, medium, hard, expert,\n                  \
        or an evaluation and a depth";
    help.replace(known, all) + LEVELS
}

const LEVELS: &str = "

The levels, by what they see:
  easy     one move ahead, and it counts discs
  medium   two moves ahead, and it knows corners
  hard     four moves ahead: corners, frontiers, mobility
  expert   as far as it gets in two seconds, by what it has learned, and near
           the end everything";
