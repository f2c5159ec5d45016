// caught by: it_takes_3_plies
// mistake: NotForced

pub fn longest_win() -> String {
    "44".to_string()
}
