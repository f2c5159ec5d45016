// caught by: each_byte_of_a_name_is_a_letter
// mistake: These letters aren't UTF-8

pub fn club_list(file: &[u8]) -> Option<Vec<String>> {
    let [b'C', b'L', high, low, rest @ ..] = file else {
        return None;
    };
    let mut rest = rest;
    let mut names = Vec::new();
    for _ in 0..u16::from_be_bytes([*high, *low]) {
        let (length, after) = rest.split_first()?;
        let (name, after) = after.split_at_checked(usize::from(*length))?;
        names.push(String::from_utf8_lossy(name).into_owned());
        rest = after;
    }
    rest.is_empty().then_some(names)
}
