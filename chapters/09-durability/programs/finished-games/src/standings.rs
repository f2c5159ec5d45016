use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;

use board::Disc;

use crate::FinishedGame;

/// How a player has done.
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

/// The players of these games, the best first: those with more wins, then those
/// with fewer losses, then by name. Players without a name are left out.
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
    let named = players
        .into_values()
        .filter(|player| !player.name.is_empty());
    let mut standings: Vec<_> = named.collect();
    standings.sort_by_key(|player| (Reverse(player.won), player.lost));
    standings
}

impl Standing {
    /// Counts a game that this player played with these discs.
    fn count(&mut self, winner: Option<Disc>, disc: Disc) {
        match winner {
            None => self.drawn += 1,
            Some(winner) if winner == disc => self.won += 1,
            Some(_) => self.lost += 1,
        }
    }
}

impl fmt::Display for Standing {
    /// Writes a row of the table: won, drawn, lost, name.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (won, drawn, lost) = (self.won, self.drawn, self.lost);
        let name = chapter_cli::sanitize(&self.name);
        write!(f, "{won:>5} {drawn:>5} {lost:>5}  {name}")
    }
}
