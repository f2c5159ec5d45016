//! A reader who begins each crate as its page says has what it needs.

use std::fs;
use std::path::Path;

use othellier_pages::setup;
use othellier_project::cargo::Cargo;
use othellier_project::manifest::Manifest;
use othellier_project::repository::Repository;
use pretty_assertions::assert_eq;

/// The names of what a crate depends on, on any system.
fn dependencies(folder: &Path) -> Vec<String> {
    let mut manifest = Manifest::read(folder).unwrap();
    manifest.remove_tests();
    let mut names = manifest.all_dependencies();
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
    let workspace = Manifest::read_workspace(repository.root()).unwrap();
    for name in names {
        let ours = repository.root().join(workspace.path_of(name).unwrap());
        assert_eq!(dependencies(&folder.join(name)), dependencies(&ours));
    }
}

#[test]
fn the_commands_make_crates_that_depend_on_the_same() {
    let repository = Repository::around(env!("CARGO_MANIFEST_DIR")).unwrap();
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
            let made = folder.path().join(&its_crate.name);
            assert_eq!(dependencies(&made), dependencies(&its_crate.path));
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
