//! Tests if ProbCut prunes a move, for four results of the shallow search.

use alpha_beta::Window;
use engine::{fit, probcut};

fn main() {
    let (alpha, beta) = (40, 41);
    for shallow in [40, 20, 0, -20] {
        let fit = fit(8, 30);
        let cut =
            probcut(Window { alpha, beta }, fit, 1.4, shallow, |window| {
                println!("is it more than {}?", window.alpha);
                Ok(shallow)
            });
        println!("{shallow}: {cut:?}");
    }
}
