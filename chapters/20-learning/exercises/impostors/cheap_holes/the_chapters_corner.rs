// caught by: it_is_wrong_by_less_than_19_2_discs
// mistake: Error(19

pub fn cheap_holes() -> String {
    "a1b1c1a2b2c2 moves".to_string()
}
