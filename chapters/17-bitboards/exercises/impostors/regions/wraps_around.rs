// caught by: a_region_ends_at_the_edge
// mistake: wrapped around

pub fn regions(mask: u64) -> usize {
    let (mut left, mut count) = (mask, 0);
    while left != 0 {
        left &= !region(left, left & left.wrapping_neg());
        count += 1;
    }
    count
}

fn region(mask: u64, square: u64) -> u64 {
    let (mut region, mut before) = (square, 0);
    while region != before {
        before = region;
        let around = before << 1 | before >> 1 | before << 8 | before >> 8;
        region |= around & mask;
    }
    region
}
