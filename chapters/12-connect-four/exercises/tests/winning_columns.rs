//! The checks of `winning_columns`.

use board::{Board, Disc};
use checks::{Random, Task};
use connect_four::{Column, ConnectFour, four_through, landing};
use connect_four_exercises::winning_columns::winning_columns;

/// A board and the color to move.
type Call = (Board, Disc);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Vec<i32>> {
    Task::new("winning_columns", |(board, disc)| {
        winning_columns(&board, disc)
    })
    .contrast(
        |random| {
            let (first, distance) = (random.below(7), 1 + random.below(6));
            let game = [first, (first + distance) % 7]
                .map(|column| (column + 1).to_string())
                .concat();
            let game: ConnectFour =
                game.repeat(3).parse().expect("the check's game");
            (*game.board(), Disc::Black)
        },
        reference,
    )
}

fn reference((board, disc): Call) -> Vec<i32> {
    let winning_axis = |column: &Column| {
        let square = landing(&board, *column)?;
        let mut after = board;
        after.set(square, disc.into());
        four_through(&after, square)
    };
    let columns = Column::all().filter(|column| winning_axis(column).is_some());
    columns.map(Column::index).collect()
}

#[track_caller]
fn expect(sequence: &str, disc: Disc, columns: &[i32]) {
    let game: ConnectFour = sequence.parse().expect("the check's game");
    task().expect([((*game.board(), disc), columns.to_vec())]);
}

#[test]
fn three_in_a_column_are_completed() {
    expect("131313", Disc::Black, &[0]);
}

/// A gap below the winning square: Black has a5, b5 and c5, and d6 is empty.
#[test]
fn a_disc_does_not_stop_in_midair() {
    expect("7112233", Disc::Black, &[]);
}

#[test]
fn nobody_wins_with_the_first_disc() {
    expect("", Disc::Black, &[]);
}

#[test]
fn white_completes_its_own_lines() {
    expect("1212127", Disc::White, &[1]);
}

#[test]
fn a_row_can_be_open_at_both_ends() {
    expect("223344", Disc::Black, &[0, 4]);
}

#[test]
fn a_full_column_takes_no_disc() {
    expect("121212212121", Disc::Black, &[]);
}

#[test]
fn two_hundred_games_have_the_columns_of_the_chapter() {
    let games = (0..200).map(|seed| any_game(&mut Random::new(seed)));
    let unfinished = games.filter(|game| game.winner().is_none());
    let calls = unfinished.flat_map(|game| {
        [Disc::Black, Disc::White].map(|disc| (*game.board(), disc))
    });
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
