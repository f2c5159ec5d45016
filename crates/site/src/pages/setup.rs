//! How a learner begins a crate: the commands that make it and add its
//! dependencies, from its manifest.

use std::path::Path;

use anyhow::Result;
use toml::{Table, Value};

use othellier_project::files::{self, read};
use othellier_project::manifest::Manifest;
use othellier_project::repository::{Chapter, Repository};

/// The commands for a chapter's crate, folded, as Markdown. Fails when a manifest
/// can't be read.
pub fn markdown(repository: &Repository, chapter: &Chapter) -> Result<String> {
    let commands = commands(repository, &chapter.name, &chapter.path)?.join("\n");
    Ok(format!(
        "<details class=\"setup\"><summary>To type along, begin like \
         this in a terminal</summary>\n\n```sh\n{commands}\n```\n\n</details>"
    ))
}

/// The crate that no page shows.
const TESTS_ONLY: &str = "test-support";

/// The commands for the crate called `name` that's ours in `folder`. Fails as
/// [`markdown`].
pub fn commands(repository: &Repository, name: &str, folder: &Path) -> Result<Vec<String>> {
    let manifest = Manifest::read(folder)?;
    let workspace = Manifest::read(repository.root())?;
    let mut commands = vec![format!("cargo new --lib --vcs none {name}")];
    let needed = dependencies(&manifest)
        .into_iter()
        .map(|dependency| (dependency, ""));
    let examples = of_examples(&manifest, folder)?.into_iter();
    let examples = examples.map(|example| (example, "--dev "));
    for ((package, dependency), dev) in needed.chain(examples) {
        let is_shared = dependency.get("workspace").is_some();
        let what = match workspace.get(&["workspace", "dependencies", &package]) {
            // A crate of the book: the reader has begun it beside this one.
            Some(shared) if is_shared && shared.get("path").is_some() => {
                format!("--path {package}")
            }
            Some(shared) if is_shared => added(&package, shared),
            _ => added(&package, &dependency),
        };
        commands.push(format!("cargo add {dev}{what} -p {name}"));
    }
    Ok(commands)
}

/// What a crate needs to be compiled, on any system: tables and versions.
fn dependencies(manifest: &Manifest) -> Vec<(String, Value)> {
    let targets = table(manifest.get(&["target"]));
    let somewhere = targets
        .values()
        .map(|target| table(target.get("dependencies")));
    let everywhere = [table(manifest.get(&["dependencies"]))];
    everywhere.into_iter().chain(somewhere).flatten().collect()
}

/// What only the crate's examples need. Its tests need more, and nobody types
/// those, or what's in [`TESTS_ONLY`].
fn of_examples(manifest: &Manifest, folder: &Path) -> Result<Vec<(String, Value)>> {
    let folder = folder.join("examples");
    let mut examples = String::new();
    if folder.is_dir() {
        for file in files::walk(&folder)? {
            examples += &read(&file)?;
        }
    }
    let mut needed = table(manifest.get(&["dev-dependencies"]));
    needed.retain(|name, _| name != TESTS_ONLY && uses(&examples, name));
    Ok(needed.into_iter().collect())
}

/// Whether a program has a path that begins with a crate, as in `board::Cell`.
pub fn uses(program: &str, package: &str) -> bool {
    let path = package.replace('-', "_") + "::";
    let mut found = program.match_indices(&path);
    found.any(|(place, _)| {
        let before = program[..place].chars().next_back();
        !before.is_some_and(|sign| sign.is_alphanumeric() || "_:".contains(sign))
    })
}

/// A table; empty where there is none.
fn table(value: Option<&Value>) -> Table {
    value.and_then(Value::as_table).cloned().unwrap_or_default()
}

/// `lexopt`, `ratatui --no-default-features --features crossterm`.
fn added(name: &str, dependency: &Value) -> String {
    let mut what = name.to_owned();
    if dependency.get("default-features") == Some(&Value::Boolean(false)) {
        what += " --no-default-features";
    }
    let features = dependency.get("features").and_then(Value::as_array);
    for feature in features.into_iter().flatten().filter_map(Value::as_str) {
        what += " --features ";
        what += feature;
    }
    what
}
