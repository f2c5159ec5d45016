//! Connect Four in two numbers against chapter 12's game.

use std::collections::HashSet;

use checks::Random;
use connect_four::ConnectFour;
use minimax::Game;
use pretty_assertions::assert_eq;

use connect_four_solver::BitGrid;

/// The points of chapter 14 count every disc, ours only the winner's.
fn points(game: &ConnectFour) -> Option<i32> {
    let points = Game::result(game)?;
    Some(points.signum() * ((points.abs() + 1) / 2))
}

/// A game in which each disc falls by chance.
pub fn random_game(random: &mut Random, discs: usize) -> ConnectFour {
    let mut game = ConnectFour::new();
    while game.dropped() < discs && !game.is_over() {
        let moves: Vec<_> = game.moves().collect();
        game = game.after(moves[random.below(moves.len())]);
    }
    game
}

#[test]
fn a_thousand_games_are_the_same_in_bits() {
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

/// After how many moves the opponent can't win at once, if it could before. A
/// game that's over leaves nothing to win.
fn safe(game: &ConnectFour) -> u32 {
    let mut as_opponent = 0;
    for column in game.moves() {
        let after = BitGrid::from(game).after(column);
        as_opponent += u32::from(!after.wins_at_once());
    }
    as_opponent
}

/// OEIS A212693: how many positions there are after this many discs. If two of
/// them had the same number, we'd count too few.
#[test]
fn no_two_positions_have_the_same_number() {
    let mut grids = HashSet::from([BitGrid::START]);
    for count in [7, 49, 238, 1_120, 4_263, 16_422, 54_859] {
        let open = grids.iter().filter(|grid| grid.result().is_none());
        let nexts = open.flat_map(|grid| {
            grid.moves().into_iter().map(|column| grid.after(column))
        });
        grids = nexts.collect();
        let numbers: HashSet<u64> =
            grids.iter().map(|grid| grid.number()).collect();
        assert_eq!((grids.len(), numbers.len()), (count, count));
    }
}
