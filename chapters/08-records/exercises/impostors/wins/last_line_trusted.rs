// caught by: a_line_that_ends_in_its_points_or_in_blacks_name_says_nothing
// mistake: A torn line may have lost the end of White's name

pub fn wins(ledger: &str, player: &str) -> usize {
    ledger
        .lines()
        .filter(|line| winner(line) == Some(player))
        .count()
}

fn winner(line: &str) -> Option<&str> {
    let line = line.trim_end_matches(";;; cut short");
    let parts: Vec<_> = line.split(';').collect();
    let (black, white) = parts[0].split_once('-')?;
    let (black, white): (u8, u8) = (black.parse().ok()?, white.parse().ok()?);
    match black.cmp(&white) {
        std::cmp::Ordering::Greater => parts.get(1).map(|part| part.trim()),
        std::cmp::Ordering::Less => parts.get(2).map(|part| part.trim()),
        std::cmp::Ordering::Equal => None,
    }
}
