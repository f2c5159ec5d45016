//! Drops seven discs into a column of six squares.

use connect_four::{Column, ConnectFour};

fn main() {
    let mut game = ConnectFour::new();
    let d = Column::all().nth(3).expect("there are seven");
    for _ in 0..7 {
        println!("{}: {:?}", game.to_move(), game.drop_into(d));
    }
}
