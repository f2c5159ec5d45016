//! A game in which a column fills up.

use connect_four::{Column, ConnectFour};

fn main() {
    let mut game = ConnectFour::new();
    let d = Column::all().nth(3).expect("there are seven");
    while game.drop_into(d).is_ok() {}
    println!("{game}\n{}", game.status());
    println!("{} columns are open", game.moves().count());
}
