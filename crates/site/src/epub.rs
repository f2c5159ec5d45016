//! The book as an EPUB: the pages of a site, without what runs in them, in the order
//! of the contents. What's around them is in `book/epub`.

use crate::html::{self, Kind, Tag};
use crate::print_page::{self, ALIVE, Entry};
use anyhow::{Context, Result};
use mdbook_driver::MDBook;
use othellier_project::files::{read, walk};
use othellier_project::repository::Repository;
use page_boards::html::escape;
use std::fs;
use std::io::{Cursor, Write as _};
use std::mem;
use std::path::Path;
use std::time::SystemTime;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

/// Its name beside the pages, and how they link to it.
pub(crate) const NAME: &str = "othellier.epub";
pub(crate) const PLACE: &str = "<span class=\"epub\"></span>";
pub(crate) const LINK: &str = " It's an <a href=\"othellier.epub\">EPUB</a>, too.";

/// The site's style, and at the end what's otherwise where nobody knows the paper.
const SHEETS: [&str; 6] = [
    "css/variables.css",
    "othellier.css",
    "boards.css",
    "code.css",
    "listings.css",
    "epub.css",
];

/// What readers of books have never heard of: they'd skip more than one rule.
const NEW: [&str; 6] = [
    ":is(",
    ":has(",
    ":where(",
    ":not(",
    "@container",
    "@supports",
];

/// The kinds of files in it, by their endings.
const KINDS: [(&str, &str); 6] = [
    (".xhtml", "application/xhtml+xml"),
    (".css", "text/css"),
    (".jpg", "image/jpeg"),
    (".png", "image/png"),
    (".txt", "text/plain"),
    (".woff2", "font/woff2"),
];

const SVG: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\"";

type Files = Vec<(String, Vec<u8>)>;

/// Its first file, with its name before it: what every EPUB has there.
const START: &[u8] = b"mimetypeapplication/epub+zip";

/// Whether these are the bytes of an EPUB.
pub(crate) fn is_one(file: &[u8]) -> bool {
    file.get(30..58) == Some(START)
}

/// The EPUB of the book whose pages are in the folder `site`. Fails when something
/// can't be read.
pub fn bound(repository: &Repository, site: &Path) -> Result<Vec<u8>> {
    let (folder, theme) = (
        repository.book().join("epub"),
        repository.book().join("theme"),
    );
    let book = MDBook::load(repository.book())?;
    let (config, entries) = (&book.config.book, print_page::entries(&book));
    let text = |text: &Option<String>| escape(text.as_deref().unwrap_or_default());
    let fill = |template: &str| -> Result<String> {
        let template = read(&folder.join(template))?.replace("{title}", &text(&config.title));
        let template = template.replace("{description}", &text(&config.description));
        let template = template.replace("{authors}", &escape(&config.authors.join(", ")));
        Ok(template.replace("{language}", &text(&config.language)))
    };
    let template = fill("page.html")?;
    let page = |file: &str, name: &str, text: &str| {
        let page = template
            .replace("{name}", &escape(name))
            .replace("{file}", file);
        (
            format!("{file}.xhtml"),
            page.replace("{text}", text).into_bytes(),
        )
    };
    let mut files = vec![
        page("cover", "Cover", &fill("cover.html")?),
        page("title", "Title", &fill("title.html")?),
        page("contents", "Contents", &contents(&entries)),
    ];
    for Entry { file, name, .. } in &entries {
        let text = still(&read(&site.join(file).with_extension("html"))?)?;
        files.push(page(file, name, &text));
    }
    files.push(("book.css".to_owned(), style(&theme)?.into_bytes()));
    for file in [walk(&theme.join("fonts"))?, walk(&folder)?].concat() {
        let name = file
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if name != "fonts.css" && kind(&name).is_some() {
            files.push((name, fs::read(file)?));
        }
    }
    let package = list(&fill("package.opf")?, &files).into_bytes();
    files.push(("package.opf".to_owned(), package));
    pack(&read(&folder.join("container.xml"))?, files)
}

fn kind(name: &str) -> Option<&str> {
    KINDS
        .iter()
        .find_map(|(ending, kind)| name.ends_with(ending).then_some(*kind))
}

/// The contents: each chapter is in the part that opens before it.
fn contents(entries: &[Entry]) -> String {
    let line = |Entry {
                    number, name, file, ..
                }: &Entry| {
        let number = number.map(|number| format!("{number}. "));
        let name = number.unwrap_or_default() + &escape(name);
        format!("<li><a href=\"{file}.xhtml\">{name}</a>")
    };
    let mut list = String::new();
    for part in entries.chunk_by(|_, next| next.number.is_some()) {
        let inside: Vec<_> = part[1..]
            .iter()
            .map(|entry| line(entry) + "</li>\n")
            .collect();
        list += &line(&part[0]);
        if !inside.is_empty() {
            list += &format!("\n<ol>\n{}</ol>", inside.concat());
        }
        list += "</li>\n";
    }
    format!("<nav epub:type=\"toc\"><h1>Contents</h1>\n<ol>\n{list}</ol></nav>")
}

/// What the first page's game has in its place.
const CODE: [&str; 2] = ["style", "script"];

