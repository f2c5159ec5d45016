// caught by: a_file_that_was_cut_off_is_none
// mistake: The last name is shorter than its length says

pub fn club_list(file: &[u8]) -> Option<Vec<String>> {
    let [b'C', b'L', high, low, rest @ ..] = file else {
        return None;
    };
    let mut rest = rest;
    let mut names = Vec::new();
    for _ in 0..u16::from_be_bytes([*high, *low]) {
        let (length, after) = rest.split_first()?;
        let end = usize::from(*length).min(after.len());
        names.push(after[..end].iter().map(|&it| char::from(it)).collect());
        rest = &after[end..];
    }
    rest.is_empty().then_some(names)
}
