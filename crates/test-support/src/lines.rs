//! Leaving lines out of a source file.

use std::collections::BTreeSet;

/// Returns a text with only the lines with these numbers, counted from 1. The others
/// become blank, so that the compiler's line numbers are those of the whole file.
pub fn keep_lines(text: &str, numbers: &BTreeSet<usize>) -> String {
    let mut kept = String::new();
    for (number, line) in (1..).zip(text.lines()) {
        if numbers.contains(&number) {
            kept += line;
        }
        kept.push('\n');
    }
    kept
}
