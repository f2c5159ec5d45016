//! The cargo commands that create a crate and add its dependencies, from its manifest.

use std::path::Path;

use anyhow::Result;
use toml::{Table, Value};

use othellier_project::files::{self, read};
use othellier_project::manifest::Manifest;
use othellier_project::repository::{Chapter, Repository};

/// Renders the commands for a chapter's crate as Markdown, in a closed `<details>`.
///
/// # Errors
///
/// Returns an error if a manifest or an example can't be read.
pub fn markdown(repository: &Repository, chapter: &Chapter) -> Result<String> {
    let commands = commands(repository, &chapter.name, &chapter.path)?.join("\n");
    Ok(format!(
        "<details class=\"setup\"><summary>To type along, begin like \
         this in a terminal</summary>\n\n```sh\n{commands}\n```\n\n</details>"
    ))
}

/// Returns the commands that create the crate `name` and add the dependencies that the
/// original in `dir` has.
///
/// # Errors
///
/// Returns an error if a manifest or an example can't be read.
pub fn commands(repository: &Repository, name: &str, dir: &Path) -> Result<Vec<String>> {
    let manifest = Manifest::read(dir)?;
    let workspace = Manifest::read(repository.root())?;
    let mut commands = vec![format!("cargo new --lib --vcs none {name}")];
    let dependencies = dependencies(&manifest).into_iter().map(|entry| (entry, ""));
    let dev_dependencies = example_dependencies(&manifest, dir)?
        .into_iter()
        .map(|entry| (entry, "--dev "));
    for ((package, dependency), dev) in dependencies.chain(dev_dependencies) {
        let is_shared = dependency.get("workspace").is_some();
        let arguments = match workspace.get(&["workspace", "dependencies", &package]) {
            // A crate of the book: the reader has created it beside this one.
            Some(shared) if is_shared && shared.get("path").is_some() => {
                format!("--path {package}")
            }
            Some(shared) if is_shared => add_arguments(&package, shared),
            _ => add_arguments(&package, &dependency),
        };
        commands.push(format!("cargo add {dev}{arguments} -p {name}"));
    }
    Ok(commands)
}

/// Returns the dependencies of a manifest, including those of a single target.
fn dependencies(manifest: &Manifest) -> Vec<(String, Value)> {
    let mut all: Vec<_> = table(manifest.get(&["dependencies"])).into_iter().collect();
    for target in table(manifest.get(&["target"])).values() {
        all.extend(table(target.get("dependencies")));
    }
    all
}

/// Returns the dev-dependencies that the examples use. The others are for the tests, which
/// a reader doesn't type.
fn example_dependencies(manifest: &Manifest, dir: &Path) -> Result<Vec<(String, Value)>> {
    let examples_dir = dir.join("examples");
    let mut examples = String::new();
    if examples_dir.is_dir() {
        for file in files::walk(&examples_dir)? {
            examples += &read(&file)?;
        }
    }
    let mut dependencies = table(manifest.get(&["dev-dependencies"]));
    dependencies.retain(|name, _| uses_crate(&examples, name));
    Ok(dependencies.into_iter().collect())
}

/// Tests if a Rust source has a path that begins with a crate's name, as in `board::Cell`.
pub(crate) fn uses_crate(source: &str, package: &str) -> bool {
    let path = package.replace('-', "_") + "::";
    source.match_indices(&path).any(|(start, _)| {
        let before = source[..start].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || "_:".contains(c))
    })
}

/// Returns a copy of a TOML table, or an empty table if the value is missing.
fn table(value: Option<&Value>) -> Table {
    value.and_then(Value::as_table).cloned().unwrap_or_default()
}

/// Returns the arguments of `cargo add`: `lexopt`, or
/// `ratatui --no-default-features --features crossterm`.
fn add_arguments(name: &str, dependency: &Value) -> String {
    let mut arguments = name.to_owned();
    if dependency.get("default-features") == Some(&Value::Boolean(false)) {
        arguments += " --no-default-features";
    }
    let features = dependency.get("features").and_then(Value::as_array);
    for feature in features.into_iter().flatten().filter_map(Value::as_str) {
        arguments += " --features ";
        arguments += feature;
    }
    arguments
}
