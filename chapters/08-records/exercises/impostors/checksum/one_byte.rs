// caught by: two_letters_that_trade_places_are_noticed
// mistake: It looks as if you keep a single byte

pub fn checksum(line: &str) -> u32 {
    let all = line.bytes().fold(2_166_136_261, |sum: u32, byte| {
        (sum ^ u32::from(byte)).wrapping_mul(16_777_619)
    });
    all % 256
}
