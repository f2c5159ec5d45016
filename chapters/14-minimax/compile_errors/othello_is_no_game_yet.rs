use end_of_game::Position;
use minimax::Game;

fn main() {
    let start = Position::start();
    println!("{:?}", Game::result(&start));
}
