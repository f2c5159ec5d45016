//! Each line is looked at by itself, so the order does not matter. The word is
//! compared in small letters; the name is kept as it was written.

/// The names of Black and of White.
pub fn players(sheet: &str) -> (String, String) {
    let (mut black, mut white) = (String::new(), String::new());
    for line in sheet.lines() {
        if let Some((word, name)) = line.split_once(':') {
            match word.trim().to_lowercase().as_str() {
                "black" => black = name.trim().to_string(),
                "white" => white = name.trim().to_string(),
                _ => {}
            }
        }
    }
    (black, white)
}
