// caught by: the_end_takes_at_least_500_positions
// mistake: 4 discs have been dropped

pub fn hardest_end() -> String {
    "4455".to_string()
}
