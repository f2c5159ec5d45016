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
    /// A player of this color who hasn't won yet. Without a name, the color
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

/// Black and White, in the order of [`Disc`]. Two players of one name play under
/// their colors.
pub fn players([black, white]: [&str; 2]) -> [Player; 2] {
    let black = Player::new(black, Disc::Black);
    let white = Player::new(white, Disc::White);
    if black.name == white.name {
        players(["", ""])
    } else {
        [black, white]
    }
}
