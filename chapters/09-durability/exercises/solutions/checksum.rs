//! This is FNV-1a, by Fowler, Noll and Vo. Each letter gets mixed in, and then a
//! multiplication by a large odd number spreads it over all bits. So the place of
//! a letter matters: the earlier it comes, the more often it's multiplied.

/// A number for this line.
pub fn checksum(line: &str) -> u32 {
    line.bytes().fold(2_166_136_261, |sum: u32, byte| {
        (sum ^ u32::from(byte)).wrapping_mul(16_777_619)
    })
}
