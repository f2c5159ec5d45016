// caught by: a_torn_line_further_up_is_no_different
// mistake: is torn, too

pub fn wins(ledger: &str, player: &str) -> usize {
    let lines = ledger.split_inclusive('\n');
    lines.filter(|line| winner(line) == Some(player)).count()
}

fn winner(line: &str) -> Option<&str> {
    let unmarked = line.trim_end_matches('\n').trim_end_matches(";;;");
    let mut parts: Vec<_> = unmarked.split(';').collect();
    if !line.ends_with('\n') {
        parts.pop();
    }
    let (black, white) = parts.first()?.split_once('-')?;
    let (black, white): (u8, u8) = (black.parse().ok()?, white.parse().ok()?);
    if black == white {
        return None;
    }
    let place = if black > white { 1 } else { 2 };
    parts.get(place).map(|part| part.trim())
}
