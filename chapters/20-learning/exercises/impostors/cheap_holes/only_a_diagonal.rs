// caught by: it_is_wrong_by_less_than_19_8_discs
// mistake: Error(20

pub fn cheap_holes() -> String {
    "a1b2".to_string()
}
