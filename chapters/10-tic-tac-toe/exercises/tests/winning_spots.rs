//! The checks of `winning_spots`.

use checks::{Random, Task};
use tic_tac_toe::{Game, Mark, Spot, few_moves, win_or_loss};
use tic_tac_toe_exercises::winning_spots::winning_spots;

const PLAYED_ON: &str = "This plays on in a game that is over: the move before \
     was not put back. Make each move on a fresh copy, `let mut after = *game;`.";

fn task() -> Task<(Game,), Vec<Spot>> {
    Task::new("winning_spots", |(game,)| winning_spots(&game))
        .panic("Over", PLAYED_ON)
        .contrast(|| {
            ["XX.O.O...", "X.OX.O..."].map(|signs| {
                let call = (signs.parse().expect("the check's game"),);
                (call, chapter(call))
            })
        })
        .mistake(
            "It looks as if X was meant: do these spots win for X, or for the \
             player who asks?",
            |(game,)| completing(&game, Mark::X),
        )
        .mistake(
            "It looks as if the opponent's lines were completed: who is to \
             move, and whose win is it?",
            |(game,)| completing(&game, game.to_move().other()),
        )
        .mistake("There may be more than one such spot.", |(game,)| {
            chapter((game,)).into_iter().take(1).collect()
        })
        .mistake(
            "The spots come in order, row by row as `moves` gives them.",
            |(game,)| {
                let mut spots = chapter((game,));
                spots.sort_by_key(Spot::to_string);
                spots
            },
        )
        .mistake(
            "A game that is over has no moves, and none of them wins.",
            |(game,)| match game.is_over() {
                true => completing(&game, game.to_move()),
                false => chapter((game,)),
            },
        )
        .mistake("It looks as if every free spot was listed.", |(game,)| {
            game.moves().collect()
        })
        .mistake(
            "After the move it is the other player's turn: whose win do you \
             ask for?",
            |_| Vec::new(),
        )
}

fn chapter((mut game,): (Game,)) -> Vec<Spot> {
    let values = few_moves::one_ahead(&mut game, win_or_loss).into_iter();
    values.filter(|it| it.1 == 1000).map(|it| it.0).collect()
}

/// The free spots that lie on a line with two marks of this player.
fn completing(game: &Game, player: Mark) -> Vec<Spot> {
    let spots: Vec<_> = Spot::all().collect();
    let is_mine = |place: usize| game.at(spots[place]) == Some(player);
    let completes = |spot: &&Spot| {
        tic_tac_toe::LINES.iter().any(|line| {
            line.contains(&spot.index())
                && line.iter().filter(|&&it| is_mine(it)).count() == 2
        })
    };
    let free = spots.iter().filter(|&&it| game.at(it).is_none());
    free.filter(completes).copied().collect()
}

#[track_caller]
fn expect(signs: &str, names: &[&str]) {
    let game = signs.parse().expect("the check's game");
    let spots = names.iter().map(|it| it.parse().expect("the check's spot"));
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
fn several_lines_may_be_open() {
    expect("X.XOXO.O.", &["b1", "a3", "c3"]);
}

#[test]
fn a_game_that_is_over_is_not_won_again() {
    expect("XXXOO....", &[]);
}

#[test]
fn two_hundred_games_have_the_spots_of_the_chapter() {
    let games = (0..200).map(|seed| (any_game(&mut Random::new(seed)),));
    task().agrees_with(chapter, games);
}

fn any_game(random: &mut Random) -> Game {
    let mut game = Game::new();
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
