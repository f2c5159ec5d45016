//! The local server.

use super::common::replace;
use super::common::server::Server;
#[cfg(unix)]
use pretty_assertions::assert_eq;
#[cfg(unix)]
use std::fs;
use std::io::Read;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
#[cfg(unix)]
use std::time::{Duration, Instant};
use test_support::{small_book, write_page};

/// The path of the stream that tells a page to reload.
const LIVE_RELOAD_PATH: &str = "/_tower-livereload/event-stream";

#[test]
fn serves_pages_and_a_not_found_page() {
    let dir = small_book();
    let server = Server::start(dir.path(), 0);
    assert!(server.get("").contains("Black begins."));
    assert!(server.get("no-such-page").contains("not found"));
    // `print.html` is written after the server has started.
    server.wait_for_text("print.html", "class=\"cover\"");
}

#[test]
fn port_in_use_is_replaced_by_the_next_free_one() {
    let dir = small_book();
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = listener.local_addr().unwrap().port();
    let server = Server::start(dir.path(), port);
    assert!(!server.url.contains(&format!(":{port}/")));
    assert!(server.get("").contains("Black begins."));
}

#[test]
#[cfg(unix)]
fn signal_shuts_down_and_removes_files() {
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
#[cfg(unix)]
fn open_connections_do_not_block_shutdown() {
    let dir = small_book();
    let mut server = Server::start(dir.path(), 0);
    let _unfinished_request = server.send("GET / HTTP/1.1\r\nHost: localh");
    let mut live_reload = server.send(&format!(
        "GET {LIVE_RELOAD_PATH} HTTP/1.1\r\nHost: localhost\r\n\r\n"
    ));
    // The stream is open when its first bytes arrive.
    live_reload.read_exact(&mut [0; 8]).unwrap();
    assert!(server.get("").contains("Black begins."));
    let start = Instant::now();
    assert!(server.signal("INT").success());
    assert!(start.elapsed() < Duration::from_secs(10));
}

#[test]
fn change_reloads_open_pages() {
    let dir = small_book();
    let server = Server::start(dir.path(), 0);
    assert!(server.get("").contains(LIVE_RELOAD_PATH));
    let mut stream = server.send(&format!(
        "GET {LIVE_RELOAD_PATH} HTTP/1.0\r\nHost: localhost\r\n\r\n"
    ));
    stream.read_exact(&mut [0; 8]).unwrap();
    write_page(dir.path(), "welcome.md", "# Welcome\n\nWhite begins.\n");
    let mut events = String::new();
    stream.read_to_string(&mut events).unwrap();
    assert!(events.contains("event: reload"), "{events}");
    server.wait_for_text("", "White begins.");
}

#[test]
fn mistake_in_a_page_keeps_the_last_build_until_it_is_fixed() {
    let dir = small_book();
    let mut server = Server::start(dir.path(), 0);
    write_page(dir.path(), "welcome.md", "# Oh\n\n{{#include none}}\n");
    let error = server.wait_for_error();
    assert!(error.contains("book/src/welcome.md:3:"), "{error}");
    let page = server.get("");
    assert!(page.contains("Black begins."), "{page}");
    assert!(page.contains("book/src/welcome.md:3:"), "{page}");
    write_page(dir.path(), "welcome.md", "# Welcome\n\nMended.\n");
    server.wait_for_text("", "Mended.");
    assert!(!server.get("").contains("role=\"alert\""));
}

/// The companion draws figures with code that is compiled into it.
#[test]
fn changed_code_asks_for_a_restart() {
    for path in ["src/main.rs", "crates/site/src/lib.rs"] {
        let dir = small_book();
        othellier_project::files::write(&dir.path().join(path), "").unwrap();
        let server = Server::start(dir.path(), 0);
        replace(dir.path(), Path::new(path), "//! Other code.");
        server.wait_for_text("", "The code has changed: press Ctrl-C");
        assert!(server.get("").contains("Black begins."));
    }
}
