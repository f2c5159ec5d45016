// caught by: it_is_wrong_by_less_than_21_discs
// mistake: Error(2569)

pub fn cheap_holes() -> String {
    "".to_string()
}
