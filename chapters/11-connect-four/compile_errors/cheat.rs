use board::Disc;
use connect_four::Game;

fn main() {
    let mut game = Game::new();
    game.winner = Some(Disc::Black);
}
