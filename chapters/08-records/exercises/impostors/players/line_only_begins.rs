// caught by: blanks_around_word_and_name_do_not_count
// mistake: The blanks at the beginning of the line are in the word

pub fn players(sheet: &str) -> (String, String) {
    let (mut black, mut white) = (String::new(), String::new());
    for line in sheet.lines() {
        if let Some((_, name)) = line.split_once(':') {
            let line = line.to_lowercase();
            if line.starts_with("black") {
                black = name.trim().to_string();
            } else if line.starts_with("white") {
                white = name.trim().to_string();
            }
        }
    }
    (black, white)
}
