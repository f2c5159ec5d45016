//! The checks of `resting_square`.

use board::{Board, Square};
use checks::{Random, Task, square};
use connect_four::{Column, ConnectFour, landing};
use connect_four_exercises::resting_square::resting_square;

#[impostor_macros::add_mistakes]
fn task() -> Task<(Board, i32), Option<Square>> {
    Task::new("resting_square", |(board, column)| {
        resting_square(&board, column)
    })
    .contrast(
        |random| {
            let column = random.below(7);
            let others = (0..random.below(6))
                .map(|_| (column + 1 + random.below(6)) % 7 + 1);
            let game =
                others.map(|other| other.to_string()).collect::<String>();
            let game: ConnectFour = game.parse().expect("the check's game");
            (*game.board(), column as i32)
        },
        reference,
    )
}

fn reference((board, column): (Board, i32)) -> Option<Square> {
    let column = Column::all().find(|other| other.index() == column)?;
    landing(&board, column)
}

#[track_caller]
fn expect(sequence: &str, column: i32, name: &str) {
    let game: ConnectFour = sequence.parse().expect("the check's game");
    task().expect([((*game.board(), column), Some(square(name)))]);
}

#[test]
fn in_an_empty_column_a_disc_falls_to_row_6() {
    expect("", 3, "d6");
}

#[test]
fn a_disc_falls_along_both_walls_too() {
    expect("", 0, "a6");
    expect("", 6, "g6");
}

#[test]
fn a_disc_lies_on_another() {
    expect("4", 3, "d5");
    expect("4453", 3, "d4");
}

#[test]
fn the_sixth_disc_fits() {
    expect("44444", 3, "d1");
}

#[test]
fn a_seventh_disc_does_not_fit() {
    let game: ConnectFour = "444444".parse().expect("the check's game");
    task().expect([((*game.board(), 3), None)]);
}

#[test]
fn in_two_hundred_games_discs_land_as_in_the_chapter() {
    let games = (0..200).map(|seed| any_game(&mut Random::new(seed)));
    let calls = games
        .flat_map(|game| (0..7).map(move |column| (*game.board(), column)));
    task().agrees_with(reference, calls);
}

/// Returns a game of random moves.
fn any_game(random: &mut Random) -> ConnectFour {
    let turns = random.below(43);
    let moves = |game: &ConnectFour| game.moves().collect();
    random.play(ConnectFour::new(), turns, moves, |game, column| {
        game.drop_into(column).expect("a move of the list");
    })
}
