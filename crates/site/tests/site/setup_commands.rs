//! Tests that a reader who creates each crate with the commands of its page has all
//! dependencies.

use std::collections::BTreeMap;
use std::path::Path;

use othellier_project::cargo::Cargo;
use othellier_project::files::{self, read, write};
use othellier_project::manifest::Manifest;
use othellier_project::repository::Repository;
use othellier_site::markdown::setup_commands;
use othellier_site::reader_workspace;
use pretty_assertions::assert_eq;

/// Returns the sorted names of a crate's dependencies, on any system, without those of tests.
fn dependencies(dir: &Path) -> Vec<String> {
    let mut manifest = Manifest::read(dir).unwrap();
    manifest.remove_tests();
    let mut names = manifest.all_dependencies();
    names.sort();
    names
}

#[test]
fn setup_commands_create_same_dependencies() {
    let repository = Repository::around(env!("CARGO_MANIFEST_DIR")).unwrap();
    let dir = tempfile::tempdir().unwrap();
    let dir = dir.path();
    write(&dir.join(".cargo/config.toml"), "net.offline = true\n").unwrap();
    for chapter in repository.chapters().unwrap() {
        reader_workspace::prepare(&repository, dir).unwrap();
        let name = &chapter.name;
        for command in setup_commands::commands(&repository, name, &chapter.path).unwrap() {
            let words: Vec<_> = command.split(' ').skip(1).collect();
            Cargo::new(dir, words[0])
                .args(&words[1..])
                .output()
                .unwrap();
        }
        assert_eq!(dependencies(&dir.join(name)), dependencies(&chapter.path));
    }
    let message = reader_workspace::prepare(&repository, dir).unwrap();
    assert!(message.starts_with("The given files of engine are in"));
    assert!(message.ends_with("Later, when you have what they need: the program of engine.\n"));
    assert!(dir.join("engine/src/given/table.rs").exists());
    assert!(!dir.join("engine/src/main.rs").exists());
    // The program is added when the rest is typed.
    let chapters = repository.chapters().unwrap();
    let engine = chapters.last().unwrap();
    for file in files::walk(&engine.path.join("src")).unwrap() {
        let relative = file.strip_prefix(&engine.path).unwrap();
        if relative != Path::new("src/main.rs") {
            write(&dir.join("engine").join(relative), read(&file).unwrap()).unwrap();
        }
    }
    let message = reader_workspace::prepare(&repository, dir).unwrap();
    assert!(!message.contains("Later"), "{message}");
    assert!(dir.join("engine/src/main.rs").exists());
}

/// Two pages have the commands for support crates, for readers who don't copy them.
#[test]
fn commands_on_pages_add_same_dependencies() {
    let repository = Repository::around(env!("CARGO_MANIFEST_DIR")).unwrap();
    let workspace = Manifest::read(repository.root()).unwrap();
    let mut added = BTreeMap::<String, Vec<String>>::new();
    for page in ["shared-crates.md", "game-formats.md"] {
        let page = read(&repository.book().join("src").join(page)).unwrap();
        for line in page.lines() {
            let Some(arguments) = line.strip_prefix("cargo add ") else {
                continue;
            };
            let (dependency, package) = arguments.rsplit_once(" -p ").unwrap();
            let name = dependency
                .trim_start_matches("--path ")
                .split(' ')
                .next()
                .unwrap();
            added
                .entry(package.to_owned())
                .or_default()
                .push(name.to_owned());
        }
    }
    for (package, mut names) in added {
        names.sort();
        let path = workspace.workspace_dependency_path(&package).unwrap();
        let original = repository.root().join(path);
        assert_eq!(names, dependencies(&original), "{package}");
    }
}
