// caught by: a_row_ends_at_the_edge
// mistake: wrapped around

pub fn four_in_a_row(mask: u64) -> bool {
    [1, 7, 8, 9].into_iter().any(|step| {
        let pairs = mask & mask << step;
        pairs & pairs << (2 * step) != 0
    })
}
