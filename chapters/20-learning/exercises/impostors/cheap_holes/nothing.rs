// caught by: it_learns_something
// mistake: off by 25.7

pub fn cheap_holes() -> String {
    "".to_string()
}
