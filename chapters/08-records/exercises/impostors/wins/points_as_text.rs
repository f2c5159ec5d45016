// caught by: whole_lines_are_counted
// mistake: you compared the points as text

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

    if black == white {
        return None;
    }
    let place = if black > white { 1 } else { 2 };
    parts.get(place).map(|part| part.trim())
}
