//! The checks of `turning`.

use board::{Board, Cell, Disc, Square};
use checks::{Task, positions, random_boards, square};
use flipping::{flips, play};
use window_exercises::turning::turning;

/// The board before the move, the square, the disc, the ticks.
type Call = (Board, Square, Disc, usize);

fn task() -> Task<Call, Board> {
    Task::new("turning", |(before, square, disc, ticks)| {
        turning(&before, square, disc, ticks)
    })
    .contrast(|| {
        let f5 = (Board::start(), square("f5"), Disc::Black, 1);
        let f4 = (positions::f5_played(), square("f4"), Disc::White, 1);
        [f5, f4].map(|call| (call, window(call)))
    })
    .mistake(
        "The placed disc is missing: you see it at once, before any tick.",
        |call| {
            let mut shown = window(call);
            shown.set(call.1, Cell::Empty);
            shown
        },
    )
    .mistake(
        "It looks as if you asked `flips` about a board where discs had \
         already turned over: ask about the board before the move.",
        on_the_changing_board,
    )
    .mistake(
        "You lost the first tick: the placed disc doesn't need one, so the \
         first flip gets it.",
        |call| with(call, &first(call, call.3.saturating_sub(1))),
    )
    .mistake(
        "All the discs turned over at once: flip one per tick.",
        |call| with(call, &flipped(call)),
    )
    .mistake(
        "One disc too many has turned over: before the first tick, there are \
         none.",
        |call| with(call, &first(call, call.3 + 1)),
    )
    .mistake(
        "The discs turned over from the last to the first: \
         keep the order of `flips`.",
        |call| {
            let mut squares = flipped(call);
            squares.reverse();
            squares.truncate(call.3);
            with(call, &squares)
        },
    )
    .mistake(
        "There are more ticks than discs: once they've all turned over, \
         nothing more happens.",
        |call| with(call, &flipped(call)[..call.3]),
    )
}

/// The squares of the discs that turn over, in order.
fn flipped((before, square, disc, _): Call) -> Vec<Square> {
    let flips = flips(&before, square, disc);
    flips.map(|flip| flip.square).collect()
}

fn first(call: Call, count: usize) -> Vec<Square> {
    flipped(call).into_iter().take(count).collect()
}

/// The board with the placed disc, and this disc on these squares too.
fn with((before, square, disc, _): Call, squares: &[Square]) -> Board {
    let mut shown = before;
    for &square in squares.iter().chain([&square]) {
        shown.set(square, disc.into());
    }
    shown
}

/// The way of the window: the board after the move, on which the discs that
/// have yet to turn over are turned back.
fn window(call: Call) -> Board {
    let (before, square, disc, ticks) = call;
    let mut shown = play(&before, square, disc).expect("the move is legal");
    for square in flipped(call).into_iter().skip(ticks) {
        shown.set(square, disc.opponent().into());
    }
    shown
}

/// With each tick, the first disc that would turn over now.
fn on_the_changing_board((before, square, disc, ticks): Call) -> Board {
    let mut shown = before;
    for _ in 0..ticks {
        let Some(flip) = flips(&shown.clone(), square, disc).next() else {
            break;
        };
        shown.set(flip.square, disc.into());
    }
    shown.set(square, disc.into());
    shown
}

/// The board with more discs of one color, on the squares named.
fn board_with(before: Board, names: &str, disc: Disc) -> Board {
    let mut board = before;
    for name in names.split(' ') {
        board.set(square(name), disc.into());
    }
    board
}

/// White plays d2; these squares are white after so many ticks.
#[track_caller]
fn expect_d2<const N: usize>(shown: [(usize, &str); N]) {
    let before = positions::d2();
    task().expect(shown.map(|(ticks, white)| {
        let call = (before, square("d2"), Disc::White, ticks);
        (call, board_with(before, white, Disc::White))
    }));
}

#[test]
fn after_one_tick_f5_has_flipped_e5() {
    let call = (Board::start(), square("f5"), Disc::Black, 1);
    task().expect([(call, positions::f5_played())]);
}

#[test]
fn before_the_first_tick_you_see_only_the_placed_disc() {
    expect_d2([(0, "d2")]);
}

#[test]
fn d2_flips_one_more_disc_with_each_tick() {
    expect_d2([(1, "d2 e3"), (2, "d2 e3 d3"), (3, "d2 e3 d3 d4")]);
}

#[test]
fn after_the_last_tick_all_discs_have_turned_over() {
    expect_d2([(4, "d2 e3 d3 d4 d5")]);
}

#[test]
fn more_ticks_than_discs_change_nothing() {
    expect_d2([5, 6, 100].map(|ticks| (ticks, "d2 e3 d3 d4 d5")));
}

#[test]
fn black_discs_turn_over_in_order_too() {
    let call = |ticks| (positions::c6(), square("c6"), Disc::Black, ticks);
    let two = board_with(positions::c6(), "c6 c5 c4", Disc::Black);
    task().expect([(call(2), two), (call(5), positions::c6_played())]);
}

/// The legal moves of a board, with every number of ticks up to two more than
/// there are discs to turn over.
fn calls(before: Board) -> impl Iterator<Item = Call> {
    let of_square = move |square| {
        [Disc::Black, Disc::White].map(|disc| (before, square, disc, 0))
    };
    Square::all()
        .flat_map(of_square)
        .filter(|&(before, square, disc, _)| {
            play(&before, square, disc).is_ok()
        })
        .flat_map(|call| {
            let ticks = 0..=flipped(call).len() + 2;
            ticks.map(move |ticks| (call.0, call.1, call.2, ticks))
        })
}

#[test]
fn every_move_on_60_boards_looks_as_in_the_window() {
    for board in random_boards().take(60) {
        task().agrees_with(window, calls(board));
    }
}
