//! What's left of the file gets shorter with everything that's read, and `?` ends
//! it where there isn't enough.

/// The names in this file, or `None` if it isn't a list of them.
pub fn club_list(file: &[u8]) -> Option<Vec<String>> {
    let [b'C', b'L', high, low, rest @ ..] = file else {
        return None;
    };
    let mut rest = rest;
    let mut names = Vec::new();
    for _ in 0..u16::from_be_bytes([*high, *low]) {
        let (length, after) = rest.split_first()?;
        let (name, after) = after.split_at_checked(usize::from(*length))?;
        names.push(name.iter().map(|&byte| char::from(byte)).collect());
        rest = after;
    }
    rest.is_empty().then_some(names)
}
