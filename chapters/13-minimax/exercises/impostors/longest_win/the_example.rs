// caught by: it_takes_5_plies
// mistake: Plies(3)

pub fn longest_win() -> String {
    "4455".to_string()
}
