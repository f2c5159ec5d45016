//! The workflows of `.github` and the companion agree on their environment variables.

use std::fs;

use super::common::{companion, repository_root};

/// A variable that no program reads changes nothing, silently.
#[test]
fn companion_reads_the_variables_that_workflows_set() {
    let help = companion(repository_root())
        .args(["build", "--help"])
        .output()
        .unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let variables = variables_of_build_step();
    assert!(!variables.is_empty(), "no step of pages.yml sets variables");
    for variable in variables {
        assert!(
            help.contains(&format!("[env: {variable}=")),
            "pages.yml sets {variable}, which `othellier build` doesn't read:\n{help}"
        );
    }
}

#[test]
fn published_book_knows_its_addresses() {
    let dir = super::common::small_book();
    let output = companion(dir.path())
        .args(["build", "--out", "site"])
        .env("OTHELLIER_URL", "https://example.org/othellier")
        .env("OTHELLIER_REPOSITORY", "https://example.org/repository")
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let page = fs::read_to_string(dir.path().join("site/welcome.html")).unwrap();
    for link in [
        "<link rel=\"canonical\" href=\"https://example.org/othellier/",
        "https://example.org/repository",
        "https://example.org/othellier/card",
    ] {
        assert!(page.contains(link), "no {link} in {page}");
    }
}

/// Returns the names in the `env` mapping of the step of pages.yml that runs the companion.
fn variables_of_build_step() -> Vec<String> {
    let workflow = repository_root().join(".github/workflows/pages.yml");
    fs::read_to_string(workflow)
        .unwrap()
        .lines()
        .skip_while(|line| !line.contains("-- build --out"))
        .skip_while(|line| line.trim() != "env:")
        .skip(1)
        .take_while(|line| line.starts_with("          "))
        .filter_map(|line| line.trim().split_once(": "))
        .map(|(name, _)| name.to_owned())
        .collect()
}
