// caught by: a_changed_letter_is_noticed
// mistake: The length of a line says nothing about its letters

pub fn checksum(line: &str) -> u32 {
    line.len() as u32
}
