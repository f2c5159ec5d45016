//! With one move, with two, with three: the first number that's enough is the
//! answer. A position is copied for each try, so nothing has to be taken back.

use board::{Cell, Disc, Square};
use end_of_game::{Position, Turn};
use two_players::greediest;

/// The fewest moves after which the color to move has a corner, `limit` at most.
pub fn corner(start: &Position, limit: usize) -> Option<usize> {
    (0..=limit).find(|&moves| can_have_one(start, start.to_move, moves))
}

/// Whether this color can have a corner with so few moves of its own.
fn can_have_one(position: &Position, color: Disc, moves: usize) -> bool {
    if has_corner(position, color) {
        return true;
    }
    let goes_on = |square, left| {
        let after = position.play(square).expect("a legal move");
        can_have_one(&after, color, left)
    };
    match (position.turn(), greediest(position)) {
        (Turn::Pass, _) => can_have_one(&position.passed(), color, moves),
        (Turn::Move, Some(answer)) if position.to_move != color => {
            goes_on(answer, moves)
        }
        (Turn::Move, _) if moves > 0 => position
            .legal_moves()
            .any(|square| goes_on(square, moves - 1)),
        _ => false,
    }
}

fn has_corner(position: &Position, color: Disc) -> bool {
    let corners = [(0, 0), (7, 0), (0, 7), (7, 7)];
    corners.iter().any(|&(column, row)| {
        position.board[Square::at(column, row)] == Cell::from(color)
    })
}
