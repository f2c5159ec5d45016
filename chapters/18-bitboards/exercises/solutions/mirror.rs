//! Neighbors trade places, then pairs, then the halves of each row.

/// The mask with left and right exchanged.
pub fn mirror(mask: u64) -> u64 {
    let swap = |mask: u64, steps: u32, left: u64| {
        (mask & left) << steps | mask >> steps & left
    };
    let mask = swap(mask, 1, 0x5555_5555_5555_5555);
    let mask = swap(mask, 2, 0x3333_3333_3333_3333);
    swap(mask, 4, 0x0f0f_0f0f_0f0f_0f0f)
}
