// caught by: it_takes_5_plies
// mistake: Plies(1)

pub fn longest_win() -> String {
    "112233".to_string()
}
