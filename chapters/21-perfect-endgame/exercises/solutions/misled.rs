//! Found by chance: the best of some thousand random games.

/// The moves to a position in which the first move in order is a mistake.
pub fn misled() -> String {
    "c4c3c2d6f6f4d7g7e6c7g4b2b8c6a1f3e3b3g2c8a3a2c5g3f5e2h3h1f2d3\
     e1d2d8h4c1h2g1b5g5d1b6a6e7f7f8a4h7g6"
        .to_string()
}
