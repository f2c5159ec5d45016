//! Three ways to set a clock in GTP.

use engine::{Engine, Player, learned};
use protocols::{Gtp, GtpLine};

fn main() {
    let engine = Engine::new(learned(), 1).expect("enough memory");
    let mut gtp = Gtp::new(Player::new(engine));
    for text in ["x 0 1 0", "x 600 0 0", "x 0 30 10"] {
        let words = GtpLine::parse(text).expect("a command").arguments;
        let _ = gtp.time_settings(&words);
        println!("{:?}", gtp.player.clocks[0]);
    }
}
