// caught by: a_changed_letter_is_noticed
// mistake: only the first letters count

pub fn checksum(line: &str) -> u32 {
    let bytes = line.bytes().take(4);
    bytes.fold(0, |sum, byte| 256 * sum + u32::from(byte))
}
