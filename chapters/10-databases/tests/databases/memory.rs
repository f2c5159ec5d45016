//! A database is read in a small part of the memory that it would fill.
#![cfg(target_os = "linux")]

use std::env;
use std::fs;
use std::io::{self, Read};
use std::process::Command;

use databases::{PlayerNames, WthorGames, WthorHeader};
use pretty_assertions::assert_eq;

/// A database of `games` games that is nowhere in memory: zeros.
fn zeros(games: u32) -> impl Read {
    let header = WthorHeader {
        games,
        ..WthorHeader::default()
    };
    let bytes = u64::from(games) * 68;
    io::Cursor::new(header.to_bytes()).chain(io::repeat(0).take(bytes))
}

/// The most memory that this process has had, in KiB.
fn most_memory() -> usize {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let words = line.unwrap().split_whitespace().next();
    words.unwrap().parse().unwrap()
}

/// Says to the child process that it is one.
const CHILD: &str = "DATABASES_MEASURES";

/// In a process of its own, so that no other test is measured.
#[test]
fn the_size_of_a_database_does_not_matter() {
    let test = "memory::reads_more_than_fits";
    let output = Command::new(env::current_exe().unwrap())
        .args(["--exact", test, "--ignored", "--nocapture"])
        .env(CHILD, "memory")
        .output()
        .unwrap();
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{output:?}");
    assert!(printed.contains("1 passed"), "{printed}");
}

#[test]
#[ignore = "the test above runs it in a process of its own"]
fn reads_more_than_fits() {
    if env::var_os(CHILD).is_none() {
        return; // other tests would be measured too
    }
    read(1); // The program's own code is in memory from here on.
    let before = most_memory();
    read(500_000); // 34 MB
    let more = most_memory() - before;
    assert!(more < 1024, "{more} KiB more");
}

/// Reads a database of `games` games, and two files that lie.
fn read(games: u32) {
    let entries = WthorGames::new(zeros(games)).unwrap();
    assert_eq!(entries.count(), games as usize);
    // The header promises 292 GB, or 64 KiB names, and nothing comes.
    let lie = WthorHeader {
        games: u32::MAX,
        names: u16::MAX,
        ..WthorHeader::default()
    };
    let bytes = lie.to_bytes();
    assert_eq!(WthorGames::new(&bytes[..]).unwrap().count(), 1);
    assert!(PlayerNames::from_reader(&bytes[..]).is_err());
}
