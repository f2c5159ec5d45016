//! An engine with rules of yours plays chapter 24's. Both may look at as many
//! positions for each move, so that what costs more has to be worth it.

use std::io::{self, Write};
use std::sync::Arc;

use bitboards::{BitPosition, squares};
use engine::{Engine, Limits, Table, Technique, learned_small};
use evaluation::openings;
use minimax::Game;

/// What an engine can do without, as it's typed.
pub const PARTS: [(&str, Option<Technique>); 6] = [
    ("table", None),
    ("order", Some(Technique::Order)),
    ("probcut", Some(Technique::ProbCut)),
    ("cutoff", Some(Technique::EnhancedCutoff)),
    ("deeper", Some(Technique::DeeperAnswers)),
    ("aspiration", Some(Technique::Aspiration)),
];

/// How an engine searches.
pub struct Rules {
    /// How many moves it looks ahead at most.
    pub depth: u32,
    /// How many standard deviations are enough for a cut.
    pub cut: f64,
    /// Which of [`PARTS`] it does without.
    pub without: Vec<Option<Technique>>,
}

impl Rules {
    /// Those of the book.
    pub const BOOK: Rules = Rules {
        depth: 12,
        cut: 1.4,
        without: Vec::new(),
    };

    /// An engine that searches by these rules, and knows nothing yet. Without a
    /// table, it can remember two positions.
    fn engine(&self) -> Engine {
        let engine = Engine::new(learned_small(), 1);
        let mut engine = engine.expect("a few megabytes");
        engine.margin = self.cut;
        engine.disabled = self.without.iter().copied().flatten().collect();
        if self.without.contains(&None) {
            engine.table = Arc::new(Table::new(0).expect("a few bytes"));
        }
        engine
    }
}

/// These rules play the book's, and it's written down how it goes. Both engines
/// look at `positions` positions for a move, or up to a thousand more, and play the
/// last twelve squares perfectly, whatever that costs.
///
/// Fails when it can't be written.
pub fn play(
    rules: &Rules,
    positions: u64,
    output: &mut impl Write,
) -> io::Result<()> {
    let openings = openings();
    let pair = |number| {
        let opening = BitPosition::from(own_weights::nth(&openings, number));
        // Engines don't roll dice. From the same opening, it would be the same game.
        let another = squares(opening.moves()).take(number / openings.len());
        let opening = another.fold(opening, BitPosition::play);
        [[rules, &Rules::BOOK], [&Rules::BOOK, rules]]
            .map(|players| play_out(opening, players, positions))
    };
    own_weights::watch(pair, output)
}

/// Plays a game to its end: by how many discs the side that moves first wins.
fn play_out(
    mut position: BitPosition,
    players: [&Rules; 2],
    positions: u64,
) -> i32 {
    let mut players = players.map(|rules| (rules.engine(), rules.depth));
    let mut sign = 1;
    loop {
        let (engine, depth) = &mut players[0];
        let limits = Limits {
            depth: *depth,
            ..Limits::positions(positions)
        };
        let Some(thought) = engine.think(position, limits) else {
            return sign * position.result().expect("the game is over");
        };
        position = position.after(thought.ply);
        players.swap(0, 1);
        sign = -sign;
    }
}
