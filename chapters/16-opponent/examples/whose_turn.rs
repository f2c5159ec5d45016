//! Whose turn is it?

use end_of_game::Position;
use opponent::{computer_to_move, names, read_players};
use whole_games::{parse_transcript, referee};

fn main() {
    let players = read_players(&["human", "hard"]).expect("two players");
    println!("{:?}", names(&players));
    for moves in ["", "f5", "f5d6"] {
        let plies = parse_transcript(moves).expect("a transcript");
        let game = referee(Position::start(), &plies).expect("legal moves");
        let computer = computer_to_move(&players, &game.position);
        println!("{moves:4} {:?}", computer.map(|computer| &computer.name));
    }
}
