//! A reader who begins each crate as its page says has what it needs.

use std::collections::BTreeMap;
use std::path::Path;

use othellier_project::cargo::Cargo;
use othellier_project::files::{read, write};
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
    // What needed the last chapter is made now, and nothing is left for later.
    let said = begin::begin(&repository, folder).unwrap();
    assert!(
        said.starts_with("engine-player is in") && !said.contains("Later"),
        "{said}"
    );
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
        let ours = repository.root().join(workspace.path_of(&package).unwrap());
        assert_eq!(names, dependencies(&ours), "{package}");
    }
}
