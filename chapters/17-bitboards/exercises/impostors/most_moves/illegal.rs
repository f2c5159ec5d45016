// caught by: there_are_20_moves
// mistake: NotAGame

pub fn most_moves() -> String {
    "f5f6e6f4g5e7e3a1".to_string()
}
