// caught by: a_list_of_one_name_is_read
// mistake: It looks as if the number of names was read from the wrong end

pub fn club_list(file: &[u8]) -> Option<Vec<String>> {
    let [b'C', b'L', low, high, rest @ ..] = file else {
        return None;
    };
    let mut rest = rest;
    let mut names = Vec::new();
    for _ in 0..u16::from_le_bytes([*low, *high]) {
        let (length, after) = rest.split_first()?;
        let (name, after) = after.split_at_checked(usize::from(*length))?;
        names.push(name.iter().map(|&byte| char::from(byte)).collect());
        rest = after;
    }
    rest.is_empty().then_some(names)
}
