// caught by: it_takes_5_plies
// mistake: Over

pub fn longest_win() -> String {
    "1122334".to_string()
}
