use tic_tac_toe::{TicTacToe, Spot};

fn spots(game: &TicTacToe) -> impl Iterator<Item = Spot> {
    let over = game.is_over();
    Spot::all().filter(move |_| !over)
}

fn main() {
    let mut game = TicTacToe::default();
    for spot in spots(&game) {
        game.put(spot);
    }
}
