//! The checks of `winning_spots`.

use checks::{Random, Task};
use tic_tac_toe::{Mark, Spot, TicTacToe, few_moves, win_or_loss};
use tic_tac_toe_exercises::winning_spots::winning_spots;

const PLAYED_ON: &str = "You're playing on after the end of a game: the last \
     move is still on the board. Make each move on a fresh copy, `let mut \
     after = *game;`.";

fn task() -> Task<(TicTacToe,), Vec<Spot>> {
    Task::new("winning_spots", |(game,)| winning_spots(&game))
        .panic("Over", PLAYED_ON)
        .contrast(one_win, chapter)
        .mistake(
            "It looks as if you always answer for X: do these spots win for \
             X, or for the player to move?",
            |(game,)| completing(&game, Mark::X),
        )
        .mistake(
            "It looks as if you completed the opponent's lines: whose turn is \
             it, and whose win?",
            |(game,)| completing(&game, game.to_move().other()),
        )
        .mistake("There can be more than one winning spot.", |(game,)| {
            chapter((game,)).into_iter().take(1).collect()
        })
        .mistake(
            "List the spots in order, row by row, as `moves` gives them.",
            |(game,)| {
                let mut spots = chapter((game,));
                spots.sort_by_key(Spot::to_string);
                spots
            },
        )
        .mistake(
            "A finished game has no moves, so no spot wins.",
            |(game,)| {
                if game.is_over() {
                    completing(&game, game.to_move())
                } else {
                    chapter((game,))
                }
            },
        )
        .mistake("It looks as if you listed every free spot.", |(game,)| {
            game.moves().collect()
        })
        .mistake(
            "After the move it's the other player's turn: whose win are you \
             asking about?",
            |_| Vec::new(),
        )
}

fn chapter((mut game,): (TicTacToe,)) -> Vec<Spot> {
    let values = few_moves::one_ahead(&mut game, win_or_loss).into_iter();
    values
        .filter(|scored| scored.1 == 1000)
        .map(|scored| scored.0)
        .collect()
}

/// The free spots that lie on a line with two marks of this player.
fn completing(game: &TicTacToe, player: Mark) -> Vec<Spot> {
    let spots: Vec<_> = Spot::all().collect();
    let is_mine = |place: usize| game.at(spots[place]) == Some(player);
    let completes = |spot: &&Spot| {
        tic_tac_toe::LINES.iter().any(|line| {
            line.contains(&spot.index())
                && line.iter().filter(|&&square| is_mine(square)).count() == 2
        })
    };
    let free = spots.iter().filter(|&&spot| game.at(spot).is_none());
    free.filter(completes).copied().collect()
}

#[track_caller]
fn expect(signs: &str, names: &[&str]) {
    let game = signs.parse().expect("the check's game");
    let spots = names
        .iter()
        .map(|name| name.parse().expect("the check's spot"));
    task().expect([((game,), spots.collect())]);
}

#[test]
fn a_line_of_two_is_completed() {
    expect("XX.O.O...", &["c1"]);
}

#[test]
fn the_first_move_does_not_win() {
    expect(".........", &[]);
}

#[test]
fn o_completes_its_own_lines() {
    expect("X.XOO...X", &["c2"]);
}

#[test]
fn several_lines_can_be_open() {
    expect("X.XOXO.O.", &["b1", "a3", "c3"]);
}

#[test]
fn a_finished_game_is_not_won_again() {
    expect("XXXOO....", &[]);
}

#[test]
fn two_hundred_games_have_the_spots_of_the_chapter() {
    let games = (0..200).map(|seed| (any_game(&mut Random::new(seed)),));
    task().agrees_with(chapter, games);
}

fn any_game(random: &mut Random) -> TicTacToe {
    let mut game = TicTacToe::new();
    for _ in 0..random.below(9) {
        let moves: Vec<_> = game.moves().collect();
        if moves.is_empty() {
            break;
        }
        let spot = moves[random.below(moves.len())];
        game.play(spot).expect("a move of the list");
    }
    game
}

/// A game in which X has one way to win at once.
fn one_win(random: &mut Random) -> (TicTacToe,) {
    loop {
        let call = (any_game(random),);
        if call.0.to_move() == Mark::X && chapter(call).len() == 1 {
            return call;
        }
    }
}
