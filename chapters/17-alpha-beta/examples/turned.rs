//! A window that gets narrower, and then is the opponent's.

use alpha_beta::Window;

fn main() {
    let (alpha, beta) = (10, 40);
    let window = Window { alpha, beta };
    println!("{:?}", window.raise_alpha(25));
    println!("{:?}", window.raise_alpha(25).negate());
    println!("{:?}", window.raise_alpha(5));
}
