//! A player plays both sides, with a minute for each.

use std::time::Duration;

use end_of_game::Position;
use engine::{Clock, Engine, Player, learned};
use whole_games::Replay;

fn main() {
    let engine = Engine::new(learned(), 1).expect("enough memory");
    let minute = Clock::Game(Duration::from_secs(60));
    let mut player = Player::new(engine);
    player.depth = 4;
    player.clocks = [minute; 2];
    let mut game = Replay::from(Position::start());
    for _ in 0..3 {
        let thought = player.think(&game.position).expect("a move");
        game.follow(thought.ply).expect("a legal move");
        let is_later = player.clocks.map(|clock| clock != minute);
        println!("{} {is_later:?}", thought.ply);
    }
}
