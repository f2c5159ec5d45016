// caught by: it_learns_more_than_from_a_corner
// mistake: off by 19.

pub fn cheap_holes() -> String {
    "a1b1c1a2b2c2 moves".to_string()
}
