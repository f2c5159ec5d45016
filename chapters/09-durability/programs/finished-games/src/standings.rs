use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;

use board::Disc;

use crate::FinishedGame;

/// A player's results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The name.
    pub name: String,
    /// The games won.
    pub won: usize,
    /// The games drawn.
    pub drawn: usize,
    /// The games lost.
    pub lost: usize,
}

/// Returns the results of the players, best first: ordered by wins, then by
/// fewer losses, then by name. Players without a name are left out.
pub fn standings(games: &[FinishedGame]) -> Vec<Standing> {
    let mut players = BTreeMap::<_, Standing>::new();
    for game in games {
        let sides = [(&game.black, Disc::Black), (&game.white, Disc::White)];
        for (name, disc) in sides {
            let player = players.entry(name).or_default();
            player.name.clone_from(name);
            player.count(game.score.winner(), disc);
        }
    }
    let mut standings: Vec<_> = players
        .into_values()
        .filter(|player| !player.name.is_empty())
        .collect();
    // The sort is stable, so players who are equal stay ordered by name.
    standings.sort_by_key(|player| (Reverse(player.won), player.lost));
    standings
}

impl Standing {
    /// Counts a game in which this player had the discs `disc`.
    fn count(&mut self, winner: Option<Disc>, disc: Disc) {
        match winner {
            None => self.drawn += 1,
            Some(winner) if winner == disc => self.won += 1,
            Some(_) => self.lost += 1,
        }
    }
}

impl fmt::Display for Standing {
    /// Formats a row of the table: won, drawn, lost, name.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (won, drawn, lost) = (self.won, self.drawn, self.lost);
        let name = chapter_cli::sanitize(&self.name);
        write!(f, "{won:>5} {drawn:>5} {lost:>5}  {name}")
    }
}
