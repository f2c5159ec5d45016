// caught by: a_name_can_have_several_words
// mistake: You cut the name at a space: a name can have several words.

fn first_word(name: &str) -> String {
    name.split_whitespace().next().unwrap_or("").to_string()
}

pub fn players(sheet: &str) -> (String, String) {
    let (mut black, mut white) = (String::new(), String::new());
    for line in sheet.lines() {
        if let Some((word, name)) = line.split_once(':') {
            match word.trim().to_lowercase().as_str() {
                "black" => black = first_word(name),
                "white" => white = first_word(name),
                _ => {}
            }
        }
    }
    (black, white)
}
