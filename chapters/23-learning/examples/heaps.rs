//! To which heap forty games go.

use bitboards::BitPosition;
use learning::Heaps;
use patterns::Sample;

fn main() {
    let mut heaps = Heaps::default();
    for number in 0..40 {
        let (position, label) = (BitPosition::start(), number as f32);
        heaps.add(vec![Sample { position, label }]);
    }
    println!("{} to learn from", heaps.training.len());
    for (name, heap) in [("valid", heaps.validation), ("test", heaps.test)] {
        let games: Vec<_> = heap.iter().map(|sample| sample.label).collect();
        println!("{name:5} {games:?}");
    }
}
