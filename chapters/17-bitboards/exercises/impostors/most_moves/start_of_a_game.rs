// caught by: there_are_20_moves
// mistake: Moves(4)

pub fn most_moves() -> String {
    "f5d6c3".to_string()
}
