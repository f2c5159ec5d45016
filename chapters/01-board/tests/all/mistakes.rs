//! Mistakes that people make on this chapter's ground, and the proof that they
//! are mistakes.

use board::Board;
use pretty_assertions::assert_eq;

/// The squares of a diagram, as one reads them first: every sign that a square
/// can have.
fn signs_of_every_line(diagram: &str) -> String {
    diagram.matches(|sign| ".BbWw".contains(sign)).collect()
}

#[test]
fn the_column_letters_hold_a_black_disc() {
    let signs = signs_of_every_line(&Board::start().to_string());
    assert_eq!(signs.len(), 65);
    assert_eq!(signs.find("b..."), Some(0)); // column b, read as a disc on a1
}
