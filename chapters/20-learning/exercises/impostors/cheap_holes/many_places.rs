// caught by: it_learns_something
// mistake: more than 40 places

pub fn cheap_holes() -> String {
    "a1 b1 c1 d1 b2 c2 d2 c3 d3 moves".to_string()
}
