//! A database is read in a small part of the memory that it would fill. The
//! file is a process of its own, so that no other test is measured.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::{self, Read};

use records::{Entries, Header, Players};

/// A database of so many games that is nowhere in memory: zeros.
fn zeros(games: u32) -> impl Read {
    let header = Header {
        games,
        ..Header::default()
    };
    let bytes = u64::from(games) * 68;
    io::Cursor::new(header.to_bytes()).chain(io::repeat(0).take(bytes))
}

/// The most memory that this process has had, in KiB.
fn most_memory() -> usize {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|it| it.strip_prefix("VmHWM:"));
    let words = line.unwrap().split_whitespace().next();
    words.unwrap().parse().unwrap()
}

#[test]
fn the_size_of_a_database_does_not_matter() {
    let before = most_memory();
    let games = 500_000; // 34 MB
    assert_eq!(Entries::new(zeros(games)).unwrap().count(), 500_000);
    // The header promises 292 GB, or 64 KiB names, and nothing comes.
    let lie = Header {
        games: u32::MAX,
        names: u16::MAX,
        ..Header::default()
    };
    let bytes = lie.to_bytes();
    assert_eq!(Entries::new(&bytes[..]).unwrap().count(), 1);
    assert!(Players::read(&bytes[..]).is_err());
    let more = most_memory() - before;
    assert!(more < 1024, "{more} KiB more");
}
