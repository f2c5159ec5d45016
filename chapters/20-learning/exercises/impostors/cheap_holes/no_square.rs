// caught by: it_learns_something
// mistake: "i9" is no hole

pub fn cheap_holes() -> String {
    "a1b1 i9 moves".to_string()
}
