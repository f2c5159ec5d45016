use end_of_game::Position;
use minimax::minimax;

fn main() {
    let start = Position::start();
    println!("{}", minimax(&start, 3, |_| 0, &mut 0));
}
