use board::Disc;

/// A person who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// What the others call this player.
    pub name: String,
    /// The color this player plays.
    pub disc: Disc,
    /// The games won in this session.
    pub wins: usize,
}

impl Player {
    /// A player of this color who has not won yet. Without a name, the color
    /// is the name.
    pub fn new(name: &str, disc: Disc) -> Player {
        let name = match name.trim() {
            "" => disc.to_string(),
            name => name.to_string(),
        };
        Player {
            name,
            disc,
            wins: 0,
        }
    }
}
