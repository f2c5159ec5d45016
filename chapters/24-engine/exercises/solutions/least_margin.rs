//! Every margin is tried, because a larger one isn't always safer: it drops right
//! cuts, too.

/// The least margin that keeps wrong cuts as rare as this.
pub fn least_margin(samples: &[(i32, i32)], high: i32, one_in: usize) -> i32 {
    let mut margin = 0;
    loop {
        let cuts = samples.iter().filter(|one| one.0 >= high + margin);
        let wrong = cuts.clone().filter(|one| one.1 < high).count();
        if wrong * one_in <= cuts.count() {
            return margin;
        }
        margin += 1;
    }
}
