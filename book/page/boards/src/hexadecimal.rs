//! Bytes in hexadecimal, two digits each.

/// The digits of these bytes.
pub fn write(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes with these digits, with white space anywhere.
pub fn parse(text: &str) -> Option<Vec<u8>> {
    let digits = text.chars().filter(|sign| !sign.is_whitespace());
    let digits: Vec<_> = digits.map(|sign| sign.to_digit(16)).collect::<Option<_>>()?;
    let bytes = digits.chunks(2).map(|pair| match pair {
        [high, low] => Some((16 * high + low) as u8),
        _ => None,
    });
    bytes.collect()
}
