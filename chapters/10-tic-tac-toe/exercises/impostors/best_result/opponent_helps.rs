// caught by: of_two_threats_only_one_can_be_blocked
// mistake: the opponent helps

use tic_tac_toe::Game;

use tic_tac_toe::Mark;

pub fn best_result(game: &Game) -> i32 {
    result_for(game, game.to_move())
}

fn result_for(game: &Game, player: Mark) -> i32 {
    let results = game.moves().map(|spot| {
        let mut after = *game;
        after.play(spot).unwrap();
        result_for(&after, player)
    });
    let ended = match game.winner() {
        Some(winner) if winner == player => 1,
        Some(_) => -1,
        None => 0,
    };
    results.max().unwrap_or(ended)
}
