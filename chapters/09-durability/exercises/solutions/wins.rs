//! A torn line loses its last part, because that's the one which may have been
//! longer. Whatever is left of it is certain.

/// How many games this player has won for certain.
pub fn wins(ledger: &str, player: &str) -> usize {
    let lines = ledger.split_inclusive('\n');
    lines.filter(|line| winner(line) == Some(player)).count()
}

/// Who won the game of this line, if that's certain.
fn winner(line: &str) -> Option<&str> {
    let mut parts: Vec<_> = match line.strip_suffix(";;; cut short\n") {
        Some(torn) => torn.split(';').collect(),
        None => line.split(';').collect(),
    };
    if !line.ends_with('\n') || line.ends_with(";;; cut short\n") {
        parts.pop();
    }
    let (black, white) = parts.first()?.split_once('-')?;
    let [black, white]: [u8; 2] =
        [black.trim().parse().ok()?, white.trim().parse().ok()?];
    let winner = match black.cmp(&white) {
        std::cmp::Ordering::Greater => parts.get(1)?,
        std::cmp::Ordering::Less => parts.get(2)?,
        std::cmp::Ordering::Equal => return None,
    };
    Some(winner.trim())
}
