//! The book as a folder of files, built once, and where a browser finds it.

use super::program;
use axum::Router;
use axum::http::HeaderValue;
use axum::http::header::CONTENT_SECURITY_POLICY;
use axum::middleware::map_response;
use axum::response::Response;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use thirtyfour::prelude::*;
use tower_http::services::{ServeDir, ServeFile};

/// The folder. Its boards are alive.
static SITE: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("live-site");
    program::build(&program::root(), "--out", &folder);
    folder
});

/// The address of a server of the folder.
static ADDRESS: LazyLock<String> = LazyLock::new(|| served(router()));

/// The same, below the content security policy that the book gives to those who
/// host it.
static GUARDED: LazyLock<String> = LazyLock::new(|| {
    let page = program::root().join("book/src/teaching.md");
    let page = std::fs::read_to_string(page).unwrap();
    let mut lines = page.lines();
    let policy = lines.find_map(|line| line.strip_prefix(POLICY)).unwrap();
    let policy = HeaderValue::from_str(policy.trim()).unwrap();
    served(router().layer(map_response(move |mut response: Response| {
        let policy = policy.clone();
        response
            .headers_mut()
            .insert(CONTENT_SECURITY_POLICY, policy);
        std::future::ready(response)
    })))
});

const POLICY: &str = "Content-Security-Policy:";

/// The address of the book behind its content security policy.
pub fn guarded_address() -> &'static str {
    &GUARDED
}

/// The folder, below a path of its own, as on GitHub Pages.
fn router() -> Router {
    let missing = ServeFile::new(SITE.join("404.html"));
    let files = ServeDir::new(&*SITE).not_found_service(missing);
    Router::new().nest_service("/some/where", files)
}

/// Starts a server, which ends with the tests.
fn served(router: Router) -> String {
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

/// The address of the book, as a server has it.
pub fn address() -> &'static str {
    &ADDRESS
}

/// The address of a page, such as `01-board`.
pub fn page(name: &str) -> String {
    format!("{}{name}.html", address())
}

/// The address of the book, opened as a file.
pub fn file_address() -> String {
    format!("file://{}/", SITE.display())
}

/// The names of all pages but the one with everything in it.
pub fn pages() -> Vec<String> {
    let name = |file: PathBuf| file.file_name()?.to_str().map(str::to_owned);
    let mut pages: Vec<_> = std::fs::read_dir(&*SITE)
        .unwrap()
        .filter_map(|file| name(file.unwrap().path()))
        .filter(|name| name.ends_with(".html"))
        // mdBook's own: the page to print, the menu, and what isn't found.
        .filter(|name| !["print", "toc", "404"].contains(&&name[..name.len() - 5]))
        .collect();
    pages.sort();
    assert!(pages.len() > 1, "there are only {pages:?}");
    pages
}

/// Opens a page with all its folds, and waits until its boards are alive.
pub async fn unfolded(browser: &WebDriver, page: &str) -> WebDriverResult<()> {
    browser.goto(format!("{}{page}", address())).await?;
    let unfold = "document.querySelectorAll('details')
        .forEach(fold => fold.open = true)";
    browser.execute(unfold, Vec::new()).await?;
    wake(browser, "othellier-board").await
}

/// Goes to each of these boards, as a reader does, until it is alive.
pub async fn wake(browser: &WebDriver, boards: &str) -> WebDriverResult<()> {
    let script = "
        const [boards, done] = arguments;
        const asleep = () => document.querySelector(`${boards}:not(.alive)`);
        const go = () => {
            const board = asleep();
            board?.scrollIntoView({ block: 'center', behavior: 'instant' });
            if (board) setTimeout(go, 20);
            else done();
        };
        go()";
    browser.execute_async(script, vec![boards.into()]).await?;
    Ok(())
}

/// The themes, light ones first.
pub const THEMES: [&str; 2] = ["light", "navy"];

/// Chooses a theme in the menu, which changes the colors of code as well, and
/// waits until they are there.
pub async fn wear(browser: &WebDriver, theme: &str) -> WebDriverResult<()> {
    let choose = "
        const [theme, done] = arguments;
        document.querySelector(`#mdbook-theme-${theme}`).click();
        const sheets = [...document.querySelectorAll('link[rel=stylesheet]')]
            .filter(element => !element.disabled && !element.sheet);
        const loaded = sheets.map(element =>
            new Promise(loaded => element.addEventListener('load', loaded)));
        Promise.all(loaded).then(() => done())";
    browser.execute_async(choose, vec![theme.into()]).await?;
    Ok(())
}

