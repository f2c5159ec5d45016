//! The checks of `checksum`.

use std::collections::BTreeMap;
use std::fmt;

use checks::{Random, Task};
use records_exercises::checksum::checksum;

/// A line, and what a disk has made of it.
type Call = (String, String);

/// What the two numbers say.
#[derive(PartialEq)]
struct Noticed(bool);

/// What a learner reads behind `expected:` and `got:`.
impl fmt::Debug for Noticed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(if self.0 {
            "two different numbers"
        } else {
            "the same number for both lines"
        })
    }
}

fn noticed(checksum: fn(&str) -> u32, (line, damaged): &Call) -> Noticed {
    Noticed(checksum(line) != checksum(damaged))
}

fn task() -> Task<Call, Noticed> {
    Task::new("checksum", |call: Call| noticed(checksum, &call))
        .contrast(|| {
            let call = |one: &str, other: &str| (one.into(), other.into());
            [
                (call(LINE, LINE), Noticed(false)),
                (call(LINE, "0-64; Bob; Chloé"), Noticed(true)),
            ]
        })
        .mistake(
            "It looks as if you keep a single byte: there are only 256 of \
             those, and you have a whole `u32`.",
            |call| noticed(one_byte, &call),
        )
        .mistake(
            "It looks as if you multiply by 31, as Java does: then `Aa` and \
             `BB` are the same. Multiply by a number larger than any letter.",
            |call| noticed(times_31, &call),
        )
        .mistake(
            "It looks as if each letter counts as often as its place says: \
             different changes can still add up to the same.",
            |call| noticed(places, &call),
        )
        .mistake(
            "It looks as if it doesn't matter where a letter is: a sum, or \
             `^`, doesn't notice when two of them trade places.",
            |call| noticed(|line| line.bytes().map(u32::from).sum(), &call),
        )
        .mistake(
            "It looks as if only the first letters count: the end of a line \
             matters, too.",
            |call| noticed(first_four, &call),
        )
        .mistake(
            "The length of a line says nothing about its letters.",
            |call| noticed(|line| line.len() as u32, &call),
        )
        .panic(
            "with overflow",
            "A number that grows with each letter soon doesn't fit: \
             `wrapping_mul` and `wrapping_add` let it wrap around.",
        )
}

fn places(line: &str) -> u32 {
    let letters = line.bytes().zip(1..);
    letters
        .map(|(byte, place): (u8, u32)| place * u32::from(byte))
        .sum()
}

fn first_four(line: &str) -> u32 {
    let bytes = line.bytes().take(4);
    bytes.fold(0, |sum, byte| 256 * sum + u32::from(byte))
}

fn times_31(line: &str) -> u32 {
    line.bytes().fold(0, |sum: u32, byte| {
        sum.wrapping_mul(31).wrapping_add(u32::from(byte))
    })
}

fn one_byte(line: &str) -> u32 {
    let all = line.bytes().fold(2_166_136_261, |sum: u32, byte| {
        (sum ^ u32::from(byte)).wrapping_mul(16_777_619)
    });
    all % 256
}

const LINE: &str = "35-29; Ann; Bob";

#[track_caller]
fn expect_noticed(damaged: impl IntoIterator<Item = String>) {
    let call = |damaged: String| (LINE.to_string(), damaged);
    let others = damaged.into_iter().filter(|line| line != LINE);
    task().expect(others.map(|other| (call(other), Noticed(true))));
}

/// The line without the letters from one place to another, and with these there.
fn replaced(from: usize, to: usize, by: &str) -> String {
    [&LINE[..from], by, &LINE[to..]].concat()
}

#[test]
fn the_same_line_has_the_same_number() {
    for line in [LINE, "", "0-64; Bob; Ann"] {
        let call = (line.to_string(), line.to_string());
        task().expect([(call, Noticed(false))]);
    }
}

#[test]
fn a_changed_letter_is_noticed() {
    expect_noticed((0..LINE.len()).flat_map(|at| {
        (' '..='~').map(move |letter| replaced(at, at + 1, &letter.to_string()))
    }));
}

#[test]
fn a_letter_that_is_lost_or_there_twice_is_noticed() {
    expect_noticed((0..LINE.len()).flat_map(|at| {
        let twice = LINE[at..=at].repeat(2);
        [replaced(at, at + 1, ""), replaced(at, at + 1, &twice)]
    }));
}

#[test]
fn two_letters_that_trade_places_are_noticed() {
    expect_noticed((0..LINE.len()).flat_map(|at| {
        (0..at).map(move |other| {
            let mut bytes = LINE.as_bytes().to_vec();
            bytes.swap(at, other);
            String::from_utf8_lossy(&bytes).into_owned()
        })
    }));
}

#[test]
fn a_line_cut_short_is_noticed() {
    expect_noticed((0..LINE.len()).map(|length| LINE[..length].to_string()));
}

/// Each line is asked with the line before it that has the same number in one of
/// the ways that people think of first, or with any.
#[test]
fn a_thousand_lines_have_a_thousand_numbers() {
    let mut random = Random::new(8);
    let lines: Vec<_> = (0..1000).map(|_| line(&mut random)).collect();
    let mut calls = Vec::new();
    for known in [places, one_byte, first_four] {
        let mut last = BTreeMap::new();
        for line in &lines {
            match last.insert(known(line), line.clone()) {
                Some(before) if before != *line => {
                    calls.push((line.clone(), before))
                }
                _ => {}
            }
        }
    }
    calls.extend(twins());
    task().expect(calls.into_iter().map(|call| (call, Noticed(true))));
}

const NAMES: [&str; 6] = ["Ann", "Bob", "Chloé", "Dan", "Eve", "Fay"];

fn line(random: &mut Random) -> String {
    let black = random.below(65);
    let [one, other] = [(); 2].map(|()| NAMES[random.below(6)]);
    format!("{black}-{}; {one}; {other}", 64 - black)
}

/// All pairs of a thousand lines would be too many: pairs whose numbers fall
/// together if a number is a polynomial in a small base.
fn twins() -> Vec<Call> {
    let pair = |one: &str, other: &str| (one.to_string(), other.to_string());
    vec![
        pair("35-29; Ann; Bob", "35-29; Bob; Ann"),
        pair("10-54; Ann; Bob", "1-54; 0Ann; Bob"),
        pair("32-32; Aa; Bob", "32-32; BB; Bob"),
        pair("32-32; Ann; Bob", "32-32; Ann;  Bob"),
    ]
}
