//! How large a game is: as its moves, and as its positions.

use end_of_game::Position;

const RALLE_THOR: &str = "f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1d1e8\
    h3e1g1h4h5f8c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1a3h2a5g7b3a2b8a4h8b7a1b2";

fn main() {
    let moves = RALLE_THOR.len() / 2;
    let positions = moves + 1;
    println!("{moves} moves: {} bytes", RALLE_THOR.len());
    println!(
        "{positions} positions: {} bytes",
        positions * size_of::<Position>()
    );
}
