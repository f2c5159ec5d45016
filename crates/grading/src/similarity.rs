//! Detects similar answers by the fingerprints of their token n-grams, as Moss does.
//!
//! All identifiers count as the same token and comments are ignored. N-grams of the
//! starter, and n-grams that many students share, don't count.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::str::FromStr as _;

use othellier_project::tokens::flatten;
use proc_macro2::TokenStream;

use super::class_report::{SimilarAnswer, SimilarTo, StudentReport};

/// The number of tokens in an n-gram.
const NGRAM_LENGTH: usize = 8;

/// The minimum number of n-grams of an answer. Shorter functions are alike anyway.
const MIN_NGRAMS: usize = 40;

/// The percentage of shared n-grams from which two answers are reported.
const MIN_SIMILARITY_PERCENT: usize = 80;

/// The maximum number of students who share an n-gram that counts. Moss's default for the
/// same option (`-m`) is 10 as well.
const MAX_STUDENTS_SHARING: usize = 10;

/// The book's own code for an exercise.
#[derive(Debug, Clone)]
pub struct ReferenceCode {
    /// The starter.
    pub starter: String,
    /// The solution.
    pub solution: String,
}

/// The hashes of an answer's n-grams.
type Fingerprint = BTreeSet<u64>;

/// An answer that resembles other code.
#[derive(Debug, PartialEq, Eq)]
struct Match {
    /// The index of the answer's student.
    student: usize,
    to: SimilarTo,
    percent: u32,
}

/// Two students' answers that resemble each other.
struct Pair {
    first: usize,
    second: usize,
    percent: u32,
}

/// Adds the similar answers to the reports of a class. `references` has the book's code by
/// the ids of the exercises.
pub fn mark_similar_answers(
    students: &mut [StudentReport],
    references: &BTreeMap<String, ReferenceCode>,
) {
    let ids: Vec<_> = students.iter().map(|student| student.id.clone()).collect();
    for (exercise, reference) in references {
        let starter = ngrams(&reference.starter);
        let answers: Vec<_> = students
            .iter()
            .map(|student| fingerprint(code(student, exercise), &starter))
            .collect();
        let solution = fingerprint(&reference.solution, &starter);
        for found in find_matches(&answers, &solution, &ids) {
            students[found.student].similar.push(SimilarAnswer {
                exercise: exercise.clone(),
                to: found.to,
                percent: found.percent,
            });
        }
    }
}

/// Returns all matches among the answers of the students with these ids, and with the
/// solution.
fn find_matches(answers: &[Fingerprint], solution: &Fingerprint, ids: &[String]) -> Vec<Match> {
    let mut matches = find_large_groups(answers);
    for (student, answer) in answers.iter().enumerate() {
        if let Some(percent) = similarity(answer, solution) {
            matches.push(Match {
                student,
                to: SimilarTo::Solution,
                percent,
            });
        }
    }
    for pair in find_pairs(&without_common_ngrams(answers)) {
        let mut push = |student, other: usize| {
            matches.push(Match {
                student,
                to: SimilarTo::Student(ids[other].clone()),
                percent: pair.percent,
            });
        };
        push(pair.first, pair.second);
        push(pair.second, pair.first);
    }
    matches
}

/// Returns the answers that resemble many others, with their number. [`find_pairs`] doesn't
/// find them, because n-grams that many students share don't count there.
fn find_large_groups(answers: &[Fingerprint]) -> Vec<Match> {
    let mut percents = vec![Vec::new(); answers.len()];
    for pair in find_pairs(answers) {
        percents[pair.first].push(pair.percent);
        percents[pair.second].push(pair.percent);
    }
    let mut matches = Vec::new();
    for (student, percents) in percents.iter().enumerate() {
        if let Some(&lowest) = percents.iter().min()
            && percents.len() >= MAX_STUDENTS_SHARING
        {
            matches.push(Match {
                student,
                to: SimilarTo::Others(percents.len()),
                percent: lowest,
            });
        }
    }
    matches
}

/// Returns a student's code for an exercise.
fn code<'a>(student: &'a StudentReport, exercise: &str) -> &'a str {
    student
        .exercises
        .iter()
        .find(|report| report.id == exercise)
        .map(|report| &*report.code)
        .unwrap_or_default()
}

/// Returns the n-grams of a text that aren't in the starter.
fn fingerprint(code: &str, starter: &Fingerprint) -> Fingerprint {
    ngrams(code).difference(starter).copied().collect()
}

/// Removes the n-grams that many answers share.
fn without_common_ngrams(answers: &[Fingerprint]) -> Vec<Fingerprint> {
    let mut counts = BTreeMap::new();
    for ngram in answers.iter().flatten() {
        *counts.entry(ngram).or_insert(0) += 1;
    }
    answers
        .iter()
        .map(|answer| {
            answer
                .iter()
                .filter(|ngram| counts[ngram] <= MAX_STUDENTS_SHARING)
                .copied()
                .collect()
        })
        .collect()
}

