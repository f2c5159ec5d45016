// caught by: a_name_can_have_a_colon
// mistake: You cut the name at a colon: only the first colon splits the line.

pub fn players(sheet: &str) -> (String, String) {
    let (mut black, mut white) = (String::new(), String::new());
    for line in sheet.lines() {
        let parts: Vec<&str> = line.split(':').collect();
        if let [word, name, ..] = parts[..] {
            match word.trim().to_lowercase().as_str() {
                "black" => black = name.trim().to_string(),
                "white" => white = name.trim().to_string(),
                _ => {}
            }
        }
    }
    (black, white)
}
