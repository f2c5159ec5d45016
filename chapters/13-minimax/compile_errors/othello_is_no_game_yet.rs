use end_of_game::Position;
use minimax::analyze;

fn main() {
    let start = Position::start();
    println!("{} moves", analyze(&start, 3, &|_| 0).len());
}
