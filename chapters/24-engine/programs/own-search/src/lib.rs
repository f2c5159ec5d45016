//! Matches of chapter 24's engine with a custom configuration against the
//! book's. Both have the same limit of positions for each move.

use std::io::{self, Write};
use std::sync::Arc;

use bitboards::{BitPosition, squares};
use engine::{Engine, Feature, Limits, Table, learned_small};
use evaluation::openings;
use minimax::Game;

/// The values of `--without`. `None` is the transposition table.
pub const PARTS: [(&str, Option<Feature>); 6] = [
    ("table", None),
    ("order", Some(Feature::MoveOrdering)),
    ("probcut", Some(Feature::ProbCut)),
    ("cutoff", Some(Feature::EnhancedCutoff)),
    ("deeper", Some(Feature::DeeperEntries)),
    ("aspiration", Some(Feature::AspirationWindow)),
];

/// The configuration of an engine.
pub struct Config {
    /// The maximum depth in moves.
    pub depth: u32,
    /// ProbCut's margin, in standard deviations.
    pub margin: f64,
    /// The parts that are switched off, of [`PARTS`].
    pub without: Vec<Option<Feature>>,
}

impl Config {
    /// The book's configuration.
    pub const BOOK: Config = Config {
        depth: 12,
        margin: 1.4,
        without: Vec::new(),
    };

    /// Creates an engine with this configuration. Without a table, it has one
    /// with two slots.
    fn engine(&self) -> Engine {
        let engine = Engine::new(learned_small(), 1);
        let mut engine = engine.expect("a few megabytes");
        engine.margin = self.margin;
        engine.disabled = self.without.iter().copied().flatten().collect();
        if self.without.contains(&None) {
            engine.table = Arc::new(Table::new(0).expect("a few bytes"));
        }
        engine
    }
}

/// Plays a match of this configuration against the book's, and writes its
/// progress. Both engines search `positions` positions for a move, up to 1,024
/// more, and solve the last twelve squares without a limit.
///
/// # Errors
///
/// Returns an error if the output can't be written.
pub fn play(
    config: &Config,
    positions: u64,
    output: &mut impl Write,
) -> io::Result<()> {
    let openings = openings();
    let pair = |number| {
        let opening = BitPosition::from(own_weights::nth(&openings, number));
        // Engines are deterministic, so an opening that repeats gets another
        // move.
        let moves = squares(opening.moves()).take(number / openings.len());
        let opening = moves.fold(opening, BitPosition::play);
        [[config, &Config::BOOK], [&Config::BOOK, config]]
            .map(|players| play_out(opening, players, positions))
    };
    own_weights::watch(pair, output)
}

/// Plays a game and returns by how many discs the side to move wins.
fn play_out(
    mut position: BitPosition,
    configs: [&Config; 2],
    positions: u64,
) -> i32 {
    let mut players = configs.map(|config| (config.engine(), config.depth));
    let mut sign = 1;
    loop {
        let (engine, depth) = &mut players[0];
        let limits = Limits {
            depth: *depth,
            ..Limits::positions(positions)
        };
        let Some(info) = engine.think(position, limits) else {
            return sign * position.result().expect("the game is over");
        };
        position = position.after(info.ply);
        players.swap(0, 1);
        sign = -sign;
    }
}
