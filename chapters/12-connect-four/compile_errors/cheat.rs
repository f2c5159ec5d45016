use board::Disc;
use connect_four::ConnectFour;

fn main() {
    let mut game = ConnectFour::new();
    game.winner = Some(Disc::Black);
}
