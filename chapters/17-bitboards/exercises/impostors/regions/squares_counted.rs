// caught by: neighbors_are_one_region
// mistake: counted squares

pub fn regions(mask: u64) -> usize {
    mask.count_ones() as usize
}
