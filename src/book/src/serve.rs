//! Showing the book to a browser on this machine, always the newest build.

use crate::boards::Boards;
use crate::{site, watch};
use anyhow::{Context, Result, bail};
use axum::Router;
use axum::extract::Request;
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderValue, StatusCode};
use axum::response::IntoResponse;
use othellier_project::repository::Repository;
use std::fs;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tempfile::TempDir;
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
    let shelf = Arc::new(Shelf::new(repository)?);
    println!("Building the book...");
    let boards = Boards::start(repository);
    let first = shelf.aside();
    site::build(repository, &first, boards.code())?;
    shelf.swap(first);

    let live_reload = LiveReloadLayer::new();
    let reloader = live_reload.reloader();
    let reload = move || reloader.reload();
    let watcher = watch::start(repository, Arc::clone(&shelf), boards, reload)?;

    let outcome = run(listener, router(&shelf).layer(live_reload), open);
    drop(watcher);
    shelf.clear();
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

/// Says where, and answers requests until Ctrl-C. Whoever has read the address
/// may press Ctrl-C at once, so the signal is listened for first.
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
fn router(shelf: &Arc<Shelf>) -> Router {
    let shelf = Arc::clone(shelf);
    Router::new().fallback(move |request: Request| {
        let site = shelf.newest();
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

/// Where the builds of one server are kept: the newest one, the one before
/// it, which a request may still be reading, and the one in the making.
pub(crate) struct Shelf {
    home: PathBuf,
    builds: Mutex<Builds>,
    // Removes `home`.
    folder: Mutex<Option<TempDir>>,
}

#[derive(Default)]
struct Builds {
    started: usize,
    newest: PathBuf,
    last: Option<PathBuf>,
}

impl Shelf {
    fn new(repository: &Repository) -> Result<Self> {
        let parent = repository.root().join("target/book");
        fs::create_dir_all(&parent)
            .and_then(|()| tempfile::tempdir_in(&parent))
            .with_context(|| format!("{} is not writable", parent.display()))
            .map(|folder| Self {
                home: folder.path().to_owned(),
                builds: Mutex::default(),
                folder: Mutex::new(Some(folder)),
            })
    }

    /// A folder, not there yet, for the next build.
    pub(crate) fn aside(&self) -> PathBuf {
        let mut builds = self.builds();
        builds.started += 1;
        self.home.join(builds.started.to_string())
    }

    /// Makes the build in the folder `fresh` the newest one.
    pub(crate) fn swap(&self, fresh: PathBuf) {
        let mut builds = self.builds();
        let last = std::mem::replace(&mut builds.newest, fresh);
        if let Some(done) = builds.last.replace(last) {
            // A build that stays behind goes with the shelf.
            let _ = fs::remove_dir_all(done);
        }
    }

    fn newest(&self) -> PathBuf {
        self.builds().newest.clone()
    }

    fn clear(&self) {
        let folder = self.folder.lock().ok().and_then(|mut f| f.take());
        drop(folder);
    }

    fn builds(&self) -> MutexGuard<'_, Builds> {
        self.builds.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
