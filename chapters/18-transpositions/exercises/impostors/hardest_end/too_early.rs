// caught by: it_takes_500_positions
// mistake: TooEarly

pub fn hardest_end() -> String {
    "4455".to_string()
}
