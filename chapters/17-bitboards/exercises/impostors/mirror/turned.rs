// caught by: left_and_right_trade_places
// mistake: halfway around

pub fn mirror(mask: u64) -> u64 {
    mask.reverse_bits()
}
