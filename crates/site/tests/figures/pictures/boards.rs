//! Boards that say more than a `board` block can.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};
use end_of_game::Position;
use evaluation::evaluate::{corner_points, frontier};
use page_boards::drawing::{Drawing, Mark, SvgImage};
use page_boards::english::join_and;
use page_boards::svg::Svg;
use whole_games::{parse_transcript, referee};

/// The position after these moves.
pub fn after(transcript: &str) -> Position {
    let plies = parse_transcript(transcript).unwrap();
    referee(Position::start(), &plies).unwrap().position
}

/// The moves before c6, in the position of the C++ sheet.
pub const BEFORE_C6: &str = "c4c5e6f5d6e7b5b4e8a5a6b6a4c3d2d7";

/// A move halfway through: the board that is read, and the one that is written.
pub fn copy() -> String {
    let before = after(BEFORE_C6).board;
    let [c6, c5, c4] = [5, 4, 3].map(|row| Square::at(2, row));
    let mut halfway = before;
    halfway.set(c5, Cell::Black);
    halfway.set(c4, Cell::Black);
    let mut read = Drawing::from_board(&before);
    read.marks = vec![(c6.into(), Mark::Ring)];
    let mut written = Drawing::from_board(&halfway);
    written.marks = vec![(c5.into(), Mark::Flip), (c4.into(), Mark::Flip)];
    let mut svg = Svg::default();
    read.paint(&mut svg);
    svg.group("", "transform:translateX(388px)", |svg| written.paint(svg));
    let alternative = format!(
        "Two boards. On the left is the one before {c6}, and it stays that way. On the right is \
         its copy, where {c5} and {c4} are black already and everything else is still as it was."
    );
    SvgImage::new((752, 364), 8, svg).to_svg(&alternative)
}

/// A board on which each square has the corner points of a disc that's alone
/// there.
pub fn corners() -> String {
    let mut drawing = Drawing::from_board(&Board::empty());
    let mut described = Vec::new();
    for square in Square::all() {
        let points = corner_points(&alone(square));
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

fn alone(square: Square) -> Position {
    let mut board = Board::empty();
    board.set(square, Cell::Black);
    let to_move = Disc::Black;
    Position { board, to_move }
}

/// A position whose frontier discs have a ring, with a move that one of them
/// would give White.
pub fn frontier_discs() -> String {
    let position = after("f5d6c5f4e3c6d3f6e6d7g3c4g5c3");
    let board = &position.board;
    let is_open = |square: Square| {
        let mut directions = Direction::ALL.into_iter();
        directions.any(|direction| board[next(square, direction)] == Cell::Empty)
    };
    let is_frontier = |&square: &Square| board[square] != Cell::Empty && is_open(square);
    let ringed: Vec<_> = Square::all().filter(is_frontier).collect();
    let [place, end] = [Square::at(7, 3), Square::at(5, 5)];
    let mut drawing = Drawing::from_board(board);
    let rings = ringed.iter().map(|&square| (square.into(), Mark::Ring));
    drawing.marks.extend(rings);
    drawing.marks.push((place.into(), Mark::Legal));
    drawing.marks.push((end.into(), Mark::Bracket));
    let count = |cell| {
        ringed
            .iter()
            .filter(|&&square| board[square] == cell)
            .count()
    };
    drawing.to_svg(&format!(
        "A position after fourteen moves, {} to move. {} black and {} white discs \
         are next to an empty square, so the frontier counts {:+}. White could \
         place a disc on {place}, with {end} at the other end of the bracket.",
        position.to_move,
        count(Cell::Black),
        count(Cell::White),
        frontier(&position)
    ))
}
