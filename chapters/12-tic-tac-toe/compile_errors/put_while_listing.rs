use tic_tac_toe::{Game, Spot};

fn spots(game: &Game) -> impl Iterator<Item = Spot> {
    let over = game.is_over();
    Spot::all().filter(move |_| !over)
}

fn main() {
    let mut game = Game::default();
    for spot in spots(&game) {
        game.put(spot);
    }
}
