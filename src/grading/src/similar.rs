//! Answers that look alike. Names and comments don't count, only how the code
//! is made: sequences of tokens that two answers share, but not with the
//! starter or the whole class.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use proc_macro2::{TokenStream, TokenTree};

use super::model::{ExerciseReport, Similar, StudentReport};
use othellier_project::nesting_limit;

/// This many tokens in a row are a sequence.
const LENGTH: usize = 8;

/// An answer with fewer sequences doesn't mean anything: short functions are
/// alike.
const FEWEST: usize = 40;

/// From this percentage on, we point out two answers.
const ALIKE: usize = 80;

/// If more students than this wrote something, it's what the exercise asks for.
/// The program Moss draws its line at the same number.
const SHARED: usize = 10;

/// Points out similar answers in a class.
pub fn point_out(students: &mut [StudentReport], starters: &BTreeMap<String, String>) {
    let mut found = vec![Vec::new(); students.len()];
    for (exercise, starter) in starters {
        let known = sequences(starter);
        let mut fingerprints: Vec<_> = students
            .iter()
            .map(|student| fingerprint(student, exercise, &known))
            .collect();
        forget_common(&mut fingerprints);
        for (one, other, percent) in pairs(&fingerprints) {
            for (here, there) in [(one, other), (other, one)] {
                found[here].push(Similar {
                    exercise: exercise.clone(),
                    student: students[there].id.clone(),
                    percent,
                });
            }
        }
    }
    for (student, similar) in students.iter_mut().zip(found) {
        student.similar = similar;
    }
}

/// The sequences of a student's answer that aren't in the starter.
fn fingerprint(student: &StudentReport, exercise: &str, known: &BTreeSet<u64>) -> BTreeSet<u64> {
    let is_it = |report: &&ExerciseReport| report.id == exercise;
    let report = student.exercises.iter().find(is_it);
    let code = report.map(|report| &*report.code).unwrap_or_default();
    sequences(code).difference(known).copied().collect()
}

/// Leaves out the sequences that many have.
fn forget_common(fingerprints: &mut [BTreeSet<u64>]) {
    let mut counts = BTreeMap::new();
    for sequence in fingerprints.iter().flatten() {
        *counts.entry(*sequence).or_insert(0) += 1;
    }
    for fingerprint in fingerprints {
        fingerprint.retain(|sequence| counts[sequence] <= SHARED);
    }
}

/// The pairs that are alike, with how much of the shorter one is in both.
fn pairs(fingerprints: &[BTreeSet<u64>]) -> Vec<(usize, usize, u32)> {
    let mut pairs = Vec::new();
    for (one, a) in fingerprints.iter().enumerate() {
        for (other, b) in fingerprints.iter().enumerate().skip(one + 1) {
            let shorter = a.len().min(b.len());
            let shared = a.intersection(b).count();
            if shorter >= FEWEST && shared * 100 >= shorter * ALIKE {
                let percent = (shared * 100 / shorter) as u32;
                pairs.push((one, other, percent));
            }
        }
    }
    pairs
}

/// The sequences in a text; none if it isn't Rust, or is nested too deep.
fn sequences(text: &str) -> BTreeSet<u64> {
    let mut tokens = Vec::new();
    if let Some(stream) = nesting_limit::tokens(text) {
        flatten(stream, &mut tokens);
    }
    tokens.windows(LENGTH).map(hash).collect()
}

fn hash(tokens: &[String]) -> u64 {
    let mut hasher = DefaultHasher::new();
    tokens.hash(&mut hasher);
    hasher.finish()
}

/// The tokens in order. All names become the same name, and documentation is
/// left out.
fn flatten(stream: TokenStream, tokens: &mut Vec<String>) {
    for token in stream {
        match token {
            TokenTree::Group(group) if is_doc(&group) => {}
            TokenTree::Group(group) => {
                let marks = format!("{:?}", group.delimiter());
                tokens.push(marks.clone());
                flatten(group.stream(), tokens);
                tokens.push(marks);
            }
            TokenTree::Ident(name) if is_keyword(&name.to_string()) => {
                tokens.push(name.to_string());
            }
            TokenTree::Ident(_) => tokens.push("a name".to_owned()),
            TokenTree::Punct(mark) => tokens.push(mark.to_string()),
            TokenTree::Literal(value) => tokens.push(value.to_string()),
        }
    }
}

/// Whether this is what a doc comment turns into.
fn is_doc(group: &proc_macro2::Group) -> bool {
    let first = group.stream().into_iter().next();
    matches!(first, Some(TokenTree::Ident(name)) if name == "doc")
}

fn is_keyword(name: &str) -> bool {
    syn::parse_str::<syn::Ident>(name).is_err()
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;
    use std::collections::BTreeSet;

    use super::{FEWEST, SHARED, forget_common, pairs, sequences};

    #[test]
    fn other_names_and_comments_are_no_difference() {
        let one = "fn a(x: u8) -> u8 { let y = x + 1; y * 2 }";
        let other = "/// Twice.\nfn b(n: u8) -> u8 { // next\n let m = n + 1; m * 2 }";
        assert!(!sequences(one).is_empty());
        let shared = sequences(one).intersection(&sequences(other)).count();
        assert_eq!(shared, sequences(one).len());
    }

    #[test]
    fn another_way_is_a_difference() {
        let one = sequences("fn a(x: u8) -> u8 { let y = x + 1; y * 2 }");
        let other = sequences("fn a(x: u8) -> u8 { (0..x).map(f).sum() }");
        assert!(one.intersection(&other).count() < one.len() / 2);
    }

    #[test]
    fn endless_parentheses_say_nothing() {
        let (open, close) = ("(".repeat(20_000), ")".repeat(20_000));
        let text = format!("fn a() {{ {open}{close} }}");
        assert!(sequences(&text).is_empty());
    }

    /// The pairs among this many who wrote the same.
    fn pairs_among(count: usize) -> usize {
        let fingerprint: BTreeSet<u64> = (0..FEWEST as u64).collect();
        let mut fingerprints = vec![fingerprint; count];
        forget_common(&mut fingerprints);
        pairs(&fingerprints).len()
    }

    #[test]
    fn what_many_students_wrote_does_not_count() {
        assert_eq!(pairs_among(2), 1);
        assert_eq!(pairs_among(SHARED), SHARED * (SHARED - 1) / 2);
        assert_eq!(pairs_among(SHARED + 1), 0);
    }
}
