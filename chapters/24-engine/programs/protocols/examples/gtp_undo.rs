//! Plays a move, answers it, and takes both back.

use board::Disc;
use engine::{Engine, Player, learned};
use protocols::Gtp;

fn main() {
    let engine = Engine::new(learned(), 1).expect("enough memory");
    let player = Player::new(engine);
    let mut gtp = Gtp::new(Player { depth: 6, ..player });
    let words = ["b", "f5"].map(str::to_string);
    println!("{:?}", gtp.play(&words));
    println!("{:?}", gtp.play(&words));
    println!("{}", gtp.choose(Disc::White));
    println!("{:?} {:?}", gtp.undo(), gtp.undo());
}
