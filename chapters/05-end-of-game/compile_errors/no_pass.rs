use end_of_game::{Position, Turn};

fn main() {
    match Position::start().turn() {
        Turn::Move => println!("Your move!"),
        Turn::Over => println!("The game is over."),
    }
}
