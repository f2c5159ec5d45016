//! Chapter 16's search, on two boards.

use alpha_beta::{Found, Order, Searcher};
use bitboards::BitPosition;
use end_of_game::Position;
use minimax::{Evaluation, Game};
use whole_games::{Ply, parse_transcript, referee};

fn main() {
    let plies = parse_transcript("f5f6e6f4g5e7e3").expect("squares");
    let game = referee(Position::start(), &plies).expect("legal moves");
    let array = evaluation::evaluate::phased;
    show("array", &game.position, array, alpha_beta::fewest_replies);
    let bits = BitPosition::from(&game.position);
    show(
        "bits",
        &bits,
        bitboards::evaluate::phased,
        bitboards::fewest_replies,
    );
}

fn show<G: Game<Move = Ply>>(
    name: &str,
    game: &G,
    evaluation: Evaluation<G>,
    order: Order<G>,
) {
    let searcher = Searcher::new(evaluation, order);
    let found = searcher.deepen(game).nth(6).expect("seven plies");
    let Found {
        value,
        line,
        positions,
        ..
    } = found;
    let line: Vec<_> = line.iter().map(Ply::to_string).collect();
    let line = line.join(" ");
    println!("{name:5} {value:+} from {positions} positions: {line}");
}
