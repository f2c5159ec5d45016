//! A reader who begins each crate as its page says has what it needs.

use std::fs;
use std::path::Path;

use othellier_pages::setup;
use othellier_project::cargo::Cargo;
use othellier_project::repository::Repository;
use pretty_assertions::assert_eq;
use toml::{Table, Value};

/// The names of what a manifest depends on, wherever it does.
fn dependencies(manifest: &Path) -> Vec<String> {
    let manifest: Table = fs::read_to_string(manifest).unwrap().parse().unwrap();
    let targets = manifest.get("target").and_then(Value::as_table);
    let tables = targets.into_iter().flatten().filter_map(|(_, target)| target.as_table());
    let tables = tables.chain([&manifest]);
    let tables = tables.filter_map(|table| table.get("dependencies")?.as_table());
    let mut names: Vec<_> = tables.flat_map(Table::keys).cloned().collect();
    names.sort();
    names
}

/// Runs a command; nothing is fetched that this checkout doesn't have.
fn run(folder: &Path, command: &str) {
    let words = shlex::split(command).unwrap();
    let [_, subcommand, arguments @ ..] = &words[..] else {
        panic!("{command} is no call of cargo");
    };
    let output = Cargo::new(folder, subcommand)
        .args(arguments)
        .into_command()
        .env("CARGO_NET_OFFLINE", "true")
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command}\n{error}");
}

/// The folder of a crate, as the workspace's manifest has it.
fn place(repository: &Repository, name: &str) -> String {
    let manifest = fs::read_to_string(repository.root().join("Cargo.toml"));
    let manifest: Table = manifest.unwrap().parse().unwrap();
    let path = &manifest["workspace"]["dependencies"][name]["path"];
    path.as_str().unwrap().to_owned()
}

/// Makes the crates that a part of a page begins with, as it says. They are no
/// chapter's.
fn begin(repository: &Repository, folder: &Path, (page, anchor): (&str, &str), names: &[&str]) {
    let page = Path::new("book/src").join(page).with_extension("md");
    let page = repository.root().join(page);
    let page = fs::read_to_string(page).unwrap();
    let (_, part) = page.split_once(anchor).unwrap();
    let (_, commands) = part.split_once("```sh\n").unwrap();
    let (commands, _) = commands.split_once("```").unwrap();
    commands.lines().for_each(|command| run(folder, command));
    for name in names {
        let ours = repository.root().join(place(repository, name));
        let [ours, made] = [ours, folder.join(name)].map(|folder| folder.join("Cargo.toml"));
        assert_eq!(dependencies(&made), dependencies(&ours));
    }
}

#[test]
fn the_commands_make_crates_that_depend_on_the_same() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let repository = Repository::around(here).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let workspace = "[workspace]\nresolver = \"3\"\n";
    fs::write(folder.path().join("Cargo.toml"), workspace).unwrap();
    fs::copy(repository.root().join("Cargo.lock"), folder.path().join("Cargo.lock")).unwrap();
    let begin = |place, names: &[&str]| {
        begin(&repository, folder.path(), place, names);
    };
    begin(("shared-crates", "{#setup}"), &["chapter-cli"]);
    for chapter in repository.chapters().unwrap() {
        if chapter.number == 9 {
            begin(("shared-crates", "{#finished-games}"), &["finished-games"]);
            begin(("shared-crates", "{#disk}"), &["fake-disk"]);
        }
        if chapter.number == 19 {
            let names = ["benchmark-positions"];
            begin(("shared-crates", "{#benchmark-positions}"), &names);
        }
        if chapter.number == 24 {
            begin(("shared-crates", "{#engine-parts}"), &["engine-parts"]);
        }
        for its_crate in chapter.crates().unwrap() {
            let commands = setup::commands(&repository, &its_crate).unwrap();
            for command in commands {
                run(folder.path(), &command);
            }
            let made = folder.path().join(&its_crate.name).join("Cargo.toml");
            let ours = its_crate.path.join("Cargo.toml");
            assert_eq!(dependencies(&made), dependencies(&ours));
            // It stands on this chapter, and the next on it.
            if its_crate.name == "databases" {
                begin(("game-formats", "{#setup}"), &["game-formats"]);
            }
        }
        if chapter.number == 24 {
            begin(("shared-crates", "{#engine-player}"), &["engine-player"]);
        }
        if chapter.number == 11 {
            begin(("shared-crates", "{#windows}"), &["terminal", "othello-window"]);
        }
        if chapter.number == 16 {
            begin(("shared-crates", "{#opponent-window}"), &["opponent-window"]);
        }
    }
}
