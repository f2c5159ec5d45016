// caught by: left_and_right_trade_places
// mistake: top and bottom

pub fn mirror(mask: u64) -> u64 {
    mask.swap_bytes()
}
