//! The checks of `best_result`.

use checks::Task;
use tic_tac_toe::{Game, Level, Mark};
use tic_tac_toe_exercises::best_result::best_result;

const PLAYED_ON: &str = "You're playing on after the end of a game: the last \
     move is still on the board. Make each move on a fresh copy, `let mut \
     after = *game;`.";

fn task() -> Task<(Game,), i32> {
    Task::new("best_result", |(game,)| best_result(&game))
        .panic("Over", PLAYED_ON)
        .contrast(|| {
            ["OOOXX.X..", "XOXXOOOXX"].map(|signs| {
                let call = (signs.parse().expect("the check's game"),);
                (call, chapter(call))
            })
        })
        .mistake(
            "The player to move didn't make the last mark: if the game is \
             won, that player has lost.",
            |(game,)| match game.winner() {
                Some(_) => 1,
                None => chapter((game,)),
            },
        )
        .mistake(
            "It looks as if the opponent helps you: the opponent chooses \
             what's worst for you.",
            |(game,)| with_help(&game, game.to_move()),
        )
        .mistake(
            "It looks as if the answer is always X's: is it worth that to X, \
             or to the player who asks?",
            |(game,)| match game.to_move() {
                Mark::X => chapter((game,)),
                Mark::O => -chapter((game,)),
            },
        )
        .mistake(
            "It looks as if you chose the worst move, not the best.",
            |(game,)| worst(&game),
        )
        .mistake(
            "You missed a loss. Does your search begin with a draw in hand, \
             or stop too early?",
            |(game,)| with_a_draw_in_hand(&game),
        )
        .mistake(
            "It looks as if you took the opponent's result for yours: what's \
             good for one of you is bad for the other.",
            |(game,)| without_signs(&game),
        )
        .mistake(ADDED, |(game,)| added(&game))
        .mistake(ADDED, |(game,)| with_answers_added(&game))
        .mistake(
            "It looks as if you didn't take back a move before you made the \
             next.",
            |(game,)| without_undo(&game),
        )
}

const ADDED: &str = "It looks as if you added up results: a player makes one \
     move, so only the best one counts.";

/// What the chapter's search finds.
fn chapter((game,): (Game,)) -> i32 {
    let ended = if game.winner().is_some() { -1 } else { 0 };
    let values = Level::Hard.analyze(&game).values.into_iter();
    values.map(|it| it.1.signum()).max().unwrap_or(ended)
}

fn after(game: Game) -> impl Iterator<Item = Game> {
    game.moves().map(move |spot| {
        let mut after = game;
        after.play(spot).expect("a move of the list");
        after
    })
}

/// The best result when both players want the same one to win.
fn with_help(game: &Game, player: Mark) -> i32 {
    let ended = match game.winner() {
        Some(winner) if winner == player => 1,
        Some(_) => -1,
        None => 0,
    };
    let results = after(*game).map(|it| with_help(&it, player));
    results.max().unwrap_or(ended)
}

fn ended(game: &Game) -> i32 {
    if game.winner().is_some() { -1 } else { 0 }
}

fn added(game: &Game) -> i32 {
    match game.is_over() {
        true => ended(game),
        false => after(*game).map(|it| -added(&it)).sum(),
    }
}

/// The opponent's answers to each move are added up.
fn with_answers_added(game: &Game) -> i32 {
    let answers = |it: Game| match it.is_over() {
        true => -ended(&it),
        false => after(it).map(|it| with_answers_added(&it)).sum(),
    };
    after(*game).map(answers).max().unwrap_or(ended(game))
}

fn without_signs(game: &Game) -> i32 {
    let ended = if game.winner().is_some() { -1 } else { 0 };
    after(*game)
        .map(|it| without_signs(&it))
        .max()
        .unwrap_or(ended)
}

fn without_undo(game: &Game) -> i32 {
    let mut after = *game;
    let results = game.moves().map(|spot| {
        // Somebody may have won with an earlier move.
        let _ = after.play(spot);
        -without_undo(&after)
    });
    let ended = if game.winner().is_some() { -1 } else { 0 };
    results.max().unwrap_or(ended)
}

fn worst(game: &Game) -> i32 {
    let ended = if game.winner().is_some() { -1 } else { 0 };
    after(*game).map(|it| -worst(&it)).min().unwrap_or(ended)
}

fn with_a_draw_in_hand(game: &Game) -> i32 {
    if game.winner().is_some() {
        return -1;
    }
    let results = after(*game).map(|it| -with_a_draw_in_hand(&it));
    results.max().unwrap_or(0).max(0)
}

#[track_caller]
fn expect(signs: &str, result: i32) {
    let game = signs.parse().expect("the check's game");
    task().expect([((game,), result)]);
}

#[test]
fn a_game_that_the_opponent_has_won_is_lost() {
    expect("OOOXX.X..", -1);
}

#[test]
fn a_full_board_without_a_line_is_a_draw() {
    expect("XOXXOOOXX", 0);
}

#[test]
fn an_open_line_wins() {
    expect("X.O.X.O..", 1);
    expect("XX.OO....", 1);
}

#[test]
fn o_may_be_the_player_to_move() {
    expect("OO.XX.X..", 1);
    expect("XO.XO...X", 1);
    expect("XXXOO....", -1);
}

#[test]
fn a_threat_is_blocked() {
    expect("OXX.XO.OX", 0);
}

#[test]
fn of_two_threats_only_one_can_be_blocked() {
    expect("XX.OX...O", -1);
    expect("XO..X...O", 1);
}

#[test]
fn a_corner_is_answered_in_the_middle() {
    expect("X...O....", 0);
    expect("XO.......", 1);
}

#[test]
fn nobody_who_plays_well_loses() {
    expect(".........", 0);
}

#[test]
fn every_position_after_two_moves_has_the_result_of_the_chapter() {
    let games = after(Game::new()).flat_map(|it| after(it).collect::<Vec<_>>());
    task().agrees_with(chapter, games.map(|it| (it,)));
}
