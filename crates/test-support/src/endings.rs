//! Transcripts of games that end in different ways. All but the first are random games.

/// White has no discs left after nine moves.
pub const WIPED_OUT: &str = "e6f4e3f6g5d6e7f5c5";

/// A game that ends with a full board, which White wins.
pub const FULL_BOARD: &str = "\
    c4c5b6d3c2a7d6e7d7e3b5d2f7b1b7c6e6e8d1a8c7a4b8c3f5e1b3c1b2a2\
    d8f8a1f6g7g4b4a3g8a6g5g6a5h7h3g3g2h6f2g1f4h8h5f3h1h4f1c8h2e2";

/// A game that ends with 32 discs of each color.
pub const DRAW: &str = "\
    d3c3e6f6g6e3f5d6c5b4d7g5c4c7e2h6h5e1b5c8f7b6a6d2d8f4a3h7g3e7\
    h4g7f2c6c1g2h2f3b8b3f8d1h8h3c2g1a4h1g4a5b2b1a7b7a1a2f1a8g8e8";

/// A game that ends with 31 discs of each color: neither can play on the two empty squares.
pub const DRAW_WITH_EMPTY_SQUARES: &str = "\
    e6d6c4f6d7c3e7b4b3b2a4b5a2f4g6a3a6e8f3a5f8a1g3a7f7c5d3c6b6e2\
    c7b7d8c8c2e3d1c1b8e1b1h6f1g1h5h3g7h7g8d2h8g5h4f5h2g4f2g2";
