//! How heavy should a corner be?

use evaluation::compare;
use evaluation::evaluate::corner_points;
use minimax::{Evaluation, discs};

fn main() {
    let tries: [Evaluation<_>; 3] = [
        |it| 3 * corner_points(it) + discs(it),
        |it| 30 * corner_points(it) + discs(it),
        |it| 300 * corner_points(it) + discs(it),
    ];
    for weighed in tries {
        println!("{}", compare([weighed, discs], 2));
    }
}
