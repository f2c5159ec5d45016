//! Tests the peak memory of reading a large database.
#![cfg(target_os = "linux")]

use std::env;
use std::fs;
use std::io::{self, Read};
use std::process::Command;

use databases::{PlayerNames, WthorGames, WthorHeader};
use pretty_assertions::assert_eq;

/// Generates a database of `games` games without moves.
fn zeros(games: u32) -> impl Read {
    let header = WthorHeader {
        games,
        ..WthorHeader::default()
    };
    let bytes = u64::from(games) * 68;
    io::Cursor::new(header.to_bytes()).chain(io::repeat(0).take(bytes))
}

/// Returns the peak memory of this process, in KiB.
fn peak_memory() -> usize {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = line.unwrap().split_whitespace().next().unwrap();
    number.parse().unwrap()
}

/// Measures in a child process, without the memory of other tests.
#[test]
fn memory_does_not_grow_with_database() {
    let test = "memory::peak_memory_of_large_database";
    let output = Command::new(env::current_exe().unwrap())
        .args(["--exact", test, "--ignored", "--nocapture"])
        .output()
        .unwrap();
    let stdout = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{output:?}");
    assert!(stdout.contains("1 passed"), "{stdout}");
}

#[test]
#[ignore = "measures this process, so no other test may run beside it"]
fn peak_memory_of_large_database() {
    read(1); // Loads the code itself.
    let before = peak_memory();
    read(500_000); // 34 MB
    let growth = peak_memory() - before;
    assert!(growth < 1024, "memory grew by {growth} KiB");
}

/// Reads a database of `games` games, and files with false counts.
fn read(games: u32) {
    let database = WthorGames::new(zeros(games)).unwrap();
    assert_eq!(database.count(), games as usize);
    // A header that promises 292 GB of games or 64 Ki names, and no more.
    let header = WthorHeader {
        games: u32::MAX,
        names: u16::MAX,
        ..WthorHeader::default()
    };
    let bytes = header.to_bytes();
    assert_eq!(WthorGames::new(&bytes[..]).unwrap().count(), 1);
    assert!(PlayerNames::from_reader(&bytes[..]).is_err());
}
