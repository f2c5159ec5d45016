//! The site of the book.

use othellier_project::files::walk;
use othellier_project::repository::Repository;
use othellier_site::addresses::Addresses;
use othellier_site::build;
use othellier_site::wasm::parts::PageScripts;
use pretty_assertions::assert_eq;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use test_support::links::dead_links;

/// The size limit of what all pages share, in bytes.
const MAX_SHARED_SIZE: usize = 650_000;

/// The size limit of a page's content, in bytes. The acceptance tests limit what a server
/// sends for a page.
const MAX_PAGE_SIZE: usize = 200_000;

/// The folder of the site, which is built once for all tests.
static SITE: LazyLock<PathBuf> = LazyLock::new(|| build("site", &Addresses::default()));

fn repository() -> Repository {
    Repository::around(env!("CARGO_MANIFEST_DIR")).unwrap()
}

/// Builds the site, and returns its folder.
fn build(name: &str, addresses: &Addresses) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if let Err(error) = build::build(&repository(), &dir, &PageScripts::default(), addresses) {
        panic!("can't build the book: {error:#}");
    }
    dir
}

fn read(path: &Path) -> String {
    String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned()
}

/// Returns the paths of all HTML files of the site.
fn html_files() -> Vec<PathBuf> {
    let mut files = walk(&SITE).unwrap();
    files.retain(|path| {
        path.extension()
            .is_some_and(|extension| extension == "html")
    });
    files
}

#[test]
fn links_are_not_dead() {
    assert_eq!(dead_links(&SITE), Vec::<String>::new());
}

/// Links are attributes; fonts are named in style sheets and in a script of each page.
#[test]
fn named_fonts_exist() {
    let mut count = 0;
    for path in walk(&SITE).unwrap() {
        let name = path.to_string_lossy();
        if !name.ends_with(".html") && !name.ends_with(".css") {
            continue;
        }
        for part in read(&path).split("fonts/").skip(1) {
            let font = part.split(['"', '\'', ')']).next().unwrap();
            if !font.ends_with(".woff2") {
                continue;
            }
            assert!(SITE.join("fonts").join(font).exists(), "{name}: {font}");
            count += 1;
        }
    }
    assert!(count > 30, "{count}");
}

#[test]
fn directives_are_expanded() {
    for path in html_files() {
        let has_directive = read(&path).contains("{{#");
        assert!(!has_directive, "{} has a directive", path.display());
    }
}

/// On Windows a path of the system has them.
#[test]
fn captions_and_links_have_no_backslashes() {
    let addresses = Addresses {
        site: None,
        repository: Some("https://example.org/othellier".to_owned()),
    };
    let page = read(&build("with-repository", &addresses).join("04-flipping.html"));
    let mut paths = 0;
    for start in ["<figcaption>", " href=\""] {
        for part in page.split(start).skip(1) {
            let end = if start.ends_with('"') { '"' } else { '\n' };
            let text = part.split(end).next().unwrap();
            paths += usize::from(text.contains("src/"));
            assert!(!text.contains('\\'), "{text}");
        }
    }
    assert!(paths > 10, "{page}");
}

/// An element `data` of a page: a number or a switch that a reader can change, and with it
/// the command in the next transcript. CONTRIBUTING.md explains its attributes.
struct Control<'page> {
    tag: &'page str,
    /// The visible text.
    text: &'page str,
    /// The next command, with a space at its end.
    command: String,
}

impl<'page> Control<'page> {
    /// Parses a page at the start of the element.
    fn parse(page: &'page str) -> Self {
        let (tag, rest) = page.split_once('>').unwrap();
        let (text, rest) = rest.split_once("</data>").unwrap();
        let (_, transcript) = rest
            .split_once("```console\n$ ")
            .expect("a command follows");
        let (command, _) = transcript.split_once('\n').unwrap();
        Self {
            tag,
            text,
            command: format!("{command} "),
        }
    }

    fn attribute(&self, name: &str) -> Option<&'page str> {
        let (_, value) = self.tag.split_once(&format!("{name}=\""))?;
        Some(value.split_once('"')?.0)
    }

    fn number(&self, name: &str) -> Option<f64> {
        Some(self.attribute(name)?.parse().unwrap())
    }

    fn value(&self) -> &'page str {
        self.attribute("value").unwrap()
    }

    /// Returns the option of the command.
    fn option(&self) -> &'page str {
        self.attribute("data-of").unwrap()
    }

    fn is_switch(&self) -> bool {
        self.attribute("data-to").is_none()
    }

    /// The option of a switch turns something off.
    fn check_switch(&self) {
        let (tag, command) = (self.tag, &self.command);
        assert_eq!(self.text, self.value(), "{tag}");
        let has_option = command.contains(&format!(" {} ", self.option()));
        assert_eq!(has_option, self.text == "without", "{tag}: {command}");
    }

    /// `page` is the path of the page in the site.
    fn check_number(&self, page: &Path) {
        const WORDS: [&str; 10] = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
        ];
        let (tag, command) = (self.tag, &self.command);
        let value = self.number("value").unwrap();
        let min = self.number("data-from").unwrap();
        let max = self.number("data-to").unwrap();
        let steps = (value - min) / self.number("data-by").unwrap_or(1.0);
        assert!((min..=max).contains(&value), "{tag}: out of range");
        assert!((steps - steps.round()).abs() < 1e-9, "{tag}: {steps} steps");
        let is_word = WORDS
            .iter()
            .position(|word| *word == self.text)
            .is_some_and(|number| self.value() == number.to_string());
        let is_digits = self.text.replace(',', "") == self.value();
        assert!(is_word || is_digits, "{tag}: {}", self.text);
        let has_option = command.contains(&format!(" {} {} ", self.option(), self.value()));
        // The programs named `own-...` have the number in their source instead.
        assert!(
            has_option || command.contains(" -p own-"),
            "{tag}: {command}"
        );
        if let Some(code) = self.attribute("data-in") {
            assert!(code.contains(self.text), "{tag}");
            assert!(remove_highlighting(&read(page)).contains(code), "{tag}");
        }
    }
}

