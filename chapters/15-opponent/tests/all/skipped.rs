//! What the end of the chapter says about the positions that hard looks at.

use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::{Game, POINT, analyze};
use pretty_assertions::assert_eq;
use whole_games::{parse_transcript, referee};

/// Minimax that leaves a position once it can't matter any more.
fn alpha_beta(
    position: &Position,
    depth: usize,
    [mut least, most]: [i32; 2],
    positions: &mut u64,
) -> i32 {
    *positions += 1;
    if let Some(points) = position.result() {
        return points * POINT;
    }
    if depth == 0 {
        return phased(position);
    }
    for ply in position.moves() {
        let after = position.after(ply);
        let bounds = [-most, -least];
        let value = -alpha_beta(&after, depth - 1, bounds, positions);
        least = least.max(value);
        if least >= most {
            break;
        }
    }
    least
}

#[test]
fn of_1095_positions_153_would_do() {
    let plies = parse_transcript("f5d6c3").unwrap();
    let position = referee(Position::start(), &plies).unwrap().position;
    let considered = analyze(&position, 4, phased);
    let all: u64 = considered.iter().map(|it| it.positions).sum();
    assert_eq!((all, considered[0].value), (1095, 30));
    let after = position.after(considered[1].its_move);
    let answers = analyze(&after, 3, phased);
    assert_eq!(-answers[0].value, 30);
    let others: u64 = answers[1..].iter().map(|it| it.positions).sum();
    assert_eq!((answers.len(), others), (6, 180));
    let (bounds, mut positions) = ([-i32::MAX, i32::MAX], 0);
    let value = alpha_beta(&position, 4, bounds, &mut positions);
    assert_eq!((value, positions - 1), (30, 153));
}
