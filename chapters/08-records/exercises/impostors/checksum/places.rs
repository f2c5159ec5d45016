// caught by: a_thousand_lines_have_a_thousand_numbers
// mistake: each letter counts as often as its place says

pub fn checksum(line: &str) -> u32 {
    let letters = line.bytes().zip(1..);
    letters
        .map(|(byte, place): (u8, u32)| place * u32::from(byte))
        .sum()
}
