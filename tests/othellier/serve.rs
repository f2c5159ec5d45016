//! A running server, seen by a reader and by an author.

use super::common::server::Server;
use super::common::{replace, small_book, write_page};
use pretty_assertions::assert_eq;
use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;

#[test]
fn the_book_is_served_and_a_wrong_address_is_told_so() {
    let home = small_book();
    let server = Server::start(home.path(), 0);
    assert!(server.get("").contains("Black begins."));
    assert!(server.get("no-such-page").contains("not found"));
    // What is printed comes a moment later.
    server.wait_for_in("print.html", "class=\"cover\"");
}

#[test]
fn a_taken_port_means_the_next_free_one() {
    let home = small_book();
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = taken.local_addr().unwrap().port();
    let server = Server::start(home.path(), port);
    assert!(!server.address.contains(&format!(":{port}/")));
    assert!(server.get("").contains("Black begins."));
}

/// Ctrl-C, a system that shuts down, a terminal that is closed.
#[test]
#[cfg(unix)]
fn a_signal_ends_it_quietly_and_leaves_nothing_behind() {
    for signal in ["INT", "TERM", "HUP"] {
        let home = small_book();
        let mut server = Server::start(home.path(), 0);
        let note = home.path().join("target/book-address");
        assert!(note.exists());
        assert!(server.signal(signal).success(), "{signal}");
        assert_eq!(server.wait_for_error(), "", "{signal}");
        assert!(!note.exists(), "{signal}");
        let builds = fs::read_dir(home.path().join("target/book")).unwrap();
        assert_eq!(builds.count(), 0, "{signal}");
    }
}

#[test]
fn a_request_that_never_ends_is_given_up() {
    let home = small_book();
    let server = Server::start(home.path(), 0);
    let answer = server.exchange("GET / HTTP/1.1\r\nHost: localh");
    assert!(!answer.contains("Black begins."), "{answer}");
}

#[test]
fn a_wrong_page_keeps_the_last_good_one_until_it_is_mended() {
    let home = small_book();
    let mut server = Server::start(home.path(), 0);
    write_page(home.path(), "welcome.md", "# Oh\n\n{{#include none}}\n");
    let error = server.wait_for_error();
    assert!(error.contains("book/src/welcome.md:3:"), "{error}");
    let page = server.get("");
    assert!(page.contains("Black begins."), "{page}");
    assert!(page.contains("book/src/welcome.md:3:"), "{page}");
    write_page(home.path(), "welcome.md", "# Welcome\n\nMended.\n");
    server.wait_for("Mended.");
    assert!(!server.get("").contains("role=\"alert\""));
}

/// A running program can't draw with code that was changed since.
#[test]
fn who_changes_code_is_told_to_start_again() {
    let home = small_book();
    let code = Path::new("src/main.rs");
    othellier_project::files::write(&home.path().join(code), "").unwrap();
    let server = Server::start(home.path(), 0);
    replace(home.path(), code, "//! Another program.");
    server.wait_for("The code has changed: press Ctrl-C");
    assert!(server.get("").contains("Black begins."));
}
