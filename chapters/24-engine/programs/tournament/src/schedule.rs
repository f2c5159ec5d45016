/// A game that's to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The number of the player with Black.
    pub black: usize,
    /// The number of the player with White.
    pub white: usize,
    /// The number of the opening.
    pub opening: usize,
}

/// From one opening to the next: neighbors are alike, and a match that's decided
/// early should have seen all kinds.
const STRIDE: usize = 23;

/// Everybody against everybody, `games` games each. Two games in a row have the
/// same opening, with colors swapped; the openings are spread over all there
/// are, and each of them is played before one is played again.
pub fn schedule(players: usize, games: usize, openings: usize) -> Vec<Pairing> {
    let pairs = games.div_ceil(2).max(1);
    let mut schedule = Vec::new();
    for number in 0..games {
        let opening = if pairs > openings {
            number / 2 * STRIDE
        } else {
            number / 2 * openings / pairs
        };
        for one in 0..players {
            for other in one + 1..players {
                let (black, white) = match number % 2 {
                    0 => (one, other),
                    _ => (other, one),
                };
                schedule.push(Pairing {
                    black,
                    white,
                    opening: opening % openings,
                });
            }
        }
    }
    schedule
}
