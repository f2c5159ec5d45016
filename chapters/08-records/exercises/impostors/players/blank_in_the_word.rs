// caught by: blanks_around_word_and_name_do_not_count
// mistake: The blank before the colon is in the word: cut it off.

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
