//! Showing the book to a browser on this machine, always the newest build.

use crate::site_versions::Builds;
use crate::watch::{self, Author};
use anyhow::{Context, Result, bail};
use http_body_util::BodyExt;
use hyper::body::{Bytes, Incoming};
use hyper::header::{CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE, HeaderValue};
use hyper::server::conn::http1;
use hyper::{Request, Response};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use othellier_project::book_address::AddressFile;
use othellier_project::repository::Repository;
use std::convert::Infallible;
use std::io::{self, ErrorKind};
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tower::util::BoxCloneService;
use tower::{Layer, Service, service_fn};
use tower_http::services::{ServeDir, ServeFile};
use tower_livereload::LiveReloadLayer;

/// How many ports after the wanted one are tried.
const MORE_PORTS: u16 = 100;

/// How long a browser may take to ask for something. Without a limit, a silent
/// one would keep its connection forever.
const PATIENCE: Duration = Duration::from_secs(10);

/// Builds the book, serves it on a loopback address at `port` or the next free one,
/// and rebuilds and reloads it when a file changes. Stops on Ctrl-C, or when the
/// system asks it to. Fails when no port is free, or the first build fails.
pub fn serve(repository: &Repository, port: u16, open: bool) -> Result<()> {
    let listener = bind(port)?;
    let builds = Builds::new(repository)?;
    println!("Building the book...");
    let builds = Arc::new(builds);
    let live_reload = LiveReloadLayer::new();
    let address = listener.local_addr()?;
    let mut author = Author::new(repository, Arc::clone(&builds), live_reload.reloader());
    author.build()?;
    let watcher = watch::start(repository, author)?;
    let address_file = AddressFile::write(repository.root(), address)?;
    let outcome = run(listener, service(&builds, &live_reload), open);
    drop(address_file);
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
                return Err(error).with_context(|| format!("can't use port {port}"));
            }
        }
    }
    bail!("no port from {port} on is free; name another, such as --port 8000")
}

fn announce(listener: &TcpListener, open: bool) -> Result<()> {
    let address = format!("http://{}/", listener.local_addr()?);
    println!("The book is open at {address} (Ctrl-C to stop).");
    if open && has_desktop() {
        // We've printed the address, so if no browser starts, it costs the
        // reader a click.
        let _ = open::that_detached(address);
    }
    Ok(())
}

/// Whether a browser would have a screen to open on.
fn has_desktop() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|v| !v.is_empty());
    cfg!(any(windows, target_os = "macos")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// Prints the address, and answers requests until Ctrl-C or another signal ends
/// it. A reader may press Ctrl-C as soon as the address is there, so we listen
/// for signals first.
fn run(listener: TcpListener, service: Answers, open: bool) -> Result<()> {
    listener.set_nonblocking(true)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        tokio::select! {
            biased;
            outcome = asked_to_end() => Ok(outcome?),
            outcome = answer_all(listener, service, open) => outcome,
        }
    })
}

async fn answer_all(listener: TcpListener, service: Answers, open: bool) -> Result<()> {
    announce(&listener, open)?;
    let listener = tokio::net::TcpListener::from_std(listener)?;
    loop {
        match listener.accept().await {
            Ok((stream, _)) => {
                tokio::spawn(converse(stream, service.clone()));
            }
            // Too many files are open, or the browser has changed its mind.
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
}

/// Answers what a browser asks on one connection.
async fn converse(stream: TcpStream, service: Answers) {
    let service = TowerToHyperService::new(service);
    let conversation = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .serve_connection(TokioIo::new(stream), service);
    // The browser is gone, so it doesn't matter.
    let _ = conversation.await;
}

/// Waits for Ctrl-C, or for a signal that ends a program.
#[cfg(unix)]
async fn asked_to_end() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut hang_up = signal(SignalKind::hangup())?;
    tokio::select! {
        outcome = tokio::signal::ctrl_c() => outcome,
        _ = terminate.recv() => Ok(()),
        _ = hang_up.recv() => Ok(()),
    }
}

/// Waits for Ctrl-C.
#[cfg(not(unix))]
async fn asked_to_end() -> io::Result<()> {
    tokio::signal::ctrl_c().await
}

/// The text of a response, from a file or from us.
type Body = http_body_util::combinators::UnsyncBoxBody<Bytes, io::Error>;

/// What answers a request.
type Answers = BoxCloneService<Request<Incoming>, Response<Body>, io::Error>;

/// Answers with the files of the newest build, whichever that is at the time of
/// asking, in pages that reload when there's a newer one.
fn service(builds: &Arc<Builds>, live_reload: &LiveReloadLayer) -> Answers {
    let builds = Arc::clone(builds);
    let files = live_reload.layer(service_fn(move |request| {
        let (site, mistake) = (builds.newest(), builds.mistake());
        async move {
            let response = file(site, request).await;
            Ok::<_, Infallible>(match mistake {
                Some(mistake) if is_page(&response) => with_mistake(response, &mistake).await,
                _ => response,
            })
        }
    }));
    BoxCloneService::new(service_fn(move |request| {
        let mut files = files.clone();
        async move {
            let response = files.call(request).await.map_err(io::Error::other)?;
            Ok(response.map(|body| body.map_err(io::Error::other).boxed_unsync()))
        }
    }))
}

fn body(text: String) -> Body {
    text.map_err(io::Error::other).boxed_unsync()
}

/// A file of a site.
async fn file(site: PathBuf, request: Request<Incoming>) -> Response<Body> {
    let not_found = ServeFile::new(site.join("404.html"));
    let mut files = ServeDir::new(site).not_found_service(not_found);
    let Ok(response) = files.call(request).await;
    let mut response = response.map(|body| body.map_err(io::Error::other).boxed_unsync());
    // If a browser asks by date, it can't tell two builds in the same second
    // apart.
    let never = HeaderValue::from_static("no-store");
    response.headers_mut().insert(CACHE_CONTROL, never);
    response
}

fn is_page(response: &Response<Body>) -> bool {
    let kind = response.headers().get(CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
}

/// A page with what is wrong in the book below it.
async fn with_mistake(response: Response<Body>, mistake: &str) -> Response<Body> {
    let (mut head, page) = response.into_parts();
    head.headers.remove(CONTENT_LENGTH);
    let page = page.collect().await.map(|page| page.to_bytes());
    let page = String::from_utf8_lossy(&page.unwrap_or_default()).into_owned();
    let note = maud::html! {
        section role="alert" style=(MISTAKE_STYLE) {
            strong { "The pages stay as they were before your last change." }
            pre style="margin: 0.5em 0 0; white-space: pre-wrap; font-size: inherit" { (mistake) }
        }
    };
    Response::from_parts(head, body(page + &note.into_string()))
}

/// A mistake covers what is at the bottom of the window, in any theme.
const MISTAKE_STYLE: &str = "position: fixed; inset: auto 0 0; z-index: 1000; max-height: 50vh; \
    overflow: auto; padding: 1em 1.5em; border-top: 4px solid #b3261e; color: #3b0a07; \
    background: #fff1ef; font: 16px/1.5 ui-monospace, monospace";
