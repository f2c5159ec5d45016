//! Whose turn is it?

use end_of_game::Position;
use opponent::{Players, computer_to_move, names};
use whole_games::{parse_transcript, referee};

fn main() {
    let players: Players = [None, Some("hard".parse().expect("a computer"))];
    println!("{:?}", names(&players));
    for moves in ["", "f5", "f5d6"] {
        let plies = parse_transcript(moves).expect("a transcript");
        let game = referee(Position::start(), &plies).expect("legal moves");
        let computer = computer_to_move(&players, &game.position);
        println!("{moves:4} {:?}", computer.map(|it| &it.name));
    }
}
