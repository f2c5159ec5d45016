// caught by: there_are_20_moves
// mistake: Over

pub fn most_moves() -> String {
    "e6f4e3f6g5d6e7f5c5".to_string()
}
