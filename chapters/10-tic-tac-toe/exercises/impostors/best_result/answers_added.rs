// caught by: an_open_line_wins
// mistake: It looks as if you added up results

use tic_tac_toe::Game;

pub fn best_result(game: &Game) -> i32 {
    if game.is_over() {
        return if game.winner().is_some() { -1 } else { 0 };
    }
    let results = game.moves().map(|spot| {
        let mut after = *game;
        after.play(spot).unwrap();
        let answers = after.moves().map(|answer| {
            let mut next = after;
            next.play(answer).unwrap();
            best_result(&next)
        });
        match after.is_over() {
            true => -best_result(&after),
            false => answers.sum(),
        }
    });
    results.max().unwrap()
}