/// How many bytes a server may send for a script, by the beginning of its path. A
/// folder has what comes with a page. The others have code, and where a page has
/// boards, one of them comes when a reader is near, and all else when it's asked for.
const LIMITS: [(&str, usize); 12] = [
    ("core-", 3_000),
    ("boards/", 9_000),
    ("commands/", 5_000),
    ("steps/", 1_000),
    ("windows/", 5_000),
    ("expert-", 50_000),
    ("steps-", 80_000),
    ("windows-", 260_000),
    // It brings what the small weights have learned.
    ("learning-", 80_000),
    // The engine's weights are in it, nearly a megabyte of them.
    ("programs-learned-", 600_000),
    ("programs-", 280_000),
    // Any other part of the boards.
    ("", 60_000),
];

#[test]
fn every_script_is_small() {
    let page = SITE.join("page");
    let inside = |folder: &Path| {
        std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().path())
    };
    let files = inside(&page).flat_map(|file| {
        if file.is_dir() {
            inside(&file).collect()
        } else {
            vec![file]
        }
    });
    for file in files.filter(|file| file.extension().is_some_and(|it| it == "js")) {
        let path = file.strip_prefix(&page).unwrap().to_str().unwrap();
        let size = zipped(&std::fs::read(&file).unwrap());
        let (_, limit) = LIMITS
            .iter()
            .find(|(start, _)| path.starts_with(start))
            .unwrap();
        println!("{path} has {size} bytes, zipped");
        assert!(
            size <= *limit,
            "{path} has {size} bytes, zipped: {limit} are allowed"
        );
    }
}

/// What a server sends for a page that is the first to be read: the page, its
/// styles, letters, scripts and images, and the code of its boards.
#[test]
fn every_page_comes_in_230_kibibytes() {
    for page in pages() {
        let text = std::fs::read_to_string(SITE.join(&page)).unwrap();
        let parts = parts(&text);
        assert!(parts.iter().any(|part| part.contains("book-")), "{parts:?}");
        let unwanted = ["highlight", "fonts.css", "searcher", "elasticlunr"];
        let is_unwanted = |part: &&String| unwanted.iter().any(|no| part.contains(no));
        assert_eq!(parts.iter().find(is_unwanted), None, "{page}");
        let sizes = parts
            .iter()
            .map(|part| zipped(&std::fs::read(SITE.join(part)).unwrap()));
        let size = sizes.sum::<usize>() + zipped(text.as_bytes()) + letters();
        println!("{page} comes in {size} bytes");
        assert!(size < 230 * 1024, "{page} comes in {size} bytes");
    }
}

/// The book's own letters, all of them; they're zipped in themselves.
fn letters() -> usize {
    let fonts = std::fs::read_dir(SITE.join("fonts"))
        .unwrap()
        .map(Result::unwrap);
    let fonts = fonts.filter(|file| file.path().extension().is_some_and(|it| it == "woff2"));
    let size = fonts
        .map(|file| file.metadata().unwrap().len() as usize)
        .sum();
    assert!(size < 50_000, "the letters have {size} bytes");
    size
}

/// The files that a browser fetches for a page.
fn parts(page: &str) -> BTreeSet<String> {
    let code = values(page, " data-code=\"");
    let mut parts: BTreeSet<_> = code.iter().map(|name| format!("page/{name}")).collect();
    parts.extend(values(page, "<link rel=\"stylesheet\" href=\""));
    parts.extend(values(page, "<link rel=\"icon\" href=\""));
    parts.extend(values(page, "<img src=\""));
    parts.extend(values(page, "<script defer src=\""));
    parts.extend(values(page, "<script src=\""));
    parts
}

/// What is between this and a quote.
fn values(page: &str, start: &str) -> Vec<String> {
    let values = page.split(start).skip(1);
    values
        .filter_map(|rest| rest.split('"').next())
        .map(str::to_owned)
        .collect()
}

/// The boards of a page come with one script.
#[test]
fn no_page_needs_two_parts_of_the_code() {
    for page in pages() {
        let html = std::fs::read_to_string(SITE.join(&page)).unwrap();
        let codes = values(&html, " data-code=\"");
        let codes: BTreeSet<_> = codes.iter().collect();
        assert!(codes.len() < 2, "{page}: {codes:?}");
    }
}

/// How many bytes a server sends for these.
fn zipped(bytes: &[u8]) -> usize {
    use std::io::Write;
    let best = flate2::Compression::best();
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), best);
    gzip.write_all(bytes).unwrap();
    gzip.finish().unwrap().len()
}
