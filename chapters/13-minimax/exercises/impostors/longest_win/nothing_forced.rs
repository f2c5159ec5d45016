// caught by: it_takes_5_plies
// mistake: NotForced

pub fn longest_win() -> String {
    "44".to_string()
}
