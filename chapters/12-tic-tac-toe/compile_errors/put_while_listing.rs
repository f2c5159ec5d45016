use tic_tac_toe::{Game, Spot};

fn empty_spots(game: &Game) -> impl Iterator<Item = Spot> {
    Spot::all().filter(move |&spot| game.at(spot).is_none())
}

fn main() {
    let mut game = Game::default();
    for spot in empty_spots(&game) {
        game.put(spot);
    }
}
