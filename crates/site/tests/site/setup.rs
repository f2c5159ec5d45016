//! A reader who begins each crate as its page says has what it needs.

use std::collections::BTreeMap;
use std::path::Path;

use othellier_project::cargo::Cargo;
use othellier_project::files::{self, read, write};
use othellier_project::manifest::Manifest;
use othellier_project::repository::Repository;
use othellier_site::pages::{begin, setup};
use pretty_assertions::assert_eq;

/// The names of what a crate depends on, on any system.
fn dependencies(folder: &Path) -> Vec<String> {
    let mut manifest = Manifest::read(folder).unwrap();
    manifest.remove_tests();
    let mut names = manifest.all_dependencies();
    names.sort();
    names
}

#[test]
fn the_commands_make_crates_that_depend_on_the_same() {
    let repository = Repository::around(env!("CARGO_MANIFEST_DIR")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    // Nothing is fetched that this checkout doesn't have.
    write(&folder.join(".cargo/config.toml"), "net.offline = true\n").unwrap();
    for chapter in repository.chapters().unwrap() {
        begin::begin(&repository, folder).unwrap();
        let name = &chapter.name;
        for command in setup::commands(&repository, name, &chapter.path).unwrap() {
            let words: Vec<_> = command.split(' ').skip(1).collect();
            Cargo::new(folder, words[0])
                .args(&words[1..])
                .output()
                .unwrap();
        }
        assert_eq!(
            dependencies(&folder.join(name)),
            dependencies(&chapter.path)
        );
    }
    let output = begin::begin(&repository, folder).unwrap();
    assert!(output.starts_with("The given files of engine are in"));
    assert!(output.ends_with("Later, when you have what they need: the program of engine.\n"));
    assert!(folder.join("engine/src/given/table.rs").exists());
    assert!(!folder.join("engine/src/main.rs").exists());
    // Once the rest is typed, there's the program.
    let chapters = repository.chapters().unwrap();
    let engine = chapters.last().unwrap();
    for file in files::walk(&engine.path.join("src")).unwrap() {
        let inside = file.strip_prefix(&engine.path).unwrap();
        if inside != Path::new("src/main.rs") {
            write(&folder.join("engine").join(inside), read(&file).unwrap()).unwrap();
        }
    }
    let output = begin::begin(&repository, folder).unwrap();
    assert!(!output.contains("Later"), "{output}");
    assert!(folder.join("engine/src/main.rs").exists());
}

/// Who makes a crate by hand that nobody needs to type adds the same.
#[test]
fn a_page_adds_to_each_crate_what_it_depends_on() {
    let repository = Repository::around(env!("CARGO_MANIFEST_DIR")).unwrap();
    let workspace = Manifest::read(repository.root()).unwrap();
    let mut added = BTreeMap::<String, Vec<String>>::new();
    for page in ["shared-crates.md", "game-formats.md"] {
        let page = read(&repository.book().join("src").join(page)).unwrap();
        for command in page
            .lines()
            .filter_map(|line| line.strip_prefix("cargo add "))
        {
            let (what, package) = command.rsplit_once(" -p ").unwrap();
            let name = what
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
        let ours = repository
            .root()
            .join(workspace.workspace_dependency_path(&package).unwrap());
        assert_eq!(names, dependencies(&ours), "{package}");
    }
}
