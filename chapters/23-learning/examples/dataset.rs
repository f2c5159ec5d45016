//! The split of forty games.

use bitboards::BitPosition;
use learning::Dataset;
use patterns::Sample;

fn main() {
    let mut dataset = Dataset::default();
    for number in 0..40 {
        let (position, label) = (BitPosition::start(), number as f32);
        dataset.add(vec![Sample { position, label }]);
    }
    println!("{} to learn from", dataset.training.len());
    for (name, heap) in [("valid", dataset.validation), ("test", dataset.test)]
    {
        let games: Vec<_> = heap.iter().map(|sample| sample.label).collect();
        println!("{name:5} {games:?}");
    }
}
