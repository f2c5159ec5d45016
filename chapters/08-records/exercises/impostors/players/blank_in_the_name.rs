// caught by: both_names_come_before_the_moves
// mistake: Your name begins with the space after the colon: trim it.

pub fn players(sheet: &str) -> (String, String) {
    let (mut black, mut white) = (String::new(), String::new());
    for line in sheet.lines() {
        if let Some((word, name)) = line.split_once(':') {
            match word.trim().to_lowercase().as_str() {
                "black" => black = name.to_string(),
                "white" => white = name.to_string(),
                _ => {}
            }
        }
    }
    (black, white)
}
