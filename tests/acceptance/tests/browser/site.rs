//! The built book: its files, servers for it, and limits for their sizes.

use super::companion;
use axum::Router;
use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::CONTENT_SECURITY_POLICY;
use axum::middleware::{Next, from_fn, map_response};
use axum::response::Response;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use thirtyfour::prelude::*;
use tower_http::services::{ServeDir, ServeFile};

/// The folder with the book, which is built on first use.
static SITE: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("live-site");
    companion::build(&companion::repository_root(), "--out", &folder);
    folder
});

/// The URL of the book on a server.
static BASE_URL: LazyLock<String> = LazyLock::new(|| serve(router()));

/// The URL of the book on a server that sends the content security policy which the
/// book recommends to teachers.
static CSP_BASE_URL: LazyLock<String> = LazyLock::new(|| {
    let page = companion::repository_root().join("book/src/teaching.md");
    let page = std::fs::read_to_string(page).unwrap();
    let policy = page
        .lines()
        .find_map(|line| line.strip_prefix("Content-Security-Policy:"))
        .unwrap();
    let policy = HeaderValue::from_str(policy.trim()).unwrap();
    serve(router().layer(map_response(move |mut response: Response| {
        let policy = policy.clone();
        response
            .headers_mut()
            .insert(CONTENT_SECURITY_POLICY, policy);
        std::future::ready(response)
    })))
});

/// Returns the URL of the book on a server with a content security policy.
pub fn csp_base_url() -> &'static str {
    &CSP_BASE_URL
}

/// Returns a router that serves the book below a path, as GitHub Pages does.
fn router() -> Router {
    let not_found = ServeFile::new(SITE.join("404.html"));
    let files = ServeDir::new(&*SITE).not_found_service(not_found);
    Router::new().nest_service("/some/where", files)
}

/// Returns the URL of the book on a server that sends these headers with the pages, and
/// these with the files whose paths contain `scripts`.
pub fn misconfigured_url(
    page_headers: &'static [(&'static str, &'static str)],
    scripts: &'static str,
    script_headers: &'static [(&'static str, &'static str)],
) -> String {
    serve(
        router().layer(from_fn(move |request: Request, next: Next| async move {
            let path = request.uri().path().to_owned();
            let mut response = next.run(request).await;
            let headers = if path.ends_with(".html") {
                page_headers
            } else if path.ends_with(".js") && path.contains(scripts) {
                script_headers
            } else {
                &[]
            };
            for (name, value) in headers {
                response
                    .headers_mut()
                    .insert(*name, HeaderValue::from_static(value));
            }
            response
        })),
    )
}

/// Tests that all scripts are ASCII, which any declared character set leaves as they are.
#[test]
fn scripts_are_ascii() {
    let mut dirs = vec![SITE.clone()];
    let mut count = 0;
    while let Some(dir) = dirs.pop() {
        for entry in std::fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                dirs.push(path);
            } else if path.extension().is_some_and(|extension| extension == "js") {
                count += 1;
                let script = std::fs::read(&path).unwrap();
                assert!(script.is_ascii(), "{}", path.display());
            }
        }
    }
    assert!(count > 20, "only {count} scripts");
}

/// Returns the URLs of two copies of the book on one server.
pub fn two_copies() -> [String; 2] {
    let copies = Router::new()
        .nest("/first", router())
        .nest("/second", router());
    let base_url = serve(copies);
    let host = base_url.trim_end_matches("/some/where/");
    ["first", "second"].map(|copy| format!("{host}/{copy}/some/where/"))
}

/// Starts a server that runs until the end of this process, and returns the book's URL.
fn serve(router: Router) -> String {
    let listener = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address = listener.local_addr().unwrap();
    listener.set_nonblocking(true).unwrap();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(listener).unwrap();
            axum::serve(listener, router).await.unwrap();
        });
    });
    format!("http://{address}/some/where/")
}

/// Returns the URL of the book on a server.
pub fn base_url() -> &'static str {
    &BASE_URL
}

/// Returns the URL of a page, such as `01-board`.
pub fn page_url(name: &str) -> String {
    format!("{}{name}.html", base_url())
}

/// Returns the `file:` URL of the book.
pub fn file_base_url() -> String {
    format!("file://{}/", SITE.display())
}

/// Returns the file names of the book's pages, sorted, without the pages that mdBook
/// adds: the page to print, the table of contents, and the page for missing addresses.
pub fn page_files() -> Vec<String> {
    let mut pages: Vec<_> = std::fs::read_dir(&*SITE)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".html"))
        .filter(|name| !["print.html", "toc.html", "404.html"].contains(&name.as_str()))
        .collect();
    pages.sort();
    assert!(pages.len() > 1, "only {pages:?}");
    pages
}

/// Returns the text of a file of the book.
pub fn read(file: &str) -> String {
    std::fs::read_to_string(SITE.join(file)).unwrap()
}

/// Opens a page and all its `details`, and waits until its boards have started.
pub async fn open_unfolded(browser: &WebDriver, page: &str) -> WebDriverResult<()> {
    browser.goto(format!("{}{page}", base_url())).await?;
    let unfold = "document.querySelectorAll('details')
        .forEach(fold => fold.open = true)";
    browser.execute(unfold, Vec::new()).await?;
    wake_boards(browser, "othellier-board").await
}

/// Scrolls to each board that matches a selector, and waits until it has started.
pub async fn wake_boards(browser: &WebDriver, selector: &str) -> WebDriverResult<()> {
    let script = "
        const [selector, done] = arguments;
        const wakeNext = () => {
            const board = document.querySelector(`${selector}:not(.alive)`);
            board?.scrollIntoView({ block: 'center', behavior: 'instant' });
            if (board) setTimeout(wakeNext, 20);
            else done();
        };
        wakeNext()";
    browser.execute_async(script, vec![selector.into()]).await?;
    Ok(())
}

