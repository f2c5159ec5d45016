//! The checks of `promise`.

use checks::{Random, Task};
use tic_tac_toe::{Game, LINES, Mark, Spot, lines};
use tic_tac_toe_exercises::promise::promise;

fn task() -> Task<(Game, Mark), i32> {
    Task::new("promise", |(game, player)| promise(&game, player))
        .contrast(|| {
            [(".X.......", 20), (".........", 0)].map(|(signs, value)| {
                let game = signs.parse().expect("the check's game");
                ((game, Mark::X), value)
            })
        })
        .mistake(
            "It looks as if you always answer for X: is it worth that to X, \
             or to the player who asks?",
            |(game, _)| lines(&game, Mark::X),
        )
        .mistake(
            "It looks as if the signs are flipped: is it worth that to the \
             player who asks, or to the other one?",
            |(game, player)| -lines(&game, player),
        )
        .mistake(
            "It looks as if you left out the diagonals: there are eight \
             lines.",
            |(game, player)| sum(&game, player, &LINES[..6], line_value),
        )
        .mistake(
            "It looks as if you counted dead lines: a line with both marks in \
             it is worth nothing.",
            |(game, player)| {
                sum(&game, player, &LINES, |mine, others| {
                    points(mine) - points(others)
                })
            },
        )
        .mistake(
            "It looks as if you counted only your own lines: the opponent's \
             count against you.",
            |(game, player)| {
                sum(&game, player, &LINES, |mine, others| {
                    line_value(mine, others).max(0)
                })
            },
        )
        .mistake("Two marks are worth 30, not twice 10.", |(game, player)| {
            sum(&game, player, &LINES, |mine, others| match (mine, others) {
                (mine, 0) => 10 * mine as i32,
                (0, others) => -10 * others as i32,
                _ => 0,
            })
        })
}

fn points(marks: usize) -> i32 {
    [0, 10, 30, 0][marks]
}

fn line_value(mine: usize, others: usize) -> i32 {
    match (mine, others) {
        (mine, 0) => points(mine),
        (0, others) => -points(others),
        _ => 0,
    }
}

fn sum(
    game: &Game,
    player: Mark,
    lines: &[[usize; 3]],
    line_value: fn(usize, usize) -> i32,
) -> i32 {
    let marks: Vec<_> = Spot::all().map(|spot| game.at(spot)).collect();
    let count = |line: &[usize; 3], mark| {
        line.iter().filter(|&&it| marks[it] == Some(mark)).count()
    };
    let values = lines.iter().map(|line| {
        line_value(count(line, player), count(line, player.other()))
    });
    values.sum()
}

#[track_caller]
fn expect(signs: &str, player: Mark, value: i32) {
    let game = signs.parse().expect("the check's game");
    task().expect([((game, player), value)]);
}

#[test]
fn a_mark_on_an_edge_is_on_two_lines() {
    expect(".X.......", Mark::X, 20);
}

#[test]
fn the_empty_board_promises_nothing() {
    expect(".........", Mark::X, 0);
}

#[test]
fn the_other_player_loses_as_much() {
    expect(".X.......", Mark::O, -20);
}

#[test]
fn a_corner_is_on_a_diagonal_too() {
    expect("X........", Mark::X, 30);
}

#[test]
fn lines_of_the_opponent_count_against_you() {
    expect(".X.....O.", Mark::X, 0);
}

#[test]
fn a_line_with_both_marks_is_dead() {
    expect("X.O......", Mark::X, 0);
    expect("X...O....", Mark::X, -10);
    expect("XXO......", Mark::X, 10);
}

#[test]
fn two_marks_on_a_line_are_worth_30() {
    expect("XX......O", Mark::X, 30);
}

#[test]
fn two_hundred_games_promise_what_the_chapter_says() {
    let games = (0..200).map(|seed| any_game(&mut Random::new(seed)));
    let open = games.filter(|game| !game.is_over());
    let calls =
        open.flat_map(|game| [Mark::X, Mark::O].map(|mark| (game, mark)));
    task().agrees_with(|(game, player)| lines(&game, player), calls);
}

fn any_game(random: &mut Random) -> Game {
    let mut game = Game::new();
    for _ in 0..random.below(8) {
        let moves: Vec<_> = game.moves().collect();
        if moves.is_empty() {
            break;
        }
        let spot = moves[random.below(moves.len())];
        game.play(spot).expect("a move of the list");
    }
    game
}
