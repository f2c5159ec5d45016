// caught by: a_line_that_ends_in_its_points_or_in_blacks_name_says_nothing
// mistake: A torn line may end in the middle of its points

pub fn wins(ledger: &str, player: &str) -> usize {
    let lines = ledger.split_inclusive('\n');
    lines.filter(|line| winner(line) == Some(player)).count()
}

fn winner(line: &str) -> Option<&str> {
    let unmarked = line
        .trim_end_matches('\n')
        .trim_end_matches(";;; cut short");
    let mut parts: Vec<_> = unmarked.split(';').collect();
    let (black, white) = parts.first()?.split_once('-')?;
    let (black, white): (u8, u8) =
        (black.parse().unwrap(), white.parse().unwrap());
    if !line.ends_with('\n') || line.ends_with(";;; cut short\n") {
        parts.pop();
    }
    if black == white {
        return None;
    }
    let place = if black > white { 1 } else { 2 };
    parts.get(place).map(|part| part.trim())
}
