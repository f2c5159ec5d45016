//! Parses the names of directions.

use directions::Direction;

fn main() {
    for name in ["NE", "southwest", "W", "up"] {
        println!("{:?}", name.parse::<Direction>());
    }
}
