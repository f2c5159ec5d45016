// caught by: two_ways_to_a_position_make_one_position
// mistake: you counted the ways to get there

use tic_tac_toe::TicTacToe;

pub fn different_positions(game: &TicTacToe, moves: usize) -> usize {
    if moves == 0 {
        return 1;
    }
    let mut sum = 0;
    for spot in game.moves() {
        let mut after = *game;
        after.play(spot).unwrap();
        sum += different_positions(&after, moves - 1);
    }
    sum
}
