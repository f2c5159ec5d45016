// caught by: a_thousand_lines_have_a_thousand_numbers
// mistake: It looks as if you multiply by 31

pub fn checksum(line: &str) -> u32 {
    line.bytes().fold(0, |sum: u32, byte| {
        sum.wrapping_mul(31).wrapping_add(u32::from(byte))
    })
}
