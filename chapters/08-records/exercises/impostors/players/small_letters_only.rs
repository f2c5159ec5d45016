// caught by: both_names_come_before_the_moves
// mistake: Capitals don't matter in the word.

pub fn players(sheet: &str) -> (String, String) {
    let (mut black, mut white) = (String::new(), String::new());
    for line in sheet.lines() {
        if let Some((_, name)) = line.split_once(':') {
            if line.starts_with("black") {
                black = name.trim().to_string();
            } else if line.starts_with("white") {
                white = name.trim().to_string();
            }
        }
    }
    (black, white)
}
