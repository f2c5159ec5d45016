// caught by: left_and_right_trade_places
// mistake: inside each half

pub fn mirror(mask: u64) -> u64 {
    let left = 0x0f0f_0f0f_0f0f_0f0f;
    (mask & left) << 4 | mask >> 4 & left
}
