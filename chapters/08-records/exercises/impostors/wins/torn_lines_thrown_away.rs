// caught by: black_has_won_whoever_white_was
// mistake: You threw a torn line away

pub fn wins(ledger: &str, player: &str) -> usize {
    let lines = ledger.split_inclusive('\n');
    lines.filter(|line| winner(line) == Some(player)).count()
}

fn winner(line: &str) -> Option<&str> {
    let unmarked = line
        .trim_end_matches('\n')
        .trim_end_matches(";;; cut short");
    let parts: Vec<_> = unmarked.split(';').collect();
    if !line.ends_with('\n') || line.ends_with(";;; cut short\n") {
        return None;
    }
    let (black, white) = parts.first()?.split_once('-')?;
    let (black, white): (u8, u8) = (black.parse().ok()?, white.parse().ok()?);
    if black == white {
        return None;
    }
    let place = if black > white { 1 } else { 2 };
    parts.get(place).map(|part| part.trim())
}
