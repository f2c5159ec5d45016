/// A game of the schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The index of the player with Black.
    pub black: usize,
    /// The index of the player with White.
    pub white: usize,
    /// The index of the opening.
    pub opening: usize,
}

/// The distance from one opening to the next. Neighboring openings are similar,
/// and a match that's decided early should have different ones.
const STRIDE: usize = 23;

/// Returns the games of a round-robin tournament, `games` games for each pair
/// of players. Two consecutive games have the same opening with colors swapped.
/// The openings are spread evenly, and all are played before one is repeated.
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
