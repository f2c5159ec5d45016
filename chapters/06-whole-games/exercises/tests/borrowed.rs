//! The checks of `borrowed`.

use board::{Disc, Square};
use checks::{Random, Task, random_game, transcript};
use end_of_game::{Position, Turn};
use whole_games_exercises::borrowed::borrowed;

type Moves = Vec<Square>;
type Borrowed = (usize, usize);

#[impostor_macros::add_mistakes]
fn task() -> Task<(Moves,), Borrowed> {
    Task::new("borrowed", |(moves,): (Moves,)| borrowed(&moves))
        .contrast(|random| (with_borrowed_discs(random),), reference)
        .panic(
            "attempt to subtract with overflow",
            "A pile can't have fewer than 0 discs: if it's empty, borrow one.",
        )
        .panic(
            "NothingToFlip",
            "A player had to pass here, and the moves don't say so: ask whose \
             `turn` it is before each of them.",
        )
}

/// Returns the moves of each color beyond those that a pile of 30 is enough
/// for.
fn reference((moves,): (Moves,)) -> Borrowed {
    let (mut position, mut black) = (Position::start(), 0);
    for &square in &moves {
        if position.turn() == Turn::Pass {
            position = position.passed();
        }
        black += usize::from(position.to_move == Disc::Black);
        position = position.play(square).expect("a legal move");
    }
    let white = moves.len() - black;
    (black.saturating_sub(30), white.saturating_sub(30))
}

/// The game Ralle - Thor, in which Black passes once, and a square stays empty.
const RALLE_THOR: &str = "\
    f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1d1e8h3e1g1h4\
    h5f8c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1a3h2a5g7b3a2b8a4h8b7a1b2";

/// A game in which Black passes once and White twice.
const BLACK_BORROWS: &str = "\
    d3e3f6c5c3c4b3b4b5b2e2a4c2d2d1b6b7a3a2a5a6e1c1c6c7d6e7b1d7e6\
    f5f7c8g5g6f3g2h1h5d8a7h6g8f8f4h8h7h4e8g3b8g7f2f1h2a1g4h3g1a8";

/// A game in which White makes 31 moves.
const WHITE_BORROWS: &str = "\
    d3c3e6d6d7f6c4e7f8b3c6c8f5d2g7g4f4b7c5e8b4e3c2b6a2a5h3g6a8h8\
    e2d1c1c7h7b2e1b5a3b1a6h4g8a7h5h6b8a4f7d8f3g3a1h2f2g2g1h1f1g5";

#[track_caller]
fn expect(moves: &str, discs: Borrowed) {
    task().expect([((transcript(moves),), discs)]);
}

#[test]
fn at_the_start_nobody_has_borrowed_anything() {
    expect("f5d6c3", (0, 0));
}

#[test]
fn black_borrows_a_disc_when_white_passes_more_often() {
    expect(BLACK_BORROWS, (1, 0));
}

#[test]
fn white_borrows_a_disc_when_black_passes_more_often() {
    expect(WHITE_BORROWS, (0, 1));
}

#[test]
fn in_ralle_thor_both_have_enough() {
    expect(RALLE_THOR, (0, 0));
}

#[test]
fn the_discs_of_60_games_are_borrowed_as_in_the_chapter() {
    let games = (0..60).map(|seed| (a_game(&mut Random::new(seed)),));
    task().agrees_with(reference, games);
}

/// Returns the moves of a whole game.
fn a_game(random: &mut Random) -> Moves {
    random_game(random, 60).0
}

/// Returns a game in which somebody borrows a disc.
fn with_borrowed_discs(random: &mut Random) -> Moves {
    loop {
        let game = a_game(random);
        if reference((game.clone(),)) != (0, 0) {
            return game;
        }
    }
}
