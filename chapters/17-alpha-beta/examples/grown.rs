//! A line grows from its end.

use alpha_beta::Line;

fn main() {
    let mut line = Line::end(20);
    for mv in ["d2", "c2", "d3"] {
        line = line.before(mv);
        println!("{:+} {:?}", line.value, line.moves);
    }
}
