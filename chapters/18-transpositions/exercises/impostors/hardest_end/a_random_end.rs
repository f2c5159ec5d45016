// caught by: the_end_takes_at_least_500_positions
// mistake: 4 positions

pub fn hardest_end() -> String {
    "1717522563665543625172566713".to_string()
}
