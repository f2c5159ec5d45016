// caught by: other_words_say_nothing_here
// mistake: The word only begins like that: it is about something else.

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
