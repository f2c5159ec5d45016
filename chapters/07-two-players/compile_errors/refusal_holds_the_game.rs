use board::Square;
use two_players::{Game, Rules};

/// A refusal that can look up what would be legal.
struct Refusal<'a>(&'a Game);

fn place(game: &mut Game, square: Square) -> Result<(), Refusal<'_>> {
    match game.moves().contains(&square) {
        true => Ok(()),
        false => Err(Refusal(game)),
    }
}

fn main() {
    let mut game = Game::new(Rules::default());
    let refused = place(&mut game, Square::at(0, 0));
    let retried = place(&mut game, Square::at(5, 4));
    if let Err(Refusal(game)) = refused {
        println!("Legal moves: {:?}", game.moves());
    }
}
