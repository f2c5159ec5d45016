use evaluation::compare;
use evaluation::evaluate::corner_points;
use minimax::discs;

fn main() {
    for weight in [10, 30, 100] {
        let weighed = |it: &_| weight * corner_points(it) + discs(it);
        println!("{weight}: {}", compare([weighed, discs], 2));
    }
}
