//! What a search of eight moves probably says if one of four says +5.

fn main() {
    for empty in [50, 30, 20] {
        let fit = engine_parts::fit(8, empty);
        let discs = fit.slope * 5.0 + fit.offset / 8.0;
        println!("{empty} empty: {discs:.1} ± {:.1}", fit.deviation / 8.0);
    }
}
