//! Answers that look alike. Names and comments don't count, only how the code
//! is made: sequences of tokens that two answers share, but not with the
//! starter or the whole class.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::str::FromStr as _;

use othellier_project::forbidden::flatten;
use proc_macro2::TokenStream;

use super::class_report::{Similar, SimilarTo, StudentReport};

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
        let ids: Vec<_> = students.iter().map(|student| student.id.clone()).collect();
        for (place, to, percent) in likenesses(&all, &solution, &ids) {
            let similar = Similar {
                exercise: exercise.clone(),
                to,
                percent,
            };
            students[place].similar.push(similar);
        }
    }
}

/// All that is to be pointed out: the place of an answer, what it's like, and
/// how much of the shorter one is in both.
fn likenesses(
    all: &[BTreeSet<u64>],
    solution: &BTreeSet<u64>,
    ids: &[String],
) -> Vec<(usize, SimilarTo, u32)> {
    let mut likenesses = many_alike(all);
    for (place, one) in all.iter().enumerate() {
        let percent = likeness(one, solution);
        likenesses.extend(percent.map(|percent| (place, SimilarTo::Solution, percent)));
    }
    for (one, other, percent) in pairs(&without_common(all)) {
        likenesses.push((one, SimilarTo::Student(ids[other].clone()), percent));
        likenesses.push((other, SimilarTo::Student(ids[one].clone()), percent));
    }
    likenesses
}

/// The answers that are like many others. What many share doesn't make two of
/// them alike, so those who share nearly everything are counted instead.
fn many_alike(all: &[BTreeSet<u64>]) -> Vec<(usize, SimilarTo, u32)> {
    let mut percents = vec![Vec::new(); all.len()];
    for (one, other, percent) in pairs(all) {
        percents[one].push(percent);
        percents[other].push(percent);
    }
    let counted = percents.iter().enumerate().filter_map(|(place, percents)| {
        let least = percents.iter().min().filter(|_| percents.len() >= SHARED);
        Some((place, SimilarTo::Others(percents.len()), *least?))
    });
    counted.collect()
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

/// The sequences in a text; none if it isn't Rust.
fn sequences(text: &str) -> BTreeSet<u64> {
    let words = flatten(TokenStream::from_str(text).unwrap_or_default());
    compared(words).windows(LENGTH).map(hash).collect()
}

fn hash(tokens: &[String]) -> u64 {
    let mut hasher = DefaultHasher::new();
    tokens.hash(&mut hasher);
    hasher.finish()
}

/// The words that count, in order. All names become the same name. Documentation is
/// left out, and so are parentheses, braces, semicolons and the word `return`, which
/// anyone can add around a value without changing it.
fn compared(words: Vec<(String, usize)>) -> Vec<String> {
    let mut compared = Vec::new();
    let mut words = words.into_iter().map(|(word, _)| word).peekable();
    while let Some(word) = words.next() {
        match &*word {
            "[" if words.peek().is_some_and(|next| next == "doc") => {
                words.find(|word| word == "]");
            }
            "(" | ")" | "{" | "}" | ";" | "return" => {}
            _ if syn::parse_str::<syn::Ident>(&word).is_ok() => compared.push("a name".to_owned()),
            _ => compared.push(word),
        }
    }
    compared
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;
    use std::collections::BTreeSet;

    use super::{FEWEST, SHARED, SimilarTo, likenesses, sequences};

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

    /// What is pointed out among this many who wrote the same.
    fn likenesses_among(count: usize) -> Vec<(usize, SimilarTo, u32)> {
        let fingerprint: BTreeSet<u64> = (0..FEWEST as u64).collect();
        let ids: Vec<_> = (0..count).map(|place| place.to_string()).collect();
        likenesses(&vec![fingerprint; count], &BTreeSet::new(), &ids)
    }

    #[test]
    fn what_many_students_wrote_is_counted_and_makes_no_pairs() {
        let student = |id: &str| SimilarTo::Student(id.to_owned());
        let two = [(0, student("1"), 100), (1, student("0"), 100)];
        assert_eq!(likenesses_among(2), two);
        assert_eq!(likenesses_among(SHARED).len(), SHARED * (SHARED - 1));
        let many = likenesses_among(SHARED + 1);
        assert_eq!(many.len(), SHARED + 1);
        assert!(many.iter().all(|one| one.1 == SimilarTo::Others(SHARED)));
    }
}
