//! The checks of `checksum`.

use std::collections::BTreeMap;

use checks::{Random, Task, Verdict, verdict};
use durability_exercises::checksum::checksum;

/// A line, and the damaged line.
type Call = (String, String);

fn noticed(checksum: fn(&str) -> u32, (line, damaged): &Call) -> Verdict {
    if checksum(line) == checksum(damaged) {
        verdict("the same number for both lines")
    } else {
        different()
    }
}

fn different() -> Verdict {
    verdict("two different numbers")
}

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Verdict> {
    Task::new("checksum", |call: Call| noticed(checksum, &call))
        .contrast(damaged_or_not, |(line, damaged)| {
            noticed(all_letters, &(line, damaged))
        })
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

fn all_letters(line: &str) -> u32 {
    let bytes = line.bytes().map(u32::from);
    bytes.fold(2_166_136_261, |sum, byte| {
        (sum ^ byte).wrapping_mul(16_777_619)
    })
}

fn one_byte(line: &str) -> u32 {
    all_letters(line) % 256
}

/// Returns a line, and the same line or a damaged one of the same length.
fn damaged_or_not(random: &mut Random) -> Call {
    let line = line(random);
    let mut damaged = line.clone();
    if random.below(4) > 0 {
        let at = random.below(4);
        let letter = if line[at..].starts_with('x') {
            "y"
        } else {
            "x"
        };
        damaged = replaced(&line, at, at + 1, letter);
    }
    (line, damaged)
}

const LINE: &str = "35-29; Ann; Bob";

/// A long line, whose beginning a weak checksum may forget.
const LONG: &str = "35-29; Ann, who has been in the club for years; Bob, who came \
                    to Paris by train";

/// Checks that all damage of this kind is noticed, in a short and a long line.
#[track_caller]
fn expect_noticed<D: Iterator<Item = String>>(damage: fn(&'static str) -> D) {
    for line in [LINE, LONG] {
        let others = damage(line).filter(|damaged| damaged != line);
        task().expect(
            others.map(|other| ((line.to_string(), other), different())),
        );
    }
}

/// Replaces the letters from one index to another.
fn replaced(line: &str, from: usize, to: usize, by: &str) -> String {
    [&line[..from], by, &line[to..]].concat()
}

#[test]
fn the_same_line_has_the_same_number() {
    for line in [LINE, "", "0-64; Bob; Ann"] {
        let call = (line.to_string(), line.to_string());
        task().expect([(call, verdict("the same number for both lines"))]);
    }
}

#[test]
fn a_changed_letter_is_noticed() {
    expect_noticed(|line| {
        (0..line.len()).flat_map(move |at| {
            (' '..='~').map(move |letter| {
                replaced(line, at, at + 1, &letter.to_string())
            })
        })
    });
}

#[test]
fn a_letter_that_is_lost_or_there_twice_is_noticed() {
    expect_noticed(|line| {
        (0..line.len()).flat_map(move |at| {
            let twice = line[at..=at].repeat(2);
            ["", &twice].map(|by| replaced(line, at, at + 1, by))
        })
    });
}

#[test]
fn two_letters_that_trade_places_are_noticed() {
    expect_noticed(|line| {
        (0..line.len()).flat_map(move |at| {
            (0..at).map(move |other| {
                let mut bytes = line.as_bytes().to_vec();
                bytes.swap(at, other);
                String::from_utf8_lossy(&bytes).into_owned()
            })
        })
    });
}

#[test]
fn a_line_cut_short_is_noticed() {
    expect_noticed(|line| {
        (0..line.len()).map(move |length| line[..length].to_string())
    });
}

/// Asking about all pairs would take too long. So these are pairs that collide
/// in one of three weak checksums.
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
    task().expect(calls.into_iter().map(|call| (call, different())));
}

const NAMES: [&str; 6] = ["Ann", "Bob", "Chloe", "Dan", "Eve", "Fay"];

fn line(random: &mut Random) -> String {
    let black = random.below(65);
    let [one, other] = [(); 2].map(|()| NAMES[random.below(6)]);
    format!("{black}-{}; {one}; {other}", 64 - black)
}

/// Returns pairs that collide if the checksum is a polynomial in a small base.
fn twins() -> Vec<Call> {
    let pair = |one: &str, other: &str| (one.to_string(), other.to_string());
    vec![
        pair("35-29; Ann; Bob", "35-29; Bob; Ann"),
        pair("10-54; Ann; Bob", "1-54; 0Ann; Bob"),
        pair("32-32; Aa; Bob", "32-32; BB; Bob"),
        pair("32-32; Ann; Bob", "32-32; Ann;  Bob"),
    ]
}
