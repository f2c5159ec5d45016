// caught by: the_lines_come_in_any_order
// mistake: It looks as if you went by the order of the lines: the word says whose name it is.

pub fn players(sheet: &str) -> (String, String) {
    let name = |number| {
        let line: &str = sheet.lines().nth(number).unwrap_or("");
        let parts = line.split_once(':');
        parts.map_or("", |(_, name)| name.trim()).to_string()
    };
    (name(0), name(1))
}
