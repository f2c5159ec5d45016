//! The book as an EPUB.
//!
//! The pages of a site become XHTML, without scripts and interactive elements. `book/epub`
//! has the templates of the files around them.
//!
//! The crate `epub-builder` doesn't fit: it can't declare the property `svg`, which EPUB 3
//! requires of pages with inline SVG, and these are all pages with a board.

use crate::output_file::FileKind;
use anyhow::{Context, Result};
use jiff::Timestamp;
use mdbook_driver::MDBook;
use othellier_project::files::{read, read_bytes, save, walk};
use othellier_project::repository::Repository;
use othellier_site::addresses::Addresses;
use othellier_site::build::build;
use othellier_site::html::{self, Tag, TokenKind};
use othellier_site::toc::{TocEntry, toc_entries};
use othellier_site::wasm::parts::PageScripts;
use page_boards::html::escape;
use std::io::{Cursor, Write as _};
use std::path::Path;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

const EPUB: FileKind = FileKind {
    name: "an EPUB",
    example: "--epub othellier.epub",
    matches: is_epub,
};

/// The name and the contents of the first file in the archive. It's stored without
/// compression, so these bytes are at a fixed position in each EPUB.
const MIMETYPE_NAME: &str = "mimetype";
const MIMETYPE: &str = "application/epub+zip";
const MIMETYPE_OFFSET: usize = 30;

/// The style sheets of the site that the EPUB uses, and its own.
const STYLE_SHEETS: [&str; 6] = [
    "css/variables.css",
    "othellier.css",
    "boards.css",
    "code.css",
    "listings.css",
    "epub.css",
];

/// CSS that many reading systems don't support. They would ignore more than the rule that
/// has it.
const UNSUPPORTED_CSS: [&str; 6] = [
    ":is(",
    ":has(",
    ":where(",
    ":not(",
    "@container",
    "@supports",
];

/// The media types of the files in an EPUB, by extension.
const MEDIA_TYPES: [(&str, &str); 6] = [
    ("xhtml", "application/xhtml+xml"),
    ("css", "text/css"),
    ("jpg", "image/jpeg"),
    ("png", "image/png"),
    ("txt", "text/plain"),
    ("woff2", "font/woff2"),
];

/// Elements that are removed with their contents.
const REMOVED_ELEMENTS: [&str; 2] = ["style", "script"];

const SVG_START: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\"";

/// Writes the book to the file `path`, which is replaced atomically.
///
/// # Errors
///
/// Returns an error if `path` holds something other than an EPUB, or there's a mistake in the book.
pub fn publish(repository: &Repository, path: &Path, addresses: &Addresses) -> Result<()> {
    let path = EPUB.ensure_replaceable(path)?;
    let site = tempfile::tempdir()?;
    build(repository, site.path(), &PageScripts::default(), addresses)?;
    save(&path, build_epub(repository, site.path())?)
}

/// Tests if a file's contents are an EPUB.
fn is_epub(contents: &[u8]) -> bool {
    contents
        .get(MIMETYPE_OFFSET..)
        .and_then(|rest| rest.strip_prefix(MIMETYPE_NAME.as_bytes()))
        .is_some_and(|rest| rest.starts_with(MIMETYPE.as_bytes()))
}

/// A file in the archive, except those with fixed names.
struct EpubFile {
    name: String,
    contents: Vec<u8>,
}

impl EpubFile {
    fn new(name: impl Into<String>, contents: impl Into<Vec<u8>>) -> Self {
        Self {
            name: name.into(),
            contents: contents.into(),
        }
    }

    fn is_page(&self) -> bool {
        self.name.ends_with(".xhtml")
    }
}

/// Makes an EPUB of the book whose pages are in the folder `site`.
///
/// # Errors
///
/// Returns an error if a page, a template or another file can't be read.
pub fn build_epub(repository: &Repository, site: &Path) -> Result<Vec<u8>> {
    let book = MDBook::load(repository.book())?;
    let entries = toc_entries(&book);
    let templates = Templates::new(repository, &book);
    let mut files = vec![
        templates.page("cover", "Cover", &templates.fill("cover.html")?)?,
        templates.page("title", "Title", &templates.fill("title.html")?)?,
        templates.page("contents", "Contents", &render_contents(&entries))?,
    ];
    for TocEntry {
        page_name, title, ..
    } in &entries
    {
        let html = read(&site.join(page_name).with_extension("html"))?;
        files.push(templates.page(page_name, title, &to_xhtml(&html)?)?);
    }
    let theme = repository.book().join("theme");
    files.push(EpubFile::new("book.css", style_sheet(&theme)?));
    let images = walk(&repository.book().join("epub"))?;
    let fonts = walk(&theme.join("fonts"))?;
    for path in fonts.into_iter().chain(images) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name != "fonts.css" && media_type(&name).is_some() {
            files.push(EpubFile::new(name, read_bytes(&path)?));
        }
    }
    let package = render_package(&templates.fill("package.opf")?, &files);
    files.push(EpubFile::new("package.opf", package));
    zip(&templates.fill("container.xml")?, &files)
}

