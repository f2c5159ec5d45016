// caught by: it_takes_500_positions
// mistake: Positions(4)

pub fn hardest_end() -> String {
    "1717522563665543625172566713".to_string()
}
