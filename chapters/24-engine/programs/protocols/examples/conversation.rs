//! A session in GTP.

use engine::{Engine, Player, learned};
use protocols::Gtp;

fn main() {
    let engine = Engine::new(learned(), 1).expect("enough memory");
    let player = Player::new(engine);
    let mut gtp = Gtp::new(Player { depth: 6, ..player });
    for line in ["name", "play b f5", "7 genmove w", "undo", "jump # high"] {
        let answer = gtp.answer(line).unwrap_or_default();
        println!("{line}\n    {}", answer.trim_end());
    }
}
