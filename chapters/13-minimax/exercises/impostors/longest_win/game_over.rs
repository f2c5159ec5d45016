// caught by: it_takes_3_plies
// mistake: Over

pub fn longest_win() -> String {
    "1122334".to_string()
}
