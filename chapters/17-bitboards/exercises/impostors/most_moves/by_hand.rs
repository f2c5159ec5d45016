// caught by: there_are_24_moves
// mistake: Moves(22)

pub fn most_moves() -> String {
    "e6f6g6d6c3f7e7f4c4d7c8d3g4b4c6d8f8b2c2f5c5b3a5".to_string()
}
