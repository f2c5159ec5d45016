//! The key is the rows in order, without those that are empty.

use std::collections::HashMap;

type Rows = Vec<usize>;

/// The rows without those that are empty, in order.
fn sorted(mut rows: Rows) -> Rows {
    rows.retain(|pins| *pins > 0);
    rows.sort();
    rows
}

/// The rows after each throw.
fn throws(rows: &Rows) -> Vec<Rows> {
    let mut after = Vec::new();
    for (place, &pins) in rows.iter().enumerate() {
        for down in 1..=2.min(pins) {
            for left in 0..=pins - down {
                let mut rows = rows.clone();
                rows[place] = left;
                rows.push(pins - down - left);
                after.push(sorted(rows));
            }
        }
    }
    after
}

fn wins(rows: &Rows, known: &mut HashMap<Rows, bool>) -> bool {
    if let Some(wins) = known.get(rows) {
        return *wins;
    }
    let wins = throws(rows).iter().any(|after| !wins(after, known));
    known.insert(rows.clone(), wins);
    wins
}

/// Whether the player who throws next wins.
pub fn kayles(rows: &[usize]) -> bool {
    wins(&sorted(rows.to_vec()), &mut HashMap::new())
}
