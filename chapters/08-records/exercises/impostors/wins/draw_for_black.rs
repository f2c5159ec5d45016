// caught by: nobody_wins_a_draw
// mistake: Nobody has won a draw

pub fn wins(ledger: &str, player: &str) -> usize {
    let lines = ledger.split_inclusive('\n');
    lines.filter(|line| winner(line) == Some(player)).count()
}

fn winner(line: &str) -> Option<&str> {
    let unmarked = line
        .trim_end_matches('\n')
        .trim_end_matches(";;; cut short");
    let mut parts: Vec<_> = unmarked.split(';').collect();
    if !line.ends_with('\n') || line.ends_with(";;; cut short\n") {
        parts.pop();
    }
    let (black, white) = parts.first()?.split_once('-')?;
    let (black, white): (u8, u8) = (black.parse().ok()?, white.parse().ok()?);
    if black == white {
        return parts.get(1).map(|part| part.trim());
    }
    let place = if black > white { 1 } else { 2 };
    parts.get(place).map(|part| part.trim())
}
