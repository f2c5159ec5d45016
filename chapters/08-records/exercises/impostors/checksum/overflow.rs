// caught by: the_same_line_has_the_same_number
// mistake: A number that grows with each letter soon doesn't fit

pub fn checksum(line: &str) -> u32 {
    line.bytes()
        .fold(0, |sum, byte| 257 * sum + u32::from(byte))
}
