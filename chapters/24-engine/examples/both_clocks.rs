//! A player plays both sides, with a second for each.

use std::time::Duration;

use end_of_game::Position;
use engine::{Clock, Engine, Player, learned};
use whole_games::Replay;

fn main() {
    let engine = Engine::new(learned(), 1).expect("enough memory");
    let second = Clock::Game(Duration::from_secs(1));
    let mut player = Player::new(engine);
    player.clocks = [second; 2];
    let mut game = Replay::from(Position::start());
    for _ in 0..3 {
        let color = game.position.to_move;
        let thought = player.think(&game.position).expect("a move");
        game.follow(thought.ply).expect("a legal move");
        let has_run = player.clocks.map(|clock| clock != second);
        println!("{color} {has_run:?}");
    }
}
