//! The plan of the small weights, with a hundred games for each generation.

use learning::Plan;

fn main() {
    println!("{:#?}", Plan::small().with_games(100));
}
