// caught by: it_learns_something
// mistake: 1640 weights of their own

pub fn cheap_holes() -> String {
    "a1b1c1d1e1f1g1h1".to_string()
}
