// caught by: a_name_can_have_a_colon
// mistake: It looks as if you split the line at its last colon: the first one ends the word.

pub fn players(sheet: &str) -> (String, String) {
    let (mut black, mut white) = (String::new(), String::new());
    for line in sheet.lines() {
        if let Some((word, name)) = line.rsplit_once(':') {
            match word.trim().to_lowercase().as_str() {
                "black" => black = name.trim().to_string(),
                "white" => white = name.trim().to_string(),
                _ => {}
            }
        }
    }
    (black, white)
}
