// caught by: capitals_do_not_matter_in_the_word
// mistake: Capitals don't matter in the word.

pub fn players(sheet: &str) -> (String, String) {
    let (mut black, mut white) = (String::new(), String::new());
    for line in sheet.lines() {
        if let Some((word, name)) = line.split_once(':') {
            match word.trim() {
                "Black" => black = name.trim().to_string(),
                "White" => white = name.trim().to_string(),
                _ => {}
            }
        }
    }
    (black, white)
}
