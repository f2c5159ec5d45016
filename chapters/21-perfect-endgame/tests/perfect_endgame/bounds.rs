use bitboards::{BitPosition, bit, squares};
use board::{Disc, Square};
use end_of_game::Position;
use perfect_endgame::{BoardShape, around, odd_quarters, stable};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use test_support::games;

#[test]
fn corner_and_adjacent_edge_discs_are_stable() {
    let shape = BoardShape::EIGHT;
    assert_eq!(stable(0b111, 0, &shape), 0b111);
    assert_eq!(stable(0b110, 0, &shape), 0);
    assert_eq!(stable(!0, 0, &shape), !0);
}

#[test]
fn six_by_six_has_its_own_corners() {
    let shape = BoardShape::SIX;
    let corners: Vec<_> = squares(shape.corners)
        .map(|square| square.to_string())
        .collect();
    assert_eq!(corners, ["b2", "g2", "b7", "g7"]);
    assert_eq!(shape.size(), 36);
    assert_eq!(stable(1 << 9, 0, &shape), 1 << 9);
}

#[test]
fn neighbors_do_not_wrap_around_the_edge() {
    let neighbors = |column, row| around(bit(Square::at(column, row)));
    assert_eq!(neighbors(3, 3).count_ones(), 8);
    assert_eq!(neighbors(7, 0), 1 << 6 | 1 << 14 | 1 << 15);
}

#[test]
fn odd_quarters_have_an_odd_number_of_empty_squares() {
    assert_eq!(odd_quarters(1), 0x0f0f_0f0f);
    assert_eq!(odd_quarters(0b11), 0);
    assert_eq!(odd_quarters(!0), 0);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn stable_discs_are_never_flipped(game in games::any_game()) {
        let mut stable_discs = [0, 0];
        for played in games::moves(&game) {
            let position = Position { board: played.board, to_move: Disc::Black };
            let BitPosition { own, opponent } = BitPosition::from(&position);
            prop_assert_eq!(stable_discs[0] & !own, 0);
            prop_assert_eq!(stable_discs[1] & !opponent, 0);
            let shape = BoardShape::EIGHT;
            stable_discs = [stable(own, opponent, &shape), stable(opponent, own, &shape)];
        }
    }
}
