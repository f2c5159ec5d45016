use end_of_game::Position;
use two_players::Othello;

struct Refusal<'a>(&'a Othello);

fn place(game: &mut Othello) -> Result<(), Refusal<'_>> {
    Err(Refusal(game))
}

fn main() {
    let mut game = Othello::new(Position::start());
    let refused = place(&mut game);
    let retried = place(&mut game);
    println!("{}", refused.is_err());
}