/// The templates in `book/epub`, whose placeholders are the book's metadata.
struct Templates<'a> {
    repository: &'a Repository,
    metadata: [(&'static str, String); 4],
}

impl<'a> Templates<'a> {
    fn new(repository: &'a Repository, book: &MDBook) -> Self {
        let config = &book.config.book;
        let escape_option = |text: &Option<String>| escape(text.as_deref().unwrap_or_default());
        Self {
            repository,
            metadata: [
                ("{title}", escape_option(&config.title)),
                ("{description}", escape_option(&config.description)),
                ("{authors}", escape(&config.authors.join(", "))),
                ("{language}", escape_option(&config.language)),
            ],
        }
    }

    /// Reads a template, and fills in the metadata.
    fn fill(&self, name: &str) -> Result<String> {
        let mut text = read(&self.repository.book().join("epub").join(name))?;
        for (placeholder, value) in &self.metadata {
            text = text.replace(placeholder, value);
        }
        Ok(text)
    }

    /// Renders a page of the EPUB.
    fn page(&self, name: &str, title: &str, content: &str) -> Result<EpubFile> {
        let page = self
            .fill("page.html")?
            .replace("{name}", &escape(title))
            .replace("{file}", name)
            .replace("{text}", content);
        Ok(EpubFile::new(format!("{name}.xhtml"), page))
    }
}

fn media_type(file_name: &str) -> Option<&'static str> {
    let (_, extension) = file_name.rsplit_once('.')?;
    MEDIA_TYPES
        .iter()
        .find(|(known, _)| *known == extension)
        .map(|(_, media_type)| *media_type)
}

/// Renders the table of contents. Chapters are nested in the unnumbered page before them,
/// which is their part's.
fn render_contents(entries: &[TocEntry]) -> String {
    let render_link = |entry: &TocEntry| {
        let title = escape(&entry.numbered_title());
        format!("<a href=\"{}.xhtml\">{title}</a>", entry.page_name)
    };
    let mut list = String::new();
    for group in entries.chunk_by(|_, next| next.number.is_some()) {
        let (part, chapters) = (&group[0], &group[1..]);
        list += &format!("<li>{}", render_link(part));
        if !chapters.is_empty() {
            list += "\n<ol>\n";
            for chapter in chapters {
                list += &format!("<li>{}</li>\n", render_link(chapter));
            }
            list += "</ol>";
        }
        list += "</li>\n";
    }
    format!("<nav epub:type=\"toc\"><h1>Contents</h1>\n<ol>\n{list}</ol></nav>")
}

/// Converts the main content of a page to XHTML: without scripts, custom elements, and the
/// links of headings to themselves.
fn to_xhtml(page: &str) -> Result<String> {
    // The first SVG of a page has the gradients that its boards refer to.
    let gradients = page
        .split_once("<svg")
        .and_then(|(_, rest)| rest.split_once("</svg>"))
        .context("a page has no gradients for its discs")?
        .0;
    let mut xhtml = format!("{SVG_START}{gradients}</svg>\n<main>");
    let tokens: Vec<_> = html::tokens(page).collect();
    let mut in_removed_element = false;
    let mut in_heading_link = false;
    for token in html::content_of(&tokens, "main") {
        match &token.kind {
            TokenKind::Start(tag) if REMOVED_ELEMENTS.contains(&tag.name()) => {
                in_removed_element = true;
            }
            TokenKind::End(name) if REMOVED_ELEMENTS.contains(&name.as_str()) => {
                in_removed_element = false;
            }
            _ if in_removed_element => {}
            TokenKind::Start(tag) if html::is_custom_element(tag.name()) => {}
            TokenKind::End(name) if html::is_custom_element(name) => {}
            TokenKind::Start(tag) if tag.attribute("class") == "header" => {
                in_heading_link = true;
            }
            TokenKind::End(name) if name == "a" && in_heading_link => {
                in_heading_link = false;
            }
            TokenKind::Start(tag) => xhtml += &start_tag_to_xhtml(tag, token.source),
            _ => xhtml += token.source,
        }
    }
    xhtml += "</main>";
    Ok(xhtml)
}

