//! The book's server: pages, errors, reloads and shutdown.

use super::common::server::Server;
use super::common::{replace, small_book, write_page};
use pretty_assertions::assert_eq;
use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;

#[test]
fn serves_pages_and_reports_missing_ones() {
    let dir = small_book();
    let server = Server::start(dir.path(), 0);
    assert!(server.get("").contains("Black begins."));
    assert!(server.get("no-such-page").contains("not found"));
    // The page to print is added later.
    server.wait_for_in("print.html", "class=\"cover\"");
}

#[test]
fn busy_port_falls_back_to_next_free_port() {
    let dir = small_book();
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = listener.local_addr().unwrap().port();
    let server = Server::start(dir.path(), port);
    assert!(!server.address.contains(&format!(":{port}/")));
    assert!(server.get("").contains("Black begins."));
}

/// Ctrl-C, a system shutdown, and a closed terminal.
#[test]
#[cfg(unix)]
fn signals_end_the_server_quietly_and_remove_its_files() {
    for signal in ["INT", "TERM", "HUP"] {
        let dir = small_book();
        let mut server = Server::start(dir.path(), 0);
        let address_file = dir.path().join("target/book-address");
        assert!(address_file.exists());
        assert!(server.signal(signal).success(), "{signal}");
        assert_eq!(server.wait_for_error(), "", "{signal}");
        assert!(!address_file.exists(), "{signal}");
        let builds = fs::read_dir(dir.path().join("target/book")).unwrap();
        assert_eq!(builds.count(), 0, "{signal}");
    }
}

#[test]
fn incomplete_request_times_out() {
    let dir = small_book();
    let server = Server::start(dir.path(), 0);
    let response = server.send_raw("GET / HTTP/1.1\r\nHost: localh");
    assert!(!response.contains("Black begins."), "{response}");
}

#[test]
fn broken_page_keeps_the_last_good_build_until_fixed() {
    let dir = small_book();
    let mut server = Server::start(dir.path(), 0);
    write_page(dir.path(), "welcome.md", "# Oh\n\n{{#include none}}\n");
    let error = server.wait_for_error();
    assert!(error.contains("book/src/welcome.md:3:"), "{error}");
    let page = server.get("");
    assert!(page.contains("Black begins."), "{page}");
    assert!(page.contains("book/src/welcome.md:3:"), "{page}");
    write_page(dir.path(), "welcome.md", "# Welcome\n\nMended.\n");
    server.wait_for("Mended.");
    assert!(!server.get("").contains("role=\"alert\""));
}

/// The running server can't use code that was changed since it was compiled.
#[test]
fn changed_code_asks_for_a_restart() {
    let dir = small_book();
    let source = Path::new("src/main.rs");
    othellier_project::files::write(&dir.path().join(source), "").unwrap();
    let server = Server::start(dir.path(), 0);
    replace(dir.path(), source, "//! Another program.");
    server.wait_for("The code has changed: press Ctrl-C");
    assert!(server.get("").contains("Black begins."));
}
