//! The checks of `count_results`.

use std::collections::HashSet;

use checks::Task;
use tic_tac_toe::{Counts, Game, Mark, Spot, count};
use tic_tac_toe_exercises::count_results::count_results;

const PLAYED_ON: &str = "You're playing on after the end of a game: the last \
     move is still on the board. Make each move on a fresh copy, `let mut \
     after = *game;`.";

fn task() -> Task<(Game,), [u64; 3]> {
    Task::new("count_results", |(game,)| count_results(&game))
        .panic("Over", PLAYED_ON)
        .contrast(|| {
            ["XXXOO....", "OOOXX.X.."].map(|signs| {
                let call = (signs.parse().expect("the check's game"),);
                (call, chapter(call))
            })
        })
        .mistake(
            "A finished game counts as one: for the player who won it, or as \
             a draw.",
            |(game,)| match game.is_over() {
                true => [0; 3],
                false => chapter((game,)),
            },
        )
        .mistake(
            "It looks as if you swapped the wins: X's come first, then O's.",
            |(game,)| {
                let [x, o, draws] = chapter((game,));
                [o, x, draws]
            },
        )
        .mistake(
            "It looks as if you call every full board a draw: the last mark \
             can complete a line.",
            |(game,)| full_is_a_draw(&game),
        )
        .mistake(
            "It looks as if you counted positions: two games can end in the \
             same one.",
            |(game,)| {
                let mut ends = HashSet::new();
                collect(&game, &mut ends);
                ends.iter().fold([0; 3], |sums, end| add(sums, one(end)))
            },
        )
        .mistake(
            "It looks as if a game went on after someone had won.",
            |(game,)| on_and_on(marks(&game)),
        )
        .mistake(
            "It looks as if you counted only the last move: add up what \
             follows each of them, with `+=`.",
            |(game,)| last_only(&game),
        )
        .mistake(
            "It looks as if you didn't take back a move before you made the \
             next.",
            |(game,)| without_undo(&game),
        )
}

fn chapter((mut game,): (Game,)) -> [u64; 3] {
    let mut counts = Counts::default();
    count(&mut game, &mut counts);
    counts.results
}

fn one(game: &Game) -> [u64; 3] {
    match game.winner() {
        Some(Mark::X) => [1, 0, 0],
        Some(Mark::O) => [0, 1, 0],
        None => [0, 0, 1],
    }
}

fn add(one: [u64; 3], other: [u64; 3]) -> [u64; 3] {
    std::array::from_fn(|place| one[place] + other[place])
}

fn after(game: Game) -> impl Iterator<Item = Game> {
    game.moves().map(move |spot| {
        let mut after = game;
        after.play(spot).expect("a move of the list");
        after
    })
}

fn full_is_a_draw(game: &Game) -> [u64; 3] {
    match (game.moves().next(), game.marks()) {
        (None, 9) => [0, 0, 1],
        (None, _) => one(game),
        _ => {
            after(*game).fold([0; 3], |sums, it| add(sums, full_is_a_draw(&it)))
        }
    }
}

fn last_only(game: &Game) -> [u64; 3] {
    after(*game)
        .last()
        .map_or(one(game), |after| last_only(&after))
}

fn without_undo(game: &Game) -> [u64; 3] {
    if game.is_over() {
        return one(game);
    }
    let mut after = *game;
    game.moves().fold([0; 3], |sums, spot| {
        // Somebody may have won with an earlier move.
        let _ = after.play(spot);
        add(sums, without_undo(&after))
    })
}

fn collect(game: &Game, ends: &mut HashSet<Game>) {
    if game.is_over() {
        ends.insert(*game);
    }
    after(*game).for_each(|it| collect(&it, ends));
}

/// The nine characters of a game.
fn marks(game: &Game) -> Vec<char> {
    let sign = |spot| game.at(spot).map_or('.', |it| it.to_string().remove(0));
    Spot::all().map(sign).collect()
}

/// The results when every game goes on until the board is full, and X is asked
/// first whether it has a line.
fn on_and_on(signs: Vec<char>) -> [u64; 3] {
    let has_line = |sign| {
        let lines = tic_tac_toe::LINES.iter();
        let mut full =
            lines.map(|line| line.iter().all(|&it| signs[it] == sign));
        full.any(|it| it)
    };
    let free: Vec<_> = (0..9).filter(|&it| signs[it] == '.').collect();
    if free.is_empty() {
        return match (has_line('X'), has_line('O')) {
            (true, _) => [1, 0, 0],
            (false, true) => [0, 1, 0],
            (false, false) => [0, 0, 1],
        };
    }
    let sign = if free.len() % 2 == 1 { 'X' } else { 'O' };
    free.iter().fold([0; 3], |sums, &place| {
        let mut next = signs.clone();
        next[place] = sign;
        add(sums, on_and_on(next))
    })
}

#[track_caller]
fn expect(signs: &str, results: [u64; 3]) {
    let game = signs.parse().expect("the check's game");
    task().expect([((game,), results)]);
}

#[test]
fn a_finished_game_is_one_game() {
    expect("XOXXOOOXX", [0, 0, 1]);
    expect("XXXOO....", [1, 0, 0]);
    expect("OOOXX.X..", [0, 1, 0]);
}

#[test]
fn one_spot_left_makes_one_game() {
    expect("XOXOX.OXO", [0, 0, 1]);
}

#[test]
fn the_last_mark_can_win() {
    expect("XOXOXOOX.", [1, 0, 0]);
}

#[test]
fn three_spots_left_make_six_games() {
    expect("X.OOX.X.O", [0, 2, 4]);
}

#[test]
fn a_won_game_does_not_go_on() {
    expect("XX.OO....", [22, 27, 24]);
}

#[test]
fn after_two_marks_there_are_thousands_of_games() {
    expect("XO.......", [2_048, 756, 864]);
}

#[test]
fn from_the_start_all_games_are_counted() {
    expect(".........", [131_184, 77_904, 46_080]);
}

#[test]
fn every_position_after_three_moves_is_counted_as_in_the_chapter() {
    let one = after(Game::new());
    let two = one.flat_map(|it| after(it).collect::<Vec<_>>());
    let three = two.flat_map(|it| after(it).collect::<Vec<_>>());
    task().agrees_with(chapter, three.map(|it| (it,)));
}
