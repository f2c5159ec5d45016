/// The board in four parts. An odd number of empty squares in one of them means
/// that whoever plays there first may well play there last, too.
const QUARTERS: [u64; 4] = [
    0x0000_0000_0f0f_0f0f,
    0x0000_0000_f0f0_f0f0,
    0x0f0f_0f0f_0000_0000,
    0xf0f0_f0f0_0000_0000,
];

/// The quarters with an odd number of empty squares.
#[inline]
pub fn odd_quarters(empty: u64) -> u64 {
    let mut odd = 0;
    for quarter in QUARTERS {
        if (empty & quarter).count_ones() % 2 == 1 {
            odd |= quarter;
        }
    }
    odd
}
