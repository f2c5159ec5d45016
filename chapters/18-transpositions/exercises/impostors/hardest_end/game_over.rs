// caught by: the_end_takes_at_least_500_positions
// mistake: the game is over

pub fn hardest_end() -> String {
    "1212121".to_string()
}
