//! Boards that explain squares and moves: point, walk, moves, predict and shift.

use insta::assert_snapshot;
use pretty_assertions::assert_eq;

use crate::common::{C6, Figure, START, live};

fn point() -> Figure {
    live("point").with("position", START).with("square", "c6")
}

#[test]
fn point_shows_initial_square() {
    assert_snapshot!(point().open().log());
}

#[test]
fn point_can_be_chosen_by_cell_name_or_index() {
    let responses = ["choose 42", "name C6", "index 42"].map(|event| {
        let mut board = point().open();
        board.choose("a1").send(event);
        board.response().to_string()
    });
    assert_eq!(responses[1], responses[0]);
    assert_eq!(responses[2], responses[0]);
    assert_snapshot!(responses[0]);
}

#[test]
fn point_keeps_row_when_only_column_changes() {
    let mut board = point().open();
    board.send("column 3").send("row 2");
    assert_snapshot!(board.log());
}

#[test]
fn point_waits_for_column_when_it_is_deleted() {
    let mut board = point().open();
    board.send("column").send("column 0");
    assert_snapshot!(board.log());
}

#[test]
fn places_off_the_board_are_the_sentinel() {
    let events = [
        "choose 64",
        "index 64",
        "index 70",
        "index -1",
        "column 8",
        "row -1",
    ];
    assert_snapshot!(point().statuses(&events));
}

#[test]
fn chosen_sentinel_is_kept() {
    let mut board = point().open();
    board.send("choose 64").reload();
    assert_snapshot!(board.log());
}

#[test]
fn column_off_the_board_stays_in_its_input() {
    let mut board = point().open();
    board.send("column 8");
    assert_snapshot!(board.log());
}

#[test]
fn incomplete_name_is_no_error() {
    let mut board = point().open();
    board.send("name d");
    assert_snapshot!(board.log());
}

#[test]
fn invalid_names_and_numbers_are_errors() {
    assert_snapshot!(point().statuses(&["name 6c", "row five"]));
}

fn walk() -> Figure {
    live("walk")
        .with("position", START)
        .with("square", "c6")
        .with("direction", "NE")
}

#[test]
fn walk_ends_at_the_sentinel() {
    assert_snapshot!(walk().open().log());
}

#[test]
fn walk_from_the_edge_is_empty() {
    let mut board = walk().open();
    board.send("direction W").choose("a1");
    assert_snapshot!(board.log());
}

#[test]
fn walk_from_the_sentinel_stays_there() {
    let mut board = walk().open();
    board.send("choose 64");
    assert_snapshot!(board.log());
}

fn moves() -> Figure {
    live("moves").with("position", C6)
}

#[test]
fn moves_show_the_move_with_most_brackets_as_example() {
    let board = moves().open();
    let cells = board.response().cells();
    assert_eq!(cells[41], "b6, white disc");
    assert_eq!(cells[42], "c6, empty, legal move");
    assert_eq!(cells[63], "h8, empty");
    assert_snapshot!(board.log());
}

#[test]
fn moves_explain_each_direction_of_a_square() {
    let mut board = moves().open();
    board.choose("c6");
    assert_snapshot!(board.log());
}

#[test]
fn moves_explain_occupied_square_without_directions() {
    let mut board = moves().open();
    board.choose("b6");
    assert!(board.response().facts().is_empty());
    assert_snapshot!(board.log());
}

fn predict() -> Figure {
    live("predict").with("position", C6).with("move", "c6")
}

#[test]
fn prediction_starts_without_marks_or_answer() {
    let board = predict().open();
    assert_eq!(board.drawn("board-undecided"), 8);
    assert_eq!(board.drawn("board-flip"), 0);
    assert_eq!(board.drawn("board-turn"), 0);
    assert!(!board.log().contains("flips"));
    assert_snapshot!(board.log());
}

#[test]
fn check_without_marks_asks_for_marks() {
    let mut board = predict().open();
    board.send("do check");
    assert_eq!(board.drawn("board-missed"), 0);
    assert_snapshot!(board.log());
}

#[test]
fn marked_discs_are_counted() {
    let mut board = predict().open();
    board.choose("b6").choose("d6");
    assert_eq!(board.drawn("board-undecided"), 6);
    assert_snapshot!(board.log());
}

#[test]
fn check_shows_right_and_missed_discs_until_next_mark() {
    let mut board = predict().open();
    board.choose("b6").send("do check");
    assert_eq!(board.drawn("board-undecided"), 0);
    board.reload().choose("b5");
    assert_snapshot!(board.log());
}

#[test]
fn answer_flips_discs_along_each_ray() {
    let mut board = predict().open();
    board.choose("b6").send("do check").send("do show");
    // c5 and c4, d7, b6, b5: the nearest disc of each ray first.
    for (index, (x, y)) in [(122, 202), (122, 162), (162, 282), (82, 242), (82, 202)]
        .into_iter()
        .enumerate()
    {
        let flip = format!(
            "--nth:{index};--of:5\"><g class=\"board-before\">\
             <circle class=\"board-white\" cx=\"{x}\" cy=\"{y}\""
        );
        assert_eq!(board.drawn(&flip), 1, "{flip}");
    }
    assert_snapshot!(board.log());
}

#[test]
fn check_explains_wrong_discs() {
    let mut board = predict().open();
    board
        .choose("b6")
        .choose("d6")
        .choose("f5")
        .send("do check");
    assert_snapshot!(board.log());
}

#[test]
fn choosing_a_marked_disc_removes_its_mark() {
    let mut board = predict().open();
    board.choose("b6").choose("b6");
    assert_snapshot!(board.log());
}

#[test]
fn squares_without_opponent_disc_cannot_be_marked() {
    assert_snapshot!(predict().statuses(&["choose 0", "choose 24"]));
}

#[test]
fn disc_between_own_discs_off_the_lines_of_the_move_stays() {
    let mut board = live("predict")
        .with(
            "position",
            "----------X-------XXO-----OOX----OOXXX-------------------------- X",
        )
        .with("move", "a5")
        .open();
    board
        .choose("b5")
        .choose("c5")
        .choose("c4")
        .send("do check");
    assert_snapshot!(board.log());
}

#[test]
fn correct_prediction_is_confirmed_and_shown() {
    let mut board = live("predict")
        .with(
            "position",
            "-------------------XX------XXO-----XX------OX------------------- O",
        )
        .with("move", "d2")
        .open();
    board
        .choose("d3")
        .choose("d4")
        .choose("d5")
        .choose("e3")
        .send("do check");
    board.send("do show");
    assert_eq!(board.drawn("board-turn"), 4);
    assert_eq!(board.response().cells()[19], "d3, white disc, flips");
    assert_snapshot!(board.log());
}

fn shift() -> Figure {
    live("shift").with("position", START)
}

#[test]
fn shift_finds_the_moves_of_a_direction_step_by_step() {
    let mut board = shift().open();
    for _ in 0..5 {
        board.send("go forward");
    }
    assert_eq!(board.response().cells()[37], "f5, empty, 1");
    // There's nothing after the last step.
    board.send("go forward").send("go forward");
    assert_snapshot!(board.log());
}

#[test]
fn shift_goes_back_from_the_last_step() {
    let mut board = shift().open();
    board.send("go last").send("go back");
    assert_snapshot!(board.log());
}

#[test]
fn shift_keeps_the_step_in_another_direction() {
    let mut board = shift().open();
    board.send("go forward").send("direction N");
    assert_snapshot!(board.log());
}
