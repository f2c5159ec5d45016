//! The checks of `players`.

use checks::{Random, Task};
use records::parse_oth;
use records_exercises::players::players;

type Call = (String,);
type Names = (String, String);

fn task() -> Task<Call, Names> {
    Task::new("players", |(sheet,): Call| players(&sheet))
        .contrast(|| {
            let call = |sheet: &str| (sheet.to_owned(),);
            let calls =
                ["Black: Ann\nWhite: Bob\n", "Black: Bob\nWhite: Ann\n"];
            calls.map(|it| (call(it), chapter(call(it))))
        })
        .mistake(
            "A line without a colon doesn't name anyone: skip it.",
            |(sheet,)| {
                named(&sheet, |line| {
                    let (word, name) = line.split_once(':').unwrap();
                    Some((word.trim(), name.trim()))
                })
            },
        )
        .mistake(
            "Your name begins with the space after the colon: trim it.",
            |(sheet,)| {
                named(&sheet, |line| {
                    let (word, name) = line.split_once(':')?;
                    Some((word.trim(), name))
                })
            },
        )
        .mistake(
            "You cut the name at a space: a name can have several words.",
            |(sheet,)| {
                named(&sheet, |line| {
                    let (word, name) = split(line)?;
                    Some((word, name.split_whitespace().next()?))
                })
            },
        )
        .mistake(
            "It looks as if you went by the order of the lines: the word says \
             whose name it is.",
            |(sheet,)| {
                let mut names = sheet.lines().map(|line| {
                    split(line).map_or("", |(_, name)| name).to_string()
                });
                let mut name = || names.next().unwrap_or_default();
                (name(), name())
            },
        )
        .mistake(
            "Ignore capitals in the word, but keep them in the name.",
            |(sheet,)| chapter((sheet.to_lowercase(),)),
        )
        .mistake("Capitals don't matter in the word.", |(sheet,)| {
            named(&sheet, |line| {
                let (word, name) = split(line)?;
                matches!(word, "Black" | "White").then_some((word, name))
            })
        })
        .mistake(
            "Your word ends with the space before the colon: trim it.",
            |(sheet,)| {
                named(&sheet, |line| {
                    let (word, name) = line.trim().split_once(':')?;
                    Some((word, name.trim()))
                })
            },
        )
        .mistake(
            "Your word begins with the spaces at the start of the line: trim \
             them.",
            |(sheet,)| {
                named(&sheet, |line| {
                    let (word, name) = line.split_once(':')?;
                    Some((word, name.trim()))
                })
            },
        )
        .mistake("Capitals don't matter in the word.", |(sheet,)| {
            named(&sheet, |line| {
                let (word, name) = split(line)?;
                matches!(word, "black" | "white").then_some((word, name))
            })
        })
        .mistake(
            "It looks as if you split the line at its last colon: the first \
             one ends the word.",
            |(sheet,)| {
                named(&sheet, |line| {
                    let (word, name) = line.rsplit_once(':')?;
                    Some((word.trim(), name.trim()))
                })
            },
        )
        .mistake(
            "You cut the name at a colon: only the first colon splits the \
             line.",
            |(sheet,)| {
                named(&sheet, |line| {
                    let mut parts = line.split(':').map(str::trim);
                    Some((parts.next()?, parts.next()?))
                })
            },
        )
        .mistake(
            "That word only begins like `Black` or `White`: it's about \
             something else.",
            |(sheet,)| {
                named(&sheet, |line| {
                    let (word, name) = split(line)?;
                    Some((word.get(..5).unwrap_or(word), name))
                })
            },
        )
}

fn chapter((sheet,): Call) -> Names {
    let records = parse_oth(&sheet).expect("the check's sheet");
    let record = records.into_iter().next().unwrap_or_default();
    (record.black, record.white)
}

/// A line as it should be split.
fn split(line: &str) -> Option<(&str, &str)> {
    let (word, name) = line.split_once(':')?;
    Some((word.trim(), name.trim()))
}

/// The names, when lines are split like this into a word and a name.
fn named(sheet: &str, split: fn(&str) -> Option<(&str, &str)>) -> Names {
    let mut names = Names::default();
    for (word, name) in sheet.lines().filter_map(split) {
        match word.to_lowercase().as_str() {
            "black" => names.0 = name.to_string(),
            "white" => names.1 = name.to_string(),
            _ => {}
        }
    }
    names
}

#[track_caller]
fn expect(sheet: &str, black: &str, white: &str) {
    let names = (black.to_string(), white.to_string());
    task().expect([((sheet.to_string(),), names)]);
}

#[test]
fn both_names_come_before_the_moves() {
    expect("Black: Ann\nWhite: Bob\n", "Ann", "Bob");
    expect("Black: Ann\nWhite: Bob\nf5d6c3\n", "Ann", "Bob");
}

#[test]
fn a_name_can_have_several_words() {
    expect(
        "Black: Ann Lee\nWhite: Bob van Dam\n",
        "Ann Lee",
        "Bob van Dam",
    );
}

#[test]
fn the_lines_come_in_any_order() {
    expect("White: Bob\nBlack: Ann\n", "Ann", "Bob");
    expect("Date: 2026\nBlack: Ann\nWhite: Bob\n", "Ann", "Bob");
}

#[test]
fn capitals_do_not_matter_in_the_word() {
    expect("BLACK: Ann\nwhite: Bob\n", "Ann", "Bob");
}

#[test]
fn spaces_around_the_word_and_the_name_are_ignored() {
    expect("Black : Ann\nWhite:   Bob  \n", "Ann", "Bob");
    expect("  Black: Ann\n\tWhite:Bob\n", "Ann", "Bob");
}

#[test]
fn a_name_can_have_a_colon() {
    expect(
        "Black: Ann: a student\nWhite: Bob\n",
        "Ann: a student",
        "Bob",
    );
}

#[test]
fn other_words_are_ignored() {
    expect("Black: Ann\nBlack clock: 25:00\n", "Ann", "");
    expect("Note: Black: Zoe\nWhite: Bob\n", "", "Bob");
}

#[test]
fn a_player_who_is_not_named_has_an_empty_name() {
    expect("White: Bob\nf5d6c3\n", "", "Bob");
    expect("Black:\nWhite: Bob\n", "", "Bob");
    expect("f5d6c3", "", "");
    expect("", "", "");
}

#[test]
fn each_of_300_sheets_is_read_as_in_the_chapter() {
    let sheets = (0..300).map(|seed| (sheet(&mut Random::new(seed)),));
    task().agrees_with(chapter, sheets);
}

const BLACK: [&str; 5] = ["Black", "black", "BLACK ", "  Black", "blacK\t"];

const WHITE: [&str; 5] = ["White", "white", "WHITE ", "  White", "whitE\t"];

const NAMES: [&str; 5] =
    ["Ann", "", " Bob van Dam ", "Émile: 2nd ", "  BLACK: Zoe"];

const OTHERS: [&str; 5] = [
    "Date: 2026-11-20",
    "Blackboard: 8 by 8",
    "White clock: 25:00",
    "Note: Black: Zoe",
    ": White",
];

/// A sheet with some of the lines, in any order.
fn sheet(random: &mut Random) -> String {
    let mut line = |words: [&str; 5]| {
        format!("{}:{}", words[random.below(5)], NAMES[random.below(5)])
    };
    let mut lines = vec![line(BLACK), line(WHITE)];
    lines.push(OTHERS[random.below(5)].to_string());
    let first = random.below(3);
    lines.rotate_left(first);
    lines.truncate(1 + random.below(3));
    lines.push("f5d6c3".to_string());
    lines.join("\n")
}
