//! The bitboard rules, compared with chapter 12's.

use std::collections::HashSet;

use checks::Random;
use connect_four::ConnectFour;
use minimax::Game;
use pretty_assertions::assert_eq;

use connect_four_solver::BitGrid;

/// Converts chapter 14's score, which counts the discs of both sides, to one
/// that counts the winner's.
fn points(game: &ConnectFour) -> Option<i32> {
    let points = Game::result(game)?;
    Some(points.signum() * ((points.abs() + 1) / 2))
}

/// Plays random moves until there are `discs` discs or the game is over.
pub fn random_game(random: &mut Random, discs: usize) -> ConnectFour {
    let mut game = ConnectFour::new();
    while game.dropped() < discs && !game.is_over() {
        let moves: Vec<_> = game.moves().collect();
        game = game.after(moves[random.below(moves.len())]);
    }
    game
}

#[test]
fn bitboard_rules_equal_square_rules() {
    let mut random = Random::new(1);
    for _ in 0..1000 {
        let mut game = ConnectFour::new();
        let mut grid = BitGrid::START;
        while !game.is_over() {
            assert_eq!(grid, BitGrid::from(&game));
            let mut columns = grid.moves();
            columns.sort();
            assert_eq!(columns, game.moves().collect::<Vec<_>>());
            let wins = |column: &_| game.after(*column).winner().is_some();
            assert_eq!(grid.wins_at_once(), columns.iter().any(wins));
            assert_eq!(grid.safe_landings().count_ones(), safe(&game));
            let column = columns[random.below(columns.len())];
            (game, grid) = (game.after(column), grid.after(column));
            assert_eq!(grid.result(), points(&game), "{game}");
        }
    }
}

/// Counts the moves after which the opponent can't win at once.
fn safe(game: &ConnectFour) -> u32 {
    let grid = BitGrid::from(game);
    let is_safe = |column: &_| !grid.after(*column).wins_at_once();
    game.moves().filter(is_safe).count() as u32
}

/// The counts are OEIS A212693: the number of positions after each number of
/// discs.
#[test]
fn position_numbers_are_unique() {
    let mut grids = HashSet::from([BitGrid::START]);
    for count in [7, 49, 238, 1_120, 4_263, 16_422, 54_859] {
        grids = grids
            .iter()
            .filter(|grid| grid.result().is_none())
            .flat_map(|grid| {
                grid.moves().into_iter().map(|column| grid.after(column))
            })
            .collect();
        let numbers: HashSet<u64> =
            grids.iter().map(|grid| grid.number()).collect();
        assert_eq!((grids.len(), numbers.len()), (count, count));
    }
}