/// Converts a start tag to XHTML.
fn start_tag_to_xhtml(tag: &Tag, source: &str) -> String {
    // mdBook lowercases the names of attributes. In XML, those of SVG are case-sensitive.
    let source = source
        .replace(" viewbox=", " viewBox=")
        .replace(" textlength=", " textLength=");
    match tag.name() {
        "svg" if tag.attribute("xmlns").is_empty() => source.replacen("<svg", SVG_START, 1),
        // The hero's link to an interactive board becomes a link to that board's page.
        "a" if !tag.attribute("href").contains("://") => source
            .replace(".html#board-1", ".html")
            .replace(".html", ".xhtml"),
        "span" => {
            let (width, height) = (tag.attribute("width"), tag.attribute("height"));
            source.replace(&format!(" width=\"{width}\" height=\"{height}\""), "")
        }
        // AVIF isn't a core media type of EPUB, so `book/epub` has a JPEG.
        "img" => source.replace(".avif", ".jpg").replace("\">", "\"/>"),
        name @ ("br" | "hr") => format!("<{name}/>"),
        _ => source,
    }
}

/// Returns the style sheet of all pages: the rules that reading systems support, in the
/// colors of the light theme.
fn style_sheet(theme: &Path) -> Result<String> {
    let mut css = String::new();
    for name in STYLE_SHEETS {
        let sheet = read(&theme.join(name))?;
        let supported_rules = sheet
            .split_inclusive("\n}\n")
            .filter(|rule| !UNSUPPORTED_CSS.iter().any(|css| rule.contains(css)));
        css.extend(supported_rules);
    }
    // Fonts are in the same folder as the style sheet.
    let css = css
        .replace("{{ resource \"fonts/", "")
        .replace("\" }}\"", "\"");
    Ok(choose_light_colors(&css))
}

/// Replaces each declaration `light-dark(light, dark);` by its first color.
fn choose_light_colors(css: &str) -> String {
    let mut parts = css.split("light-dark(");
    let mut light = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (color, rest) = part.split_once(", ").unwrap_or((part, ""));
        let (_dark, rest) = rest.split_once(");").unwrap_or_default();
        light += &format!("{color};{rest}");
    }
    light
}

/// Renders the package document, which lists all files, and the pages in reading order.
fn render_package(template: &str, files: &[EpubFile]) -> String {
    let mut manifest = String::new();
    let mut spine = String::new();
    for (index, file) in files.iter().enumerate() {
        let properties = match file.name.as_str() {
            "contents.xhtml" => " properties=\"nav\"",
            "cover.png" => " properties=\"cover-image\"",
            "cover.xhtml" | "title.xhtml" => "",
            _ if file.is_page() => " properties=\"svg\"",
            _ => "",
        };
        let name = &file.name;
        let media_type = media_type(name).unwrap_or_default();
        manifest += &format!(
            "<item id=\"i{index}\" href=\"{name}\" media-type=\"{media_type}\"{properties}/>\n"
        );
        if file.is_page() {
            spine += &format!("<itemref idref=\"i{index}\"/>\n");
        }
    }
    let modified = Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string();
    template
        .replace("{manifest}", &manifest)
        .replace("{spine}", &spine)
        .replace("{now}", &modified)
}

/// Makes the archive.
fn zip(container: &str, files: &[EpubFile]) -> Result<Vec<u8>> {
    let compressed = SimpleFileOptions::default().last_modified_time(DateTime::default());
    let stored = compressed.compression_method(CompressionMethod::Stored);
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    archive.start_file(MIMETYPE_NAME, stored)?;
    archive.write_all(MIMETYPE.as_bytes())?;
    archive.start_file("META-INF/container.xml", compressed)?;
    archive.write_all(container.as_bytes())?;
    for file in files {
        archive.start_file(format!("book/{}", file.name), compressed)?;
        archive.write_all(&file.contents)?;
    }
    Ok(archive.finish()?.into_inner())
}
