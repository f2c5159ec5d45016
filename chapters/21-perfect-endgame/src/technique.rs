/// What a solver does besides trying every move. It finds the same values
/// without any of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Technique {
    /// Tries the moves first that leave the opponent few replies.
    FewestReplies,
    /// Tries the moves first in a quarter with an odd number of empty squares.
    Parity,
    /// Plays the last four squares without looking for moves.
    LastFour,
    /// Asks how many discs can't be lost anymore.
    Stability,
    /// Remembers what it has found out.
    Table,
    /// With many empty squares, orders the moves by a shallow search.
    LookAhead,
    /// With many empty squares, begins with a guess.
    Guess,
}

/// A set of techniques, with a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Techniques(u8);

impl Techniques {
    /// These techniques.
    pub fn new(techniques: &[Technique]) -> Techniques {
        let bits = techniques.iter().map(|&technique| 1 << technique as u8);
        Techniques(bits.fold(0, |set, bit| set | bit))
    }

    /// Whether this one is among them.
    #[inline]
    pub fn contains(self, technique: Technique) -> bool {
        self.0 & 1 << technique as u8 != 0
    }
}