/// What a page of the site says, as XML, in the light that its discs need: nothing in
/// it is alive, and no heading links to itself.
fn still(page: &str) -> Result<String> {
    let light = page
        .split_once("<svg")
        .and_then(|(_, svg)| svg.split_once("</svg>"));
    let light = light.context("a page has no light for its discs")?.0;
    let mut text = format!("{SVG}{light}</svg>\n<main>");
    let pieces: Vec<_> = html::pieces(page).collect();
    let (mut is_header, mut is_code) = (false, false);
    for piece in html::inside(&pieces, "main") {
        match &piece.kind {
            Kind::Start(tag) if CODE.contains(&tag.name()) => is_code = true,
            Kind::End(name) if CODE.contains(&&**name) => is_code = false,
            _ if is_code => {}
            Kind::Start(tag) if tag.name().starts_with(ALIVE) => {}
            Kind::End(name) if name.starts_with(ALIVE) => {}
            Kind::Start(tag) if tag.attribute("class") == "header" => is_header = true,
            Kind::End(name) if name == "a" && mem::take(&mut is_header) => {}
            Kind::Start(tag) => text += &start(tag, piece.source),
            _ => text += piece.source,
        }
    }
    Ok(text + "</main>")
}

/// The start of an element, as XML wants it.
fn start(tag: &Tag, source: &str) -> String {
    let start = source
        .replace(" viewbox=", " viewBox=")
        .replace(" textlength=", " textLength=");
    let (width, height) = (tag.attribute("width"), tag.attribute("height"));
    match tag.name() {
        "svg" if tag.attribute("xmlns").is_empty() => start.replacen("<svg", SVG, 1),
        // The first page's game goes on at a board, which is a picture here.
        "a" if !tag.attribute("href").contains("://") => start
            .replace(".html#board-1", ".html")
            .replace(".html", ".xhtml"),
        "span" => start.replace(&format!(" width=\"{width}\" height=\"{height}\""), ""),
        // Not every reader knows AVIF, so there's another picture in `book/epub`.
        "img" => start.replace(".avif", ".jpg").replace("\">", "\"/>"),
        name @ ("br" | "hr") => format!("<{name}/>"),
        _ => start,
    }
}

/// The style of all pages, in the colors of the light theme.
fn style(theme: &Path) -> Result<String> {
    let mut style = String::new();
    for sheet in SHEETS {
        let sheet = read(&theme.join(sheet))?;
        let is_old = |rule: &&str| !NEW.iter().any(|word| rule.contains(word));
        style.extend(sheet.split_inclusive("\n}\n").filter(is_old));
    }
    let style = style
        .replace("{{ resource \"fonts/", "")
        .replace("\" }}\"", "\"");
    let mut parts = style.split("light-dark(");
    let mut light = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (color, rest) = part.split_once(", ").unwrap_or((part, ""));
        let (_, rest) = rest.split_once(");").unwrap_or_default();
        light += &format!("{color};{rest}");
    }
    Ok(light)
}

/// The package with all files, and with the pages in the order in which they're read.
fn list(package: &str, files: &Files) -> String {
    let (mut manifest, mut spine) = (String::new(), String::new());
    for (place, (name, _)) in files.iter().enumerate() {
        let kind = kind(name).unwrap_or_default();
        let is_page = kind.contains("xhtml");
        let property = match name.as_str() {
            "contents.xhtml" => " properties=\"nav\"",
            "cover.png" => " properties=\"cover-image\"",
            "cover.xhtml" | "title.xhtml" => "",
            _ if is_page => " properties=\"svg\"",
            _ => "",
        };
        let item = format!("id=\"i{place}\" href=\"{name}\" media-type=\"{kind}\"{property}");
        manifest += &format!("<item {item}/>\n");
        if is_page {
            spine += &format!("<itemref idref=\"i{place}\"/>\n");
        }
    }
    let package = package
        .replace("{manifest}", &manifest)
        .replace("{spine}", &spine);
    package.replace("{now}", &now())
}

/// When it is. A server tells a browser the same in another order.
fn now() -> String {
    let date = httpdate::fmt_http_date(SystemTime::now());
    let (day, month, year, time) = (&date[5..7], &date[8..11], &date[12..16], &date[17..25]);
    let month = "JanFebMarAprMayJunJulAugSepOctNovDec"
        .find(month)
        .unwrap_or_default()
        / 3
        + 1;
    format!("{year}-{month:02}-{day}T{time}Z")
}

/// The archive: first what it is, as it is, so that its first bytes tell.
fn pack(container: &str, files: Files) -> Result<Vec<u8>> {
    let options = SimpleFileOptions::default().last_modified_time(DateTime::default());
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    archive.start_file(
        "mimetype",
        options.compression_method(CompressionMethod::Stored),
    )?;
    archive.write_all(&START[8..])?;
    archive.start_file("META-INF/container.xml", options)?;
    archive.write_all(container.as_bytes())?;
    for (name, bytes) in files {
        archive.start_file(format!("book/{name}"), options)?;
        archive.write_all(&bytes)?;
    }
    Ok(archive.finish()?.into_inner())
}
