//! The real book, as a site.

use super::links::dead_links;
use othellier_project::files::walk;
use othellier_project::repository::Repository;
use othellier_site::addresses::Addresses;
use othellier_site::build;
use othellier_site::wasm::parts::PageScripts;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The book is built once for all the tests.
pub(super) static SITE: LazyLock<PathBuf> = LazyLock::new(|| {
    let repository = Repository::around(env!("CARGO_MANIFEST_DIR")).unwrap();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("site");
    if let Err(error) = build::build(
        &repository,
        &folder,
        &PageScripts::default(),
        &Addresses::default(),
    ) {
        panic!("can't build the book: {error:#}");
    }
    folder
});

fn text(file: &Path) -> String {
    String::from_utf8_lossy(&fs::read(file).unwrap()).into_owned()
}

#[test]
fn every_internal_link_leads_somewhere() {
    pretty_assertions::assert_eq!(dead_links(&SITE), Vec::<String>::new());
}

#[test]
fn every_include_is_expanded() {
    for file in walk(&SITE).unwrap() {
        let is_page = file.extension().is_some_and(|kind| kind == "html");
        let left = is_page && text(&file).contains("{{#");
        assert!(!left, "{} shows a directive", file.display());
    }
}

/// A number that can be dragged is in its range, a switch says what's so, and below
/// it is the command that runs with it. If it's in a listing, too, it's there.
#[test]
fn what_a_reader_can_change_is_that_of_its_command() {
    let words = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
    ];
    let (mut numbers, mut switches) = (0, 0);
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book/src");
    for file in walk(&pages).unwrap() {
        let page = text(&file);
        for (at, _) in page.match_indices("<data ") {
            let (tag, rest) = page[at..].split_once('>').unwrap();
            let (said, rest) = rest.split_once("</data>").unwrap();
            let field = |name| {
                let (_, value) = tag.split_once(&format!("{name}=\""))?;
                Some(value.split_once('"')?.0)
            };
            let (value, of) = (field("value").unwrap(), field("data-of").unwrap());
            let below = rest
                .split_once("```console\n$ ")
                .expect("a command below")
                .1;
            let command = format!("{} ", below.split_once('\n').unwrap().0);
            let Some(to) = field("data-to") else {
                let is_there = command.contains(&format!(" {of} "));
                assert!(
                    said == value && is_there == (said == "without"),
                    "{tag}: {command}"
                );
                switches += 1;
                continue;
            };
            let number = |text: &str| text.parse::<f64>().unwrap();
            let from = number(field("data-from").unwrap());
            let steps = (number(value) - from) / field("data-by").map_or(1.0, number);
            assert!(
                (steps - steps.round()).abs() < 1e-9 && steps >= 0.0,
                "{tag}: {steps} steps"
            );
            assert!(number(value) <= number(to), "{tag}: at most {to}");
            let word = value
                .parse()
                .ok()
                .and_then(|number: usize| words.get(number));
            assert!(
                said.replace(',', "") == value || word == Some(&said),
                "{said} isn't {value}"
            );
            let is_there = command.contains(&format!(" {of} {value} "));
            assert!(is_there || command.contains(" -p own-"), "{tag}: {command}");
            let built = || text(&SITE.join(file.with_extension("html").file_name().unwrap()));
            if let Some(around) = field("data-in") {
                assert!(
                    around.contains(said) && uncolored(&built()).contains(around),
                    "{tag}"
                );
            }
            numbers += 1;
        }
    }
    assert!(
        numbers >= 17 && switches >= 8,
        "only {numbers} numbers and {switches} switches"
    );
}

/// No page waits for a browser to color its code.
#[test]
fn code_has_its_colors_in_every_page() {
    let mut blocks = 0;
    for file in walk(&SITE).unwrap() {
        let page = text(&file);
        for code in page.split("<code class=\"language-rust").skip(1) {
            let code = code.split("</code>").next().unwrap_or_default();
            let is_colored = code.starts_with(" hljs\">") && code.contains("<span class=\"hljs-");
            assert!(is_colored, "{}: {code}", file.display());
            blocks += 1;
        }
    }
    assert!(blocks > 500, "there are only {blocks} blocks of code");
}

