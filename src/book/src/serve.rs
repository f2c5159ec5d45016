//! Showing the book to a browser on this machine, always the newest build.

use crate::builds::Builds;
use crate::wasm::BackgroundBuild;
use crate::{site, watch};
use anyhow::{Context, Result, bail};
use axum::Router;
use axum::extract::Request;
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderValue, StatusCode};
use axum::response::IntoResponse;
use othellier_project::repository::Repository;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::sync::Arc;
use tower_http::services::{ServeDir, ServeFile};
use tower_livereload::LiveReloadLayer;

/// How many ports after the wanted one are tried.
const MORE_PORTS: u16 = 100;

/// Builds the book, serves it on a loopback address at `port` or the next
/// free one, and rebuilds and reloads it when a file changes. Ends with
/// Ctrl-C.
///
/// # Errors
///
/// When no port is free, or the first build fails.
pub fn serve(repository: &Repository, port: u16, open: bool) -> Result<()> {
    let listener = bind(port)?;
    let builds = Arc::new(Builds::new(repository)?);
    println!("Building the book...");
    let boards = BackgroundBuild::start(repository);
    let first = builds.next();
    site::build(repository, &first, boards.code())?;
    builds.publish(first);

    let live_reload = LiveReloadLayer::new();
    let reloader = live_reload.reloader();
    let reload = move || reloader.reload();
    let watcher =
        watch::start(repository, Arc::clone(&builds), boards, reload)?;

    let outcome = run(listener, router(&builds).layer(live_reload), open);
    drop(watcher);
    builds.remove_all();
    outcome
}

/// A listener on `port` or the next free one; on any free one for port 0.
fn bind(port: u16) -> Result<TcpListener> {
    for port in port..=port.saturating_add(MORE_PORTS) {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == ErrorKind::AddrInUse => {}
            Err(error) => {
                return Err(error)
                    .with_context(|| format!("port {port} cannot be used"));
            }
        }
    }
    bail!("no free port from {port} on; name another, such as --port 8000")
}

fn announce(listener: &TcpListener, open: bool) -> Result<()> {
    let address = format!("http://{}/", listener.local_addr()?);
    println!("The book is open at {address} (Ctrl-C ends).");
    if open && has_desktop() {
        // The address is printed: a browser that will not start costs a click.
        let _ = open::that_detached(address);
    }
    Ok(())
}

/// Whether a browser would have a screen to open on.
fn has_desktop() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|v| !v.is_empty());
    cfg!(any(windows, target_os = "macos"))
        || is_set("DISPLAY")
        || is_set("WAYLAND_DISPLAY")
}

/// Says where, and answers requests until Ctrl-C. A reader who has seen the
/// address may press Ctrl-C at once, so we listen for the signal first.
fn run(listener: TcpListener, router: Router, open: bool) -> Result<()> {
    listener.set_nonblocking(true)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        tokio::select! {
            biased;
            outcome = tokio::signal::ctrl_c() => Ok(outcome?),
            outcome = answer_all(listener, router, open) => outcome,
        }
    })
}

async fn answer_all(
    listener: TcpListener,
    router: Router,
    open: bool,
) -> Result<()> {
    announce(&listener, open)?;
    let listener = tokio::net::TcpListener::from_std(listener)?;
    Ok(axum::serve(listener, router).await?)
}

/// The files of the newest build, whichever that is at the time of asking.
fn router(builds: &Arc<Builds>) -> Router {
    let builds = Arc::clone(builds);
    Router::new().fallback(move |request: Request| {
        let site = builds.newest();
        async move { answer(site, request).await }
    })
}

async fn answer(site: PathBuf, request: Request) -> impl IntoResponse {
    let not_found = ServeFile::new(site.join("404.html"));
    let mut files = ServeDir::new(site).not_found_service(not_found);
    let mut response = match files.try_call(request).await {
        Ok(response) => response.into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    };
    // Two builds in one second look alike to a browser that asks by date.
    let never = HeaderValue::from_static("no-store");
    response.headers_mut().insert(CACHE_CONTROL, never);
    response
}
