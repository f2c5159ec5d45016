//! Pictures of bitboards.

use ::bitboards::{BitPosition, bit, carry};
use perfect_endgame::{BoardShape, stable};
use pretty_assertions::assert_eq;

use super::Picture;

fn mask(square: &str) -> u64 {
    bit(square.parse().unwrap())
}

/// Asserts that a picture of the first row shows what flips for a disc on `placed`.
#[track_caller]
fn assert_carry(picture: &'static str, placed: &str, own: &str, opponent: [&str; 3]) {
    let opponent = opponent.map(mask).iter().sum();
    let position = BitPosition {
        own: mask(own),
        opponent,
    };
    let flips = carry::flips(position, placed.parse().unwrap());
    assert_eq!(flips, opponent);
    let texts = Picture::open(picture).texts();
    let bits_after = |title: &str| {
        let title = texts.iter().position(|text| text == title).unwrap();
        texts[title + 1..title + 9].concat()
    };
    let ray = 0xff ^ mask(placed);
    assert_eq!(
        bits_after(&format!("the ray from {placed}")),
        format!("{ray:08b}")
    );
    assert_eq!(bits_after("White’s discs"), format!("{opponent:08b}"));
    assert_eq!(
        bits_after("and the ray: these flip"),
        format!("{flips:08b}")
    );
}

#[test]
fn carry_up_has_flips() {
    assert_carry("carry-up", "a1", "e1", ["b1", "c1", "d1"]);
}

#[test]
fn carry_down_has_flips() {
    assert_carry("carry-down", "h1", "d1", ["e1", "f1", "g1"]);
}

/// A run of six discs in four rounds: two single steps, then two of two squares.
#[test]
fn rounds_have_rings_on_reached_squares() {
    let run: u64 = ["b1", "c1", "d1", "e1", "f1", "g1"].map(mask).iter().sum();
    let pairs = run & run << 1;
    let one = run & mask("a1") << 1;
    let two = one | run & one << 1;
    let four = two | pairs & two << 2;
    let six = four | pairs & four << 2;
    assert_eq!(six, run);
    let rings: u32 = [one, two, four, six].map(u64::count_ones).iter().sum();
    let picture = Picture::open("rounds");
    assert_eq!(picture.count_class("board-ring"), rings as usize);
}

/// An edge, from the left: three white discs, an empty square, two white, one black.
#[test]
fn stable_counts_stable_discs_of_edge() {
    let (white, black) = (0b0011_0111, 0b0100_0000);
    let stable = stable(white, black, &BoardShape::EIGHT);
    let [left, right] = [0b111, 0b11_0000].map(|part| (stable & part).count_ones());
    Picture::open("stable").assert_texts([format!("{left} stable"), format!("{right} stable")]);
}
