//! Alpha-beta finds what minimax finds.

use alpha_beta::{
    Order, OrderedSearch, Window, alpha_beta, as_they_come, corners_first,
    fewest_replies,
};
use connect_four::ConnectFour;
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::{Evaluation, Game, Search, minimax, open_lines, small_board};
use pretty_assertions::assert_eq;
use tic_tac_toe::{Rand, TicTacToe, lines};

/// Returns the value of a game and the number of positions looked at.
pub fn search<G: Game>(
    game: &G,
    depth: usize,
    window: Window,
    evaluation: Evaluation<G>,
) -> (i32, u64) {
    let mut search = Search::new(evaluation);
    let value = alpha_beta(&mut search, game, depth, window).unwrap();
    (value, search.positions())
}

/// Returns the value and the number of positions with minimax.
pub fn look_at_all<G: Game>(
    game: &G,
    depth: usize,
    evaluation: Evaluation<G>,
) -> (i32, u64) {
    let mut search = Search::new(evaluation);
    let value = minimax(&mut search, game, depth).unwrap();
    (value, search.positions())
}

pub fn small() -> Position {
    let board = small_board(4);
    Position {
        board,
        ..Position::start()
    }
}

pub fn article(game: &TicTacToe) -> i32 {
    lines(game, game.to_move())
}

/// Returns the game after this many moves by chance, or at its end.
fn after_chance<G: Game>(start: &G, moves: usize, rand: &mut Rand) -> G {
    let mut game = start.clone();
    for _ in 0..moves {
        match rand.pick(&game.moves()) {
            Some(&mv) => game = game.after(mv),
            None => break,
        }
    }
    game
}

/// Holds alpha-beta equal to minimax in a thousand positions of random games,
/// with any window.
fn hold_equal<G: Game>(
    start: G,
    longest: usize,
    deepest: usize,
    evaluation: Evaluation<G>,
    order: Order<G>,
) {
    let mut rand = Rand::new(16);
    for number in 0..1000 {
        let game = after_chance(&start, number % longest, &mut rand);
        let depth = number % (deepest + 1);
        let (value, all) = look_at_all(&game, depth, evaluation);
        let (found, positions) = search(&game, depth, Window::FULL, evaluation);
        assert_eq!(found, value);
        assert!(positions <= all);
        let mut ordered = OrderedSearch::new(Search::new(evaluation), order);
        let line = ordered.best_line(&game, depth, Window::FULL, &[]);
        assert_eq!(line.unwrap().value, value);
        hold_bounds(&game, depth, evaluation, value);
    }
}

/// Outside of the window, what's found is a bound.
fn hold_bounds<G: Game>(
    game: &G,
    depth: usize,
    evaluation: Evaluation<G>,
    value: i32,
) {
    for shift in [-40, -1, 0, 1, 40] {
        let (alpha, beta) = (value + shift - 5, value + shift + 5);
        let window = Window { alpha, beta };
        let (found, _) = search(game, depth, window, evaluation);
        match found {
            _ if found <= alpha => assert!(value <= found),
            _ if found >= beta => assert!(value >= found),
            _ => assert_eq!(found, value),
        }
    }
}

#[test]
fn othello_equals_minimax() {
    hold_equal(Position::start(), 60, 3, &phased, fewest_replies);
}

#[test]
fn connect_four_equals_minimax() {
    hold_equal(ConnectFour::new(), 42, 4, &open_lines, as_they_come);
}

#[test]
fn tic_tac_toe_equals_minimax() {
    let begun = TicTacToe::new();
    let begun = Game::after(&begun, Game::moves(&begun)[4]);
    hold_equal(begun, 8, 9, &article, as_they_come);
}

#[test]
fn move_ordering_is_a_permutation() {
    let orders = [as_they_come, corners_first, fewest_replies];
    for position in benchmark_positions::middle_game(28) {
        for order in orders as [Order<Position>; 3] {
            let mut moves = position.moves();
            order(&position, &mut moves);
            assert_eq!(moves.len(), position.moves().len());
            assert!(position.moves().iter().all(|ply| moves.contains(ply)));
        }
    }
}
