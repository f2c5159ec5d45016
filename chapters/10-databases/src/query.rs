use board::Disc;
use end_of_game::Score;
use records::Record;

/// A part of a name, be it in capitals or not. It's put into lowercase when it
/// is made, and not again for each game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part(String);

impl Part {
    /// This part of a name.
    pub fn new(text: &str) -> Part {
        Part(text.to_lowercase())
    }

    fn is_in(&self, name: &Option<String>) -> bool {
        let name = name.as_deref().unwrap_or_default();
        name.to_lowercase().contains(&self.0)
    }
}

/// Something that a game must have if you're looking for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// This name, on either side.
    Player(Part),
    /// This name, with the discs of this color.
    Color(Disc, Part),
    /// A winner with this name.
    Winner(Part),
    /// A loser with this name.
    Loser(Part),
    /// This result.
    Result(Score),
    /// This year.
    Year(String),
}

impl Wanted {
    /// Whether a game has it: whether that's true of one of its players.
    pub fn is_in(&self, record: &Record) -> bool {
        let winner = record.result.and_then(|result| result.winner());
        let mut players =
            [(Disc::Black, &record.black), (Disc::White, &record.white)]
                .into_iter();
        players.any(|(disc, name)| match self {
            Self::Player(part) => part.is_in(name),
            Self::Color(color, part) => *color == disc && part.is_in(name),
            Self::Winner(part) => winner == Some(disc) && part.is_in(name),
            Self::Loser(part) => {
                winner == Some(disc.opponent()) && part.is_in(name)
            }
            Self::Result(score) => record.result == Some(*score),
            Self::Year(year) => record.date.as_ref() == Some(year),
        })
    }
}
