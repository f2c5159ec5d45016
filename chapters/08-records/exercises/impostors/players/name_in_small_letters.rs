// caught by: both_names_come_before_the_moves
// mistake: keep them in the name.

pub fn players(sheet: &str) -> (String, String) {
    let (mut black, mut white) = (String::new(), String::new());
    for line in sheet.to_lowercase().lines() {
        if let Some((word, name)) = line.split_once(':') {
            match word.trim() {
                "black" => black = name.trim().to_string(),
                "white" => white = name.trim().to_string(),
                _ => {}
            }
        }
    }
    (black, white)
}
