// caught by: it_is_wrong_by_less_than_21_discs
// mistake: Weights(1640)

pub fn cheap_holes() -> String {
    "a1b1c1d1e1f1g1h1".to_string()
}
