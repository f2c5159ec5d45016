//! Finds a number from -21 to 21 by MTD(f).

use connect_four_solver::mtdf;
use minimax::Stopped;
use transpositions::Bounds;

fn main() -> Result<(), Stopped> {
    let (lower, upper) = (-21, 21);
    let number = mtdf(Bounds { lower, upper }, |bounds, window| {
        let Bounds { lower, upper } = bounds;
        let is_more = 2 > window.alpha;
        let answer = if is_more { "yes" } else { "no" };
        println!("{lower:3} to {upper:2}: > {:3}? {answer}", window.alpha);
        Ok(if is_more { window.beta } else { window.alpha })
    })?;
    println!("It's {number}");
    Ok(())
}
