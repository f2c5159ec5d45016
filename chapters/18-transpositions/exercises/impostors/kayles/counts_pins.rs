// caught by: the_same_number_of_pins_in_other_rows
// mistake: key

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

fn wins(rows: &Rows, known: &mut HashMap<usize, bool>) -> bool {
    if let Some(wins) = known.get(&rows.iter().sum()) {
        return *wins;
    }
    let wins = throws(rows).iter().any(|after| !wins(after, known));
    known.insert(rows.iter().sum(), wins);
    wins
}

/// Whether the player who throws next wins.
pub fn kayles(rows: &[usize]) -> bool {
    wins(&sorted(rows.to_vec()), &mut HashMap::new())
}
