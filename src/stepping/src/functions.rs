//! The functions that a page's listings step through.

use super::instrument::Followed;

/// All functions that are followed, and so have their lines lit. How a reader's are
/// called is in `book/page/steps`, by their names.
pub const FOLLOWED: [Followed; 16] = [
    followed("02-directions/src/next.rs", "fn by_arithmetic", "by_arithmetic"),
    followed("02-directions/src/next.rs", "fn next", "next"),
    followed("02-directions/src/ray.rs", "fn ray", "ray"),
    followed("02-directions/src/ray.rs", "impl Iterator for Ray > fn next", "Ray::next"),
    followed("03-legal-moves/src/bracket.rs", "fn bracket", "bracket"),
    followed("03-legal-moves/src/legal_moves.rs", "fn is_legal", "is_legal"),
    followed("04-flipping/src/flips.rs", "fn flips", "flips"),
    followed("04-flipping/src/play.rs", "fn play", "play"),
    followed("05-end-of-game/src/position.rs", "impl Position > fn turn", "Position::turn"),
    followed("06-whole-games/src/perft.rs", "fn perft", "perft"),
    followed("13-tic-tac-toe/src/few_moves.rs", "fn one_ahead", "one_ahead"),
    followed("13-tic-tac-toe/src/search.rs", "fn analyze", "analyze"),
    followed("13-tic-tac-toe/src/search.rs", "impl Search > fn max_value", "Search::max_value"),
    followed("13-tic-tac-toe/src/search.rs", "impl Search > fn min_value", "Search::min_value"),
    followed("14-minimax/src/search.rs", "fn minimax", "minimax"),
    followed("17-alpha-beta/src/search.rs", "fn alpha_beta", "alpha_beta"),
];

const fn followed(file: &'static str, selector: &'static str, name: &'static str) -> Followed {
    Followed { file, selector, name }
}

/// Those that no listing starts: one runs in `ray`'s walk, the other starts the search.
pub const INNER: [&str; 2] = ["Ray::next", "analyze"];
