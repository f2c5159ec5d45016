//! Answers that look alike. Names and comments don't count, only how the code
//! is made: sequences of tokens that two answers share, but not with the
//! starter or the whole class.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::model::{Similar, SimilarTo, StudentReport};
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

/// What we wrote ourselves for an exercise.
#[derive(Debug, Clone)]
pub struct Reference {
    /// What everyone begins with.
    pub starter: String,
    /// The book's own solution.
    pub solution: String,
}

/// Points out similar answers in a class, by the ids of the exercises.
pub fn point_out(students: &mut [StudentReport], references: &BTreeMap<String, Reference>) {
    for (exercise, reference) in references {
        let known = sequences(&reference.starter);
        let all = students.iter();
        let all = all.map(|student| fingerprint(code(student, exercise), &known));
        let all: Vec<_> = all.collect();
        let solution = fingerprint(&reference.solution, &known);
        for (place, to, percent) in found(&all, &solution) {
            let to = match to {
                Like::Solution => SimilarTo::Solution,
                Like::Others(count) => SimilarTo::Others(count),
                Like::One(other) => SimilarTo::Student(students[other].id.clone()),
            };
            let exercise = exercise.clone();
            let similar = Similar {
                exercise,
                to,
                percent,
            };
            students[place].similar.push(similar);
        }
    }
}

/// What an answer is like, where others are named by their places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Like {
    One(usize),
    Others(usize),
    Solution,
}

/// All that is to be pointed out: the place of an answer, what it's like, and
/// how much of the shorter one is in both. What many share doesn't make two of
/// them alike, so those who share nearly everything are counted instead.
fn found(all: &[BTreeSet<u64>], solution: &BTreeSet<u64>) -> Vec<(usize, Like, u32)> {
    let mut found = Vec::new();
    let whole = pairs(all);
    for (place, one) in all.iter().enumerate() {
        if let Some(percent) = likeness(one, solution) {
            found.push((place, Like::Solution, percent));
        }
        let like = whole.iter().filter(|(a, b, _)| *a == place || *b == place);
        let percents: Vec<_> = like.map(|(_, _, percent)| *percent).collect();
        if let Some(least) = percents.iter().min().filter(|_| percents.len() >= SHARED) {
            found.push((place, Like::Others(percents.len()), *least));
        }
    }
    for (one, other, percent) in pairs(&without_common(all)) {
        found.push((one, Like::One(other), percent));
        found.push((other, Like::One(one), percent));
    }
    found
}

/// What a student wrote for an exercise.
fn code<'a>(student: &'a StudentReport, exercise: &str) -> &'a str {
    let mut reports = student.exercises.iter();
    let report = reports.find(|report| report.id == exercise);
    report.map(|report| &*report.code).unwrap_or_default()
}

/// The sequences of an answer that aren't in the starter.
fn fingerprint(code: &str, known: &BTreeSet<u64>) -> BTreeSet<u64> {
    sequences(code).difference(known).copied().collect()
}

/// The fingerprints without the sequences that many have.
fn without_common(all: &[BTreeSet<u64>]) -> Vec<BTreeSet<u64>> {
    let mut counts = BTreeMap::new();
    for sequence in all.iter().flatten() {
        *counts.entry(*sequence).or_insert(0) += 1;
    }
    let is_rare = |sequence: &&u64| counts[*sequence] <= SHARED;
    let rare = all
        .iter()
        .map(|one| one.iter().filter(is_rare).copied().collect());
    rare.collect()
}

/// The pairs that are alike, with how much of the shorter one is in both.
fn pairs(fingerprints: &[BTreeSet<u64>]) -> Vec<(usize, usize, u32)> {
    let mut pairs = Vec::new();
    for (one, a) in fingerprints.iter().enumerate() {
        for (other, b) in fingerprints.iter().enumerate().skip(one + 1) {
            pairs.extend(likeness(a, b).map(|percent| (one, other, percent)));
        }
    }
    pairs
}

/// How much of the shorter one is in both, in percent, if that means anything.
fn likeness(a: &BTreeSet<u64>, b: &BTreeSet<u64>) -> Option<u32> {
    let shorter = a.len().min(b.len());
    let shared = a.intersection(b).count();
    let is_alike = shorter >= FEWEST && shared * 100 >= shorter * ALIKE;
    is_alike.then(|| (shared * 100 / shorter) as u32)
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

/// The tokens in order. All names become the same name. Documentation is left
/// out, and so are parentheses, braces, semicolons and the word `return`, which
/// anyone can add around a value without changing it.
fn flatten(stream: TokenStream, tokens: &mut Vec<String>) {
    for token in stream {
        match token {
            TokenTree::Group(group) if is_doc(&group) => {}
            TokenTree::Group(group) if group.delimiter() != Delimiter::Bracket => {
                flatten(group.stream(), tokens);
            }
            TokenTree::Group(group) => {
                let marks = format!("{:?}", group.delimiter());
                tokens.push(marks.clone());
                flatten(group.stream(), tokens);
                tokens.push(marks);
            }
            TokenTree::Ident(name) if name == "return" => {}
            TokenTree::Punct(mark) if mark.as_char() == ';' => {}
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

    use super::{FEWEST, Like, SHARED, found, sequences};

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

    #[test]
    fn braces_around_values_are_no_difference() {
        let one = sequences("fn a(x: u8) -> u8 { let y = x + 1; if y > 2 { y * 2 } else { y } }");
        let other = "fn b(x: u8) -> u8 { let y = { (x + 1) }; \
                     return if { y > 2 } { return {y} * (2); } else { { y } }; }";
        assert_eq!(one, sequences(other));
    }

    /// What is found among this many who wrote the same.
    fn found_among(count: usize, solution: &BTreeSet<u64>) -> Vec<(usize, Like, u32)> {
        let fingerprint: BTreeSet<u64> = (0..FEWEST as u64).collect();
        found(&vec![fingerprint; count], solution)
    }

    #[test]
    fn what_many_students_wrote_is_counted_and_makes_no_pairs() {
        let none = BTreeSet::new();
        let two = [(0, Like::One(1), 100), (1, Like::One(0), 100)];
        assert_eq!(found_among(2, &none), two);
        assert_eq!(found_among(SHARED, &none).len(), SHARED * (SHARED - 1));
        let many = found_among(SHARED + 1, &none);
        assert_eq!(many.len(), SHARED + 1);
        assert!(many.iter().all(|one| one.1 == Like::Others(SHARED)));
    }

    #[test]
    fn the_books_own_solution_is_recognized() {
        let solution = (0..FEWEST as u64 + 5).collect();
        assert_eq!(found_among(1, &solution), [(0, Like::Solution, 100)]);
    }
}
