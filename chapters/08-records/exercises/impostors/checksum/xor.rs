// caught by: two_letters_that_trade_places_are_noticed
// mistake: It looks as if it doesn't matter where a letter is

pub fn checksum(line: &str) -> u32 {
    line.bytes().fold(0, |sum, byte| sum ^ u32::from(byte))
}