#[test]
fn every_page_says_what_it_is() {
    let home = text(&SITE.join("index.html"));
    assert!(home.contains("<title>Othellier: Learn to program by"));
    let page = text(&SITE.join("04-flipping.html"));
    for tag in [
        "<title>Chapter 4. Flipping - Othellier</title>",
        "<meta name=\"description\" content=\"Chapter 4 of Othellier: ",
        "<meta property=\"og:title\" content=\"Chapter 4. Flipping - ",
    ] {
        assert!(page.contains(tag), "{tag}");
    }
    let next = "<span>Next</span> The end of the game</a>";
    assert!(page.contains(next) && home.contains("<span>Start reading</span> Part I"));
    assert!(!page.contains("canonical"), "nobody knows the address yet");
    assert!(!SITE.join("sitemap.xml").exists());
}

/// With its address, the book says where each page is; with that of its
/// repository, where each listing is.
#[test]
fn a_book_that_knows_its_addresses_links_to_them() {
    let repository = Repository::around(env!("CARGO_MANIFEST_DIR")).unwrap();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("addressed");
    let addresses = Addresses {
        site: Some("https://book.test/some/where/".to_owned()),
        repository: Some("https://code.test/it".to_owned()),
    };
    build::build(&repository, &folder, &PageScripts::default(), &addresses).unwrap();
    let page = text(&folder.join("04-flipping.html"));
    let own = "https://book.test/some/where/04-flipping.html";
    for part in [
        format!("<link rel=\"canonical\" href=\"{own}\">"),
        "og:image\" content=\"https://book.test/some/where/card.png\"".to_owned(),
        "<a href=\"https://code.test/it\" title=".to_owned(),
        "<a href=\"https://code.test/it/blob/HEAD/chapters/04-flipping/src/\
         flips.rs#L"
            .to_owned(),
    ] {
        assert!(page.contains(&part), "{part}");
    }
    let map = text(&folder.join("sitemap.xml"));
    assert!(map.contains(&format!("<loc>{own}</loc>")));
    assert!(map.contains("<loc>https://book.test/some/where/</loc>"));
    assert!(!map.contains("print") && !map.contains("404"));
    assert!(folder.join("card.png").is_file());
    let missing = text(&folder.join("404.html"));
    assert!(missing.contains("href=\"/some/where/\""));
}

/// A page without the tags that color its code: they are of a few kinds, so a
/// server makes almost nothing of them.
fn uncolored(page: &str) -> String {
    let parts = page.split("<span class=\"hljs-").map(|part| {
        let (class, rest) = part.split_once("\">").unwrap_or(("", part));
        let is_class = |sign: char| sign.is_alphanumeric() || sign == '_';
        if class.chars().all(is_class) {
            rest.replacen("</span>", "", 1)
        } else {
            part.to_owned()
        }
    });
    parts.collect()
}

/// A reader on a slow line gets any page in seconds: what all pages share, once,
/// and the page. (How many bytes a server sends for it, letters and all, is counted
/// by the acceptance tests.) The book grows by the chapter, so its whole size says nothing.
#[test]
fn every_page_is_small() {
    let (mut shared, mut pages) = (0, Vec::new());
    for file in walk(&SITE).unwrap() {
        let path = file.strip_prefix(&*SITE).unwrap().to_str().unwrap();
        let is_mdbooks = |start| path.starts_with(start);
        // The page to print is the whole book once more.
        if path == "print.html" || is_mdbooks("searchindex") {
            continue;
        }
        if path.ends_with(".html") {
            // What's around it, the side bar for instance, is the same on all pages.
            let page = uncolored(&text(&file));
            let main = page.split_once("<main>").map_or(&*page, |(_, main)| main);
            pages.push((path.to_owned(), main.len()));
        } else {
            shared += file.metadata().unwrap().len() as usize;
        }
    }
    assert!(shared < 650_000, "what all pages share has {shared} bytes");
    for (page, size) in pages {
        assert!(size < 200_000, "{page} has {size} bytes");
    }
}
