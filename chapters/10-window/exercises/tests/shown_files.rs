//! The checks of `shown_files`.

use checks::Task;
use window_exercises::shown_files::shown_files;

type Call = (String, String, Vec<String>);

const FILTERS: &str = "Othello (*.oth)|*.oth|Database (*.wtb)|*.wtb|Text (*.txt)|*.txt|All (*.*)|*.*";
const OTHELLO: &str = "Othello (*.oth)";
const ALL: &str = "All (*.*)";

/// The names that one pattern shows, with the rule of one mistake.
fn shown(call: &Call, fits: fn(&str, &str) -> bool) -> Vec<String> {
    let (filters, label, names) = call;
    let fields: Vec<_> = filters.split('|').collect();
    let mut pairs = fields.chunks_exact(2);
    let found = pairs.find(|pair| pair[0] == label.as_str());
    let Some(pattern) = found.map(|pair| pair[1]) else {
        return Vec::new();
    };
    let shown = names.iter().filter(|name| fits(name, pattern));
    shown.cloned().collect()
}

fn ending(pattern: &str) -> &str {
    pattern.trim_start_matches('*')
}

fn task() -> Task<Call, Vec<String>> {
    Task::new("shown_files", |(filters, label, names): Call| {
        shown_files(&filters, &label, &names)
    })
    .contrast(|| {
        [
            (call(ALL, &["a.oth", "b.c"]), owned(&["a.oth", "b.c"])),
            (call(OTHELLO, &["a.oth", "b.c"]), owned(&["a.oth"])),
        ]
    })
    .mistake(
        "Capitals don't matter: `A.OTH` is an `.oth` file.",
        |call| {
            shown(&call, |name, pattern| {
                pattern == "*.*" || name.ends_with(ending(pattern))
            })
        },
    )
    .mistake("`*.*` shows all files, even those without a dot.", |call| {
        shown(&call, |name, pattern| match pattern {
            "*.*" => name.contains('.'),
            _ => name.to_lowercase().ends_with(ending(pattern)),
        })
    })
    .mistake(
        "The dot belongs to the pattern: `moth` isn't `.oth`.",
        |call| {
            shown(&call, |name, pattern| {
                let ending = pattern.trim_start_matches("*.");
                pattern == "*.*" || name.to_lowercase().ends_with(ending)
            })
        },
    )
    .mistake("A pattern has to be at the end of a name.", |call| {
        shown(&call, |name, pattern| {
            pattern == "*.*" || name.to_lowercase().contains(ending(pattern))
        })
    })
    .mistake("The files stay in the order they came in.", |call| {
        let mut names = shown(&call, |name, pattern| {
            pattern == "*.*" || name.to_lowercase().ends_with(ending(pattern))
        });
        names.sort();
        names
    })
    .mistake(
        "That's a pattern, and not a label: nobody can choose it.",
        |call| {
            let pattern = call.1.clone();
            let names = call.2.into_iter();
            let fits =
                |it: &String| it.to_lowercase().ends_with(ending(&pattern));
            names.filter(fits).collect()
        },
    )
}

fn owned(names: &[&str]) -> Vec<String> {
    names.iter().map(ToString::to_string).collect()
}

fn call(label: &str, names: &[&str]) -> Call {
    (FILTERS.to_string(), label.to_string(), owned(names))
}

#[track_caller]
fn expect(label: &str, names: &[&str], shown: &[&str]) {
    task().expect([(call(label, names), owned(shown))]);
}

#[test]
fn a_label_shows_the_files_of_its_pattern() {
    expect(OTHELLO, &["a.oth", "b.txt", "c.oth"], &["a.oth", "c.oth"]);
    expect("Text (*.txt)", &["a.oth", "b.txt"], &["b.txt"]);
}

#[test]
fn capitals_do_not_matter() {
    expect(OTHELLO, &["A.OTH", "B.TXT", "b.Oth"], &["A.OTH", "b.Oth"]);
}

#[test]
fn a_name_must_end_in_the_pattern_dot_included() {
    expect(OTHELLO, &["moth", "a.oth.txt", "b.oth"], &["b.oth"]);
}

#[test]
fn the_files_stay_in_their_order() {
    expect(
        OTHELLO,
        &["z.oth", "c.txt", "b.oth", "a.oth"],
        &["z.oth", "b.oth", "a.oth"],
    );
}

#[test]
fn all_shows_files_without_a_dot_too() {
    expect(ALL, &["a.oth", "README"], &["a.oth", "README"]);
    expect(OTHELLO, &["a.oth", "README"], &["a.oth"]);
}

#[test]
fn an_unknown_label_shows_nothing() {
    expect("Chess (*.pgn)", &["a.oth", "b.pgn"], &[]);
    expect("*.oth", &["a.oth"], &[]);
}
