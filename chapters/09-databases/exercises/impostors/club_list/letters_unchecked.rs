// caught by: what_isnt_a_list_of_this_club_is_none
// mistake: A file that doesn't begin with CL isn't a list of this club

pub fn club_list(file: &[u8]) -> Option<Vec<String>> {
    let (header, mut rest) = file.split_at_checked(4)?;
    let mut names = Vec::new();
    for _ in 0..u16::from_be_bytes([header[2], header[3]]) {
        let (length, after) = rest.split_first()?;
        let (name, after) = after.split_at_checked(usize::from(*length))?;
        names.push(name.iter().map(|&byte| char::from(byte)).collect());
        rest = after;
    }
    rest.is_empty().then_some(names)
}
