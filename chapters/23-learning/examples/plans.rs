//! The plan of the book's large weights.

use learning::Plan;

fn main() {
    let plan = Plan::large();
    println!("{:?}, {} phases", plan.beginner, plan.phases);
    for generation in plan.generations {
        println!("{} ahead {:7} games", generation.depth, generation.games);
    }
}
