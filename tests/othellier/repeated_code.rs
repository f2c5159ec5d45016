//! No long run of code stands in two places.
//!
//! Exercises are left out: starters, solutions and impostors of one exercise are meant
//! to share lines.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use othellier_project::files;

use super::common::repository_root;

/// The longest run of lines that may occur twice.
const MAX_REPEATED_LINES: usize = 10;

#[test]
fn no_run_of_lines_occurs_twice() {
    let sources = rust_sources();
    let mut first_seen: BTreeMap<Vec<&str>, (&Path, usize)> = BTreeMap::new();
    let mut repeated = Vec::new();
    for (file, text) in &sources {
        let lines: Vec<(usize, &str)> = (1..)
            .zip(text.lines().map(str::trim))
            .filter(|(_, line)| is_code(line))
            .collect();
        let mut reported_up_to = 0;
        for run in lines.windows(MAX_REPEATED_LINES + 1) {
            let line = run[0].0;
            let key = run.iter().map(|(_, line)| *line).collect();
            let (other_file, other_line) = *first_seen.entry(key).or_insert((file, line));
            if (other_file, other_line) != (file, line) && line > reported_up_to {
                repeated.push(format!(
                    "{}:{line} and {}:{other_line}",
                    file.display(),
                    other_file.display()
                ));
                reported_up_to = line + MAX_REPEATED_LINES;
            }
        }
    }
    assert!(repeated.is_empty(), "\n{}\n", repeated.join("\n"));
}

/// Returns the Rust files of the repository, relative to its root, and their texts.
fn rust_sources() -> Vec<(PathBuf, String)> {
    ["book", "chapters", "crates", "src", "tests"]
        .iter()
        .flat_map(|dir| files::walk(&repository_root().join(dir)).unwrap())
        .filter(|file| file.extension().is_some_and(|extension| extension == "rs"))
        .filter(|file| !file.iter().any(|part| part == "exercises"))
        .map(|file| {
            let text = fs::read_to_string(&file).unwrap();
            (
                file.strip_prefix(repository_root()).unwrap().to_owned(),
                text,
            )
        })
        .collect()
}

/// Tests if a trimmed line is code other than a comment, an import, a module
/// declaration or punctuation.
fn is_code(line: &str) -> bool {
    line.contains(char::is_alphanumeric)
        && !["//", "use ", "pub use ", "mod ", "pub mod "]
            .iter()
            .any(|prefix| line.starts_with(prefix))
}
