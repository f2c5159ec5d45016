//! Two scores that are stored, and the discs on the board.

use end_of_game::{Position, Score};

struct ScoringPlayer {
    score: usize,
}

fn main() {
    let mut players = [2, 2].map(|score| ScoringPlayer { score });
    let mut position = Position::start();
    for name in ["f5", "d6", "c3"] {
        let square = name.parse().expect("a square");
        players[position.to_move as usize].score += 1;
        position = position.play(square).expect("a legal move");
    }
    let [black, white] = players;
    println!("the players: {}, {}", black.score, white.score);
    let Score { black, white } = Score::discs(&position.board);
    println!("the board:   {black}, {white}");
}
