// caught by: both_names_come_before_the_moves
// mistake: A line without a colon doesn't name anyone: skip it.

pub fn players(sheet: &str) -> (String, String) {
    let (mut black, mut white) = (String::new(), String::new());
    for line in sheet.lines() {
        let (word, name) = line.split_once(':').unwrap();
        match word.trim().to_lowercase().as_str() {
            "black" => black = name.trim().to_string(),
            "white" => white = name.trim().to_string(),
            _ => {}
        }
    }
    (black, white)
}
