// caught by: it_learns_more_than_from_a_diagonal
// mistake: off by 20.

pub fn cheap_holes() -> String {
    "a1b2".to_string()
}
