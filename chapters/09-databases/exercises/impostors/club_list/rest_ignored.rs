// caught by: a_file_that_goes_on_is_none
// mistake: The file goes on after the last name

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
    Some(names)
}
