//! The predicted score at depth 8 if a search to depth 4 finds +5 discs.

fn main() {
    for empty in [50, 30, 20] {
        let fit = engine::fit(8, empty);
        let discs = fit.slope * 5.0 + fit.offset / 8.0;
        println!("{empty} empty: {discs:.1} ± {:.1}", fit.deviation / 8.0);
    }
}
