//! The local server: it shows the newest build, and reloads pages after each rebuild.

use crate::build_dirs::BuildDirs;
use crate::watch::{self, Rebuilder};
use anyhow::{Context, Result, bail};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use othellier_project::book_address::AddressFile;
use othellier_project::repository::Repository;
use std::io::{self, ErrorKind};
use std::net::{Ipv4Addr, TcpListener};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;
use tower::ServiceExt;
use tower_http::services::{ServeDir, ServeFile};
use tower_livereload::LiveReloadLayer;

/// The number of ports that are tried after the requested one.
const PORT_RETRIES: u16 = 100;

/// The time that open connections get to finish when the server shuts down. The live-reload
/// stream of an open page never finishes by itself.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_millis(250);

/// The style of an error message on a page: at the bottom of the window, in any theme.
const ERROR_STYLE: &str = "position: fixed; inset: auto 0 0; z-index: 1000; max-height: 50vh; \
    overflow: auto; padding: 1em 1.5em; border-top: 4px solid #b3261e; color: #3b0a07; \
    background: #fff1ef; font: 16px/1.5 ui-monospace, monospace";

/// Builds the book and serves it on a loopback address, at `port` or the next free one.
/// Rebuilds it and reloads open pages when a file changes. Returns on Ctrl-C or another
/// signal to terminate.
///
/// # Errors
///
/// Returns an error if no port is free, or the first build fails.
pub fn serve(repository: &Repository, port: u16, open_browser: bool) -> Result<()> {
    let listener = first_free(port, |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)))?;
    let builds = Arc::new(BuildDirs::new(repository)?);
    println!("Building the book...");
    let live_reload = LiveReloadLayer::new();
    let mut rebuilder = Rebuilder::new(repository, Arc::clone(&builds), live_reload.reloader());
    rebuilder.build()?;
    let watcher = watch::start(repository, rebuilder)?;
    let address_file = AddressFile::write(repository.root(), listener.local_addr()?)?;
    let router = Router::new()
        .fallback(serve_file)
        .with_state(Arc::clone(&builds))
        .layer(live_reload);
    let result = run(listener, router, open_browser);
    drop(address_file);
    drop(watcher);
    // The thread of the rebuilder, which may still run, has another reference.
    builds.remove_all();
    result
}

/// Binds `port` or the next free one; for port 0, `bind` takes any free one.
///
/// Windows reserves ranges of ports, for example for virtual machines, and denies the
/// permission to bind them.
fn first_free<L>(port: u16, bind: impl Fn(u16) -> io::Result<L>) -> Result<L> {
    for port in port..=port.saturating_add(PORT_RETRIES) {
        match bind(port) {
            Ok(listener) => return Ok(listener),
            Err(error)
                if [ErrorKind::AddrInUse, ErrorKind::PermissionDenied].contains(&error.kind()) => {}
            Err(error) => {
                return Err(error).with_context(|| format!("can't use port {port}"));
            }
        }
    }
    bail!("no port from {port} on is free; name another, such as --port 8000")
}

/// Announces the address, and serves until a signal to terminate.
#[tokio::main(flavor = "current_thread")]
async fn run(listener: TcpListener, router: Router, open_browser: bool) -> Result<()> {
    // Handlers are registered before the address is printed: from then on, a signal must end
    // the server properly.
    let signal = shutdown_signal()?;
    announce(&listener, open_browser)?;
    listener.set_nonblocking(true)?;
    let listener = tokio::net::TcpListener::from_std(listener)?;
    let (shut_down, shutdown) = oneshot::channel();
    let server = axum::serve(listener, router).with_graceful_shutdown(async {
        let _ = shutdown.await;
    });
    let server = tokio::spawn(server.into_future());
    signal.await;
    let _ = shut_down.send(());
    let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, server).await;
    Ok(())
}

/// Prints the address, and opens it in a browser if there is a desktop.
fn announce(listener: &TcpListener, open_browser: bool) -> Result<()> {
    let url = format!("http://{}/", listener.local_addr()?);
    println!("The book is open at {url} (Ctrl-C to stop).");
    if open_browser && has_desktop() {
        // If this fails, readers open the printed address themselves.
        let _ = open::that_detached(url);
    }
    Ok(())
}

/// Tests if there is a desktop on which a browser can open a window.
fn has_desktop() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// Registers handlers for Ctrl-C, SIGTERM and SIGHUP, and returns a future that completes
/// when one of these signals arrives.
#[cfg(unix)]
fn shutdown_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    let mut hangup = signal(SignalKind::hangup())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
            _ = hangup.recv() => {}
        }
    })
}

/// Registers a handler for Ctrl-C, and returns a future that completes when it is pressed.
#[cfg(windows)]
fn shutdown_signal() -> io::Result<impl Future<Output = ()>> {
    let mut ctrl_c = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        ctrl_c.recv().await;
    })
}

/// Responds with a file of the current build. If the current build is out of date because of
/// an error, pages show that error.
async fn serve_file(State(builds): State<Arc<BuildDirs>>, request: Request) -> Response {
    let site = builds.current();
    let error = builds.error();
    let not_found = ServeFile::new(site.join("404.html"));
    let files = ServeDir::new(site).not_found_service(not_found);
    let Ok(response) = files.oneshot(request).await;
    let mut response = response.into_response();
    // Modification times have a resolution of a second, so a browser's cache couldn't
    // distinguish two builds within one.
    response
        .headers_mut()
        .insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    match error {
        Some(error) if is_html(&response) => append_error(response, &error).await,
        _ => response,
    }
}

fn is_html(response: &Response) -> bool {
    response
        .headers()
        .get(CONTENT_TYPE)
        .is_some_and(|content_type| content_type.as_bytes().starts_with(b"text/html"))
}

/// Appends an error message to a page.
async fn append_error(response: Response, error: &str) -> Response {
    let (mut head, body) = response.into_parts();
    head.headers.remove(CONTENT_LENGTH);
    let page = to_bytes(body, usize::MAX).await.unwrap_or_default();
    let mut page = String::from_utf8_lossy(&page).into_owned();
    let message = maud::html! {
        section role="alert" style=(ERROR_STYLE) {
            strong { "The pages stay as they were before your last change." }
            pre style="margin: 0.5em 0 0; white-space: pre-wrap; font-size: inherit" { (error) }
        }
    };
    page += &message.into_string();
    Response::from_parts(head, Body::from(page))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn taken_and_reserved_ports_are_skipped() {
        let bind = |port| match port {
            3000 => Err(ErrorKind::AddrInUse.into()),
            3001..=3020 => Err(ErrorKind::PermissionDenied.into()),
            port => Ok(port),
        };
        assert_eq!(first_free(3000, bind).unwrap(), 3021);
    }

    #[test]
    fn other_errors_name_the_port() {
        let bind = |_| -> io::Result<u16> { Err(ErrorKind::AddrNotAvailable.into()) };
        let error = first_free(3000, bind).unwrap_err();
        assert_eq!(error.to_string(), "can't use port 3000");
        let taken = |_| -> io::Result<u16> { Err(ErrorKind::AddrInUse.into()) };
        let error = first_free(3000, taken).unwrap_err();
        assert_eq!(
            error.to_string(),
            "no port from 3000 on is free; name another, such as --port 8000"
        );
    }
}
