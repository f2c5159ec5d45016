//! The positions of the documents, held equal to the table of the repository.

use checks::positions as drawn;
use pretty_assertions::assert_eq;
use test_support::examples::example;

#[test]
fn each_position_is_as_in_the_table() {
    assert_eq!(drawn::f5_played(), example("start").after);
    assert_eq!(drawn::c6(), example("c6").board);
    assert_eq!(drawn::c6_played(), example("c6").after);
    assert_eq!(drawn::a5(), example("a5").board);
    assert_eq!(drawn::d2(), example("d2").board);
    assert_eq!(drawn::b1(), example("b1").board);
}
