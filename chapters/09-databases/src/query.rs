use end_of_game::Score;
use records::Record;

/// What to look for in a game. A field that is left out matches every game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// A part of the name of either player, in either case.
    pub player: Option<String>,
    /// The result.
    pub score: Option<Score>,
}

impl Query {
    /// Whether a game matches.
    pub fn matches(&self, record: &Record) -> bool {
        let player = self.player.as_deref().is_none_or(|part| {
            let part = part.to_lowercase();
            [&record.black, &record.white]
                .iter()
                .any(|name| name.to_lowercase().contains(&part))
        });
        let score = self.score.is_none_or(|score| record.result == Some(score));
        player && score
    }
}
