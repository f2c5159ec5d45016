// caught by: other_words_are_not_squares
// mistake: A letter can take more than one byte: use `chars`, or `as_bytes`.

use board::Square;

pub fn read_move(line: &str) -> Option<Square> {
    let line = line.trim();
    if line.is_empty() {
        return None;
    }
    let (first, second) = (&line[..1], &line[1..]);
    match (first.parse(), second.parse()) {
        (Ok(row @ 1..=8), Ok(column @ 1..=8)) => {
            Some(Square::at(column - 1, row - 1))
        }
        _ => line.parse().ok(),
    }
}
