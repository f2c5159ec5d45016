//! Boards with marks that a `board` block can't have.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};
use end_of_game::Position;
use evaluation::evaluate::{corner_points, frontier};
use page_boards::drawing::{Drawing, Mark, SvgImage};
use page_boards::english::join_and;
use page_boards::svg::Svg;

use crate::positions::{MOVES_BEFORE_C6, position_after};

/// Draws a move halfway through: the board that is read, and the copy that is written.
pub fn copy() -> String {
    let before = position_after(MOVES_BEFORE_C6).board;
    let [c6, c5, c4] = [5, 4, 3].map(|row| Square::at(2, row));
    let mut halfway = before;
    halfway.set(c5, Cell::Black);
    halfway.set(c4, Cell::Black);
    let mut left = Drawing::from_board(&before);
    left.marks = vec![(c6.into(), Mark::Ring)];
    let mut right = Drawing::from_board(&halfway);
    right.marks = vec![(c5.into(), Mark::Flip), (c4.into(), Mark::Flip)];
    let mut svg = Svg::default();
    left.paint(&mut svg);
    svg.group("", "transform:translateX(388px)", |svg| right.paint(svg));
    let alternative = format!(
        "Two boards. On the left is the one before {c6}, and it stays that way. On the right is \
         its copy, where {c5} and {c4} are black already and everything else is still as it was."
    );
    SvgImage::new((752, 364), 8, svg).to_svg(&alternative)
}

/// Draws a board with the corner points of a single disc on each square.
pub fn corners() -> String {
    let mut drawing = Drawing::from_board(&Board::empty());
    let mut described = Vec::new();
    for square in Square::all() {
        let points = corner_points(&single_disc(square));
        if points != 0 {
            drawing.labels.push((square.into(), format!("{points:+}")));
            described.push(format!("{square} {points:+}"));
        }
    }
    drawing.to_svg(&format!(
        "A board with the corner points of a disc that's alone on a square: \
         {}. All other squares have none.",
        join_and(&described)
    ))
}

fn single_disc(square: Square) -> Position {
    let mut board = Board::empty();
    board.set(square, Cell::Black);
    let to_move = Disc::Black;
    Position { board, to_move }
}

/// Draws a position with rings around its frontier discs, and a move that one of them gives
/// White.
pub fn frontier_discs() -> String {
    let position = position_after("f5d6c5f4e3c6d3f6e6d7g3c4g5c3");
    let board = &position.board;
    let is_frontier = |square: Square| {
        board[square] != Cell::Empty
            && Direction::ALL
                .into_iter()
                .any(|direction| board[next(square, direction)] == Cell::Empty)
    };
    let discs: Vec<_> = Square::all()
        .filter(|&square| is_frontier(square))
        .collect();
    let [h4, f6] = [Square::at(7, 3), Square::at(5, 5)];
    let mut drawing = Drawing::from_board(board);
    for &square in &discs {
        drawing.marks.push((square.into(), Mark::Ring));
    }
    drawing.marks.push((h4.into(), Mark::Legal));
    drawing.marks.push((f6.into(), Mark::Bracket));
    let count = |cell| {
        discs
            .iter()
            .filter(|&&square| board[square] == cell)
            .count()
    };
    drawing.to_svg(&format!(
        "A position after fourteen moves, {} to move. {} black and {} white discs \
         are next to an empty square, so the frontier counts {:+}. White could \
         place a disc on {h4}, with {f6} at the other end of the bracket.",
        position.to_move,
        count(Cell::Black),
        count(Cell::White),
        frontier(&position)
    ))
}
