//! Jumps around in a game of four moves.

use end_of_game::{Position, Score};
use records::History;
use whole_games::parse_transcript;

fn main() {
    let plies = parse_transcript("f5d6c3d3").expect("four moves");
    let game = History::follow(Position::start(), &plies);
    let mut game = game.expect("a legal game");
    for place in [4, 0, 1, 99] {
        game.go_to(place);
        let Position { board, to_move } = game.position();
        println!("{place:>2}: {}, {to_move} to move", Score::discs(board));
    }
}