/// A light and a dark theme.
pub const THEMES: [&str; 2] = ["light", "navy"];

/// Selects a theme in the menu, and waits until its style sheets are loaded.
pub async fn select_theme(browser: &WebDriver, theme: &str) -> WebDriverResult<()> {
    let select = "
        const [theme, done] = arguments;
        document.querySelector(`#mdbook-theme-${theme}`).click();
        const sheets = [...document.querySelectorAll('link[rel=stylesheet]')]
            .filter(element => !element.disabled && !element.sheet);
        const loaded = sheets.map(element =>
            new Promise(resolve => element.addEventListener('load', resolve)));
        Promise.all(loaded).then(() => done())";
    browser.execute_async(select, vec![theme.into()]).await?;
    Ok(())
}

/// The largest size of a script, compressed, in bytes, by the beginning of its path; the
/// first match counts.
///
/// Scripts in folders come with each page that uses them. The others contain WebAssembly,
/// and are loaded on demand: the boards' code when a board is near, the rest when a
/// button is pressed.
const MAX_SCRIPT_SIZES: [(&str, usize); 12] = [
    ("core-", 3_000),
    ("boards/", 9_000),
    ("commands/", 5_000),
    ("steps/", 1_000),
    ("windows/", 5_000),
    ("expert-", 50_000),
    ("steps-", 80_000),
    ("windows-", 260_000),
    // Includes the pupil's weights.
    ("learning-", 80_000),
    // Includes the engine's weights, nearly a megabyte.
    ("programs-learned-", 600_000),
    ("programs-", 280_000),
    // The code of boards.
    ("", 60_000),
];

#[test]
fn scripts_stay_below_size_limits() {
    let scripts = SITE.join("page");
    let entries = |folder: &Path| {
        std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
    };
    let files = entries(&scripts).flat_map(|path| {
        if path.is_dir() {
            entries(&path).collect()
        } else {
            vec![path]
        }
    });
    for file in files.filter(|file| file.extension().is_some_and(|extension| extension == "js")) {
        let path = file.strip_prefix(&scripts).unwrap().to_str().unwrap();
        let size = gzipped_size(&std::fs::read(&file).unwrap());
        let (_, limit) = MAX_SCRIPT_SIZES
            .iter()
            .find(|(start, _)| path.starts_with(start))
            .unwrap();
        println!("{path}: {size} bytes, compressed");
        assert!(
            size <= *limit,
            "{path} has {size} bytes, compressed: {limit} are allowed"
        );
    }
}

/// A first visit loads the page, its styles, fonts, scripts and images, and the code of
/// its boards.
#[test]
fn page_loads_are_below_230_kib() {
    for page in page_files() {
        let text = std::fs::read_to_string(SITE.join(&page)).unwrap();
        let resources = resources(&text);
        assert!(
            resources.iter().any(|file| file.contains("book-")),
            "{resources:?}"
        );
        let unwanted = ["highlight", "fonts.css", "searcher", "elasticlunr"];
        let is_unwanted = |file: &&String| unwanted.iter().any(|name| file.contains(name));
        assert_eq!(resources.iter().find(is_unwanted), None, "{page}");
        let resource_sizes: usize = resources
            .iter()
            .map(|file| gzipped_size(&std::fs::read(SITE.join(file)).unwrap()))
            .sum();
        let size = gzipped_size(text.as_bytes()) + resource_sizes + font_size();
        println!("{page}: {size} bytes");
        assert!(size < 230 * 1024, "{page} has {size} bytes");
    }
}

/// Returns the size of all fonts in bytes. The format is compressed already.
fn font_size() -> usize {
    let size = std::fs::read_dir(SITE.join("fonts"))
        .unwrap()
        .map(Result::unwrap)
        .filter(|file| {
            file.path()
                .extension()
                .is_some_and(|extension| extension == "woff2")
        })
        .map(|file| file.metadata().unwrap().len() as usize)
        .sum();
    assert!(size < 50_000, "the fonts have {size} bytes");
    size
}

/// Returns the paths of the files that a browser loads for a page.
fn resources(page: &str) -> BTreeSet<String> {
    let mut paths: BTreeSet<_> = attribute_values(page, " data-code=\"")
        .iter()
        .map(|name| format!("page/{name}"))
        .collect();
    paths.extend(attribute_values(page, "<link rel=\"stylesheet\" href=\""));
    paths.extend(attribute_values(page, "<link rel=\"icon\" href=\""));
    paths.extend(attribute_values(page, "<img src=\""));
    paths.extend(attribute_values(page, "<script defer src=\""));
    paths.extend(attribute_values(page, "<script src=\""));
    paths
}

/// Returns the texts between each `start` and the next quotation mark.
fn attribute_values(page: &str, start: &str) -> Vec<String> {
    page.split(start)
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .map(str::to_owned)
        .collect()
}

#[test]
fn boards_of_a_page_share_one_script() {
    for page in page_files() {
        let html = std::fs::read_to_string(SITE.join(&page)).unwrap();
        let scripts = BTreeSet::from_iter(attribute_values(&html, " data-code=\""));
        assert!(scripts.len() < 2, "{page}: {scripts:?}");
    }
}

/// Returns the size of a file as a server sends it: compressed with gzip.
fn gzipped_size(bytes: &[u8]) -> usize {
    use std::io::Write;
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    gzip.write_all(bytes).unwrap();
    gzip.finish().unwrap().len()
}
