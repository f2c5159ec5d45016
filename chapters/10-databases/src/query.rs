use board::Disc;
use end_of_game::Score;
use records::Record;

/// A part of a name, compared without case. It's stored in lowercase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part(String);

impl Part {
    /// Creates a part of a name.
    pub fn new(text: &str) -> Part {
        Part(text.to_lowercase())
    }

    fn matches(&self, name: &Option<String>) -> bool {
        let name = name.as_deref().unwrap_or_default();
        name.to_lowercase().contains(&self.0)
    }
}

/// A condition of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The name of either player.
    Player(Part),
    /// The name of the player of a color.
    Color(Disc, Part),
    /// The name of the winner.
    Winner(Part),
    /// The name of the loser.
    Loser(Part),
    /// The result.
    Result(Score),
    /// The year.
    Year(String),
}

impl Wanted {
    /// Tests if a game matches, that is, if one of its players does.
    pub fn matches(&self, record: &Record) -> bool {
        let winner = record.result.and_then(|result| result.winner());
        let mut players =
            [(Disc::Black, &record.black), (Disc::White, &record.white)]
                .into_iter();
        players.any(|(disc, name)| match self {
            Self::Player(part) => part.matches(name),
            Self::Color(color, part) => *color == disc && part.matches(name),
            Self::Winner(part) => winner == Some(disc) && part.matches(name),
            Self::Loser(part) => {
                winner == Some(disc.opponent()) && part.matches(name)
            }
            Self::Result(score) => record.result == Some(*score),
            Self::Year(year) => record.date.as_ref() == Some(year),
        })
    }
}