/// Returns the pairs of similar answers.
fn find_pairs(answers: &[Fingerprint]) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for (first, a) in answers.iter().enumerate() {
        for (second, b) in answers.iter().enumerate().skip(first + 1) {
            if let Some(percent) = similarity(a, b) {
                pairs.push(Pair {
                    first,
                    second,
                    percent,
                });
            }
        }
    }
    pairs
}

/// Returns the percentage of the shorter answer's n-grams that are in both, or `None` if
/// they are too few to be significant.
fn similarity(a: &Fingerprint, b: &Fingerprint) -> Option<u32> {
    let shorter = a.len().min(b.len());
    let shared = a.intersection(b).count();
    let is_similar = shorter >= MIN_NGRAMS && shared * 100 >= shorter * MIN_SIMILARITY_PERCENT;
    is_similar.then(|| (shared * 100 / shorter) as u32)
}

/// Returns the hashes of a text's n-grams, or none if the text isn't Rust.
fn ngrams(text: &str) -> Fingerprint {
    let words = flatten(TokenStream::from_str(text).unwrap_or_default());
    significant_tokens(words)
        .windows(NGRAM_LENGTH)
        .map(hash)
        .collect()
}

fn hash(tokens: &[String]) -> u64 {
    let mut hasher = DefaultHasher::new();
    tokens.hash(&mut hasher);
    hasher.finish()
}

/// Returns the tokens that are compared, with all identifiers replaced by the same token.
///
/// Documentation is left out. So are parentheses, braces, semicolons and `return`, which can
/// be added around any value without changing it.
fn significant_tokens(words: Vec<(String, usize)>) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut words = words.into_iter().map(|(word, _)| word).peekable();
    while let Some(word) = words.next() {
        match &*word {
            "[" if words.peek().is_some_and(|next| next == "doc") => {
                words.find(|word| word == "]");
            }
            "(" | ")" | "{" | "}" | ";" | "return" => {}
            _ if syn::parse_str::<syn::Ident>(&word).is_ok() => tokens.push("a name".to_owned()),
            _ => tokens.push(word),
        }
    }
    tokens
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn deeply_nested_parentheses_have_no_ngrams() {
        let (open, close) = ("(".repeat(20_000), ")".repeat(20_000));
        let text = format!("fn a() {{ {open}{close} }}");
        assert!(ngrams(&text).is_empty());
    }

    #[test]
    fn ignores_braces_around_values() {
        let plain = "fn a(x: u8) -> u8 { let y = x + 1; if y > 2 { y * 2 } else { y } }";
        let braced = "fn b(x: u8) -> u8 { let y = { (x + 1) }; \
                      return if { y > 2 } { return {y} * (2); } else { { y } }; }";
        assert_eq!(ngrams(plain), ngrams(braced));
    }

    #[test]
    fn ignores_identifiers_and_comments() {
        let one = "fn a(x: u8) -> u8 { let y = x + 1; y * 2 }";
        let other = "fn b(n: u8) -> u8 { // next\n let m = n + 1; m * 2 }";
        assert!(!ngrams(one).is_empty());
        assert_eq!(ngrams(one), ngrams(other));
    }

    #[test]
    fn another_algorithm_shares_few_ngrams() {
        let one = ngrams("fn a(x: u8) -> u8 { let y = x + 1; y * 2 }");
        let other = ngrams("fn a(x: u8) -> u8 { (0..x).map(f).sum() }");
        assert!(one.intersection(&other).count() < one.len() / 2);
    }

    #[test]
    fn reports_answer_that_equals_the_solution() {
        let solution: Fingerprint = (0..MIN_NGRAMS as u64 + 5).collect();
        let answer = solution.clone();
        let expected = Match {
            student: 0,
            to: SimilarTo::Solution,
            percent: 100,
        };
        let matches = find_matches(&[answer], &solution, &["ann".to_owned()]);
        assert_eq!(matches, [expected]);
    }

    /// Returns the matches among this many students with the same answer.
    fn matches_among(count: usize) -> Vec<Match> {
        let answer: Fingerprint = (0..MIN_NGRAMS as u64).collect();
        let ids: Vec<_> = (0..count).map(|student| student.to_string()).collect();
        find_matches(&vec![answer; count], &BTreeSet::new(), &ids)
    }

    #[test]
    fn reports_pairs_of_few_equal_answers() {
        let similar = |student, other: &str| Match {
            student,
            to: SimilarTo::Student(other.to_owned()),
            percent: 100,
        };
        assert_eq!(matches_among(2), [similar(0, "1"), similar(1, "0")]);
        assert_eq!(
            matches_among(MAX_STUDENTS_SHARING).len(),
            MAX_STUDENTS_SHARING * (MAX_STUDENTS_SHARING - 1)
        );
    }

    #[test]
    fn counts_many_equal_answers_instead_of_pairing_them() {
        let matches = matches_among(MAX_STUDENTS_SHARING + 1);
        assert_eq!(matches.len(), MAX_STUDENTS_SHARING + 1);
        let to_others = SimilarTo::Others(MAX_STUDENTS_SHARING);
        assert!(matches.iter().all(|found| found.to == to_others));
    }
}
