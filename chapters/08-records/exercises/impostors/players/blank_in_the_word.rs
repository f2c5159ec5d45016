// caught by: spaces_around_the_word_and_the_name_are_ignored
// mistake: Your word ends with the space before the colon: trim it.

pub fn players(sheet: &str) -> (String, String) {
    let (mut black, mut white) = (String::new(), String::new());
    for line in sheet.lines() {
        if let Some((word, name)) = line.trim().split_once(':') {
            match word.to_lowercase().as_str() {
                "black" => black = name.trim().to_string(),
                "white" => white = name.trim().to_string(),
                _ => {}
            }
        }
    }
    (black, white)
}
