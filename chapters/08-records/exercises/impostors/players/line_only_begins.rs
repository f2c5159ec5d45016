// caught by: spaces_around_the_word_and_the_name_are_ignored
// mistake: Your word begins with the spaces at the start of the line

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