#[test]
fn controls_agree_with_their_commands() {
    let (mut numbers, mut switches) = (0, 0);
    for path in repository().pages().unwrap() {
        let page = read(&path);
        for (index, _) in page.match_indices("<data ") {
            let control = Control::parse(&page[index..]);
            if control.is_switch() {
                control.check_switch();
                switches += 1;
            } else {
                let name = path.with_extension("html");
                control.check_number(&SITE.join(name.file_name().unwrap()));
                numbers += 1;
            }
        }
    }
    assert!(
        numbers >= 17 && switches >= 8,
        "only {numbers} numbers and {switches} switches"
    );
}

#[test]
fn rust_code_is_highlighted() {
    let mut blocks = 0;
    for path in html_files() {
        let page = read(&path);
        for code in page.split("<code class=\"language-rust").skip(1) {
            let code = code.split("</code>").next().unwrap_or_default();
            let is_highlighted =
                code.starts_with(" hljs\">") && code.contains("<span class=\"hljs-");
            assert!(is_highlighted, "{}: {code}", path.display());
            blocks += 1;
        }
    }
    assert!(blocks > 500, "only {blocks} blocks");
}

#[test]
fn pages_have_titles_and_descriptions() {
    let first_page = read(&SITE.join("index.html"));
    assert!(first_page.contains("<title>Othellier: Learn to program by"));
    assert!(first_page.contains("<span>Start reading</span> Part I"));
    let page = read(&SITE.join("04-flipping.html"));
    for html in [
        "<title>Chapter 4. Flipping - Othellier</title>",
        "<meta name=\"description\" content=\"Chapter 4 of Othellier: ",
        "<meta property=\"og:title\" content=\"Chapter 4. Flipping - ",
        "<span>Next</span> The end of the game</a>",
    ] {
        assert!(page.contains(html), "{html}");
    }
}

#[test]
fn without_address_there_is_no_canonical_link() {
    assert!(!read(&SITE.join("04-flipping.html")).contains("canonical"));
    assert!(!SITE.join("sitemap.xml").exists());
}

#[test]
fn addresses_are_in_links_and_sitemap() {
    let site = build(
        "addressed",
        &Addresses {
            site: Some("https://book.test/some/where/".to_owned()),
            repository: Some("https://code.test/it".to_owned()),
        },
    );
    let page = read(&site.join("04-flipping.html"));
    let url = "https://book.test/some/where/04-flipping.html";
    for html in [
        &format!("<link rel=\"canonical\" href=\"{url}\">"),
        "og:image\" content=\"https://book.test/some/where/card.png\"",
        "<a href=\"https://code.test/it\" title=",
        "<a href=\"https://code.test/it/blob/HEAD/chapters/04-flipping/src/flips.rs#L",
    ] {
        assert!(page.contains(html), "{html}");
    }
    let sitemap = read(&site.join("sitemap.xml"));
    assert!(sitemap.contains(&format!("<loc>{url}</loc>")));
    assert!(sitemap.contains("<loc>https://book.test/some/where/</loc>"));
    assert!(!sitemap.contains("print") && !sitemap.contains("404"));
    assert!(site.join("card.png").is_file());
    let not_found = read(&site.join("404.html"));
    assert!(not_found.contains("href=\"/some/where/\""));
}

/// Removes the elements that highlight code.
fn remove_highlighting(page: &str) -> String {
    page.split("<span class=\"hljs-")
        .map(|part| {
            let (class, rest) = part.split_once("\">").unwrap_or(("", part));
            let is_class = class.chars().all(|c| c.is_alphanumeric() || c == '_');
            if is_class {
                rest.replacen("</span>", "", 1)
            } else {
                part.to_owned()
            }
        })
        .collect()
}

#[test]
fn pages_and_assets_are_small() {
    let mut shared_size = 0;
    for path in walk(&SITE).unwrap() {
        let name = path.strip_prefix(&*SITE).unwrap().to_str().unwrap();
        if name == "print.html" || name.starts_with("searchindex") {
            continue;
        }
        if name.ends_with(".html") {
            // Everything outside of `main` is the same on all pages. Highlighting is
            // repetitive, so a server compresses it to almost nothing.
            let page = remove_highlighting(&read(&path));
            let content = page.split_once("<main>").map_or(&*page, |(_, main)| main);
            let size = content.len();
            assert!(size < MAX_PAGE_SIZE, "{name} has {size} bytes");
        } else {
            shared_size += path.metadata().unwrap().len() as usize;
        }
    }
    assert!(
        shared_size < MAX_SHARED_SIZE,
        "all pages share {shared_size} bytes"
    );
}
