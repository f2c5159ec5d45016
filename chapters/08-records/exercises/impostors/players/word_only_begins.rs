// caught by: other_words_are_ignored
// mistake: That word only begins like `Black` or `White`: it's about something else.

pub fn players(sheet: &str) -> (String, String) {
    let (mut black, mut white) = (String::new(), String::new());
    for line in sheet.lines() {
        if let Some((word, name)) = line.split_once(':') {
            let word = word.trim().to_lowercase();
            if word.starts_with("black") {
                black = name.trim().to_string();
            } else if word.starts_with("white") {
                white = name.trim().to_string();
            }
        }
    }
    (black, white)
}
