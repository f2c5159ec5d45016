//! Both sides worked for the same player three times out of four, and otherwise
//! played at random, for 77,572 games. After this one there are 29 moves.

/// A game, such as `f5d6c3`. It may end before it's over.
pub fn most_moves() -> String {
    "d3e3f6c5f5e6b5c2f2f3d7e7d2c6f7g7e2d6g5c3b4a4b6a5g2f1h7h8b2".to_string()
}
