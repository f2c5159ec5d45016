// caught by: it_takes_500_positions
// mistake: Over

pub fn hardest_end() -> String {
    "1212121".to_string()
}
