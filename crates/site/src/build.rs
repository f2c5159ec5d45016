//! Building the site: every page of the book as static files.

use crate::addresses::Addresses;
use crate::postprocess::{Pages, color, told_apart};
use crate::preprocessor::{Expander, Kept};
use crate::print_page::{self, Entry};
use crate::search::{self, ReplacedIndex};
use crate::wasm::parts::{self, PageScripts};
use crate::{comments, epub, html, mdbook_warnings, metadata};
use anyhow::{Result, bail, ensure};
use mdbook_driver::MDBook;
use mdbook_driver::book::BookItem;
use othellier_project::files::{ensure_writable, read, save, write};
use othellier_project::published_folder::{PublishedFolder, Replaceable};
use othellier_project::repository::Repository;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The file that marks a folder as a built book, with nothing in it that anyone
/// would miss.
const MARKER: &str = ".othellier";

/// Builds the book into the folder `site`, and deletes what was there. The
/// boards come alive if there's code for them.
///
/// # Errors
///
/// Everything that mdBook would only warn about, and every mistake in a page.
pub fn build(
    repository: &Repository,
    site: &Path,
    code: &PageScripts,
    addresses: &Addresses,
) -> Result<()> {
    let mut builder = Builder::new(repository, addresses);
    let unfinished = builder.build_pages(site, code)?;
    builder.finish(&unfinished, write)
}

/// Builds the book one time after the other, and keeps what comes of each page:
/// from one time to the next, most stay as they are.
pub(crate) struct Builder {
    repository: Repository,
    addresses: Addresses,
    expanded: Kept,
    pages: Pages,
}

/// A site that can be read, and what it takes to finish it.
pub(crate) struct Unfinished {
    site: PathBuf,
    index: ReplacedIndex,
    entries: Vec<Entry>,
}

impl Builder {
    pub(crate) fn new(repository: &Repository, addresses: &Addresses) -> Self {
        Self {
            repository: repository.clone(),
            addresses: addresses.clone(),
            expanded: Kept::default(),
            pages: Pages::default(),
        }
    }

    /// Forgets the pages: something that they show has changed, besides their text
    /// and the code that runs in them.
    pub(crate) fn forget(&mut self) {
        *self = Self::new(&self.repository, &self.addresses);
    }

    /// Builds all that is read in a browser; what is searched and what is printed
    /// comes when it's [finished](Self::finish). Fails as in [`build`].
    pub(crate) fn build_pages(&mut self, site: &Path, code: &PageScripts) -> Result<Unfinished> {
        let book = self.load(site, code)?;
        let (outcome, warnings) = mdbook_warnings::collect(|| book.build());
        outcome?;
        if !warnings.is_empty() {
            let located = warnings.iter().map(|w| locate(&book, w));
            bail!("{}", located.collect::<Vec<_>>().join("\n"));
        }
        comments::take_from(site)?;
        let descriptions = metadata::descriptions(&self.repository)?;
        let home = self.addresses.site.as_deref();
        let entries = print_page::entries(&book);
        self.pages.finish(site, &descriptions, &entries, home)?;
        let index = search::replace_index(site, &self.pages.contents())?;
        self.write(site, &index)?;
        code.write(site)?;
        let site = site.to_owned();
        Ok(Unfinished {
            site,
            index,
            entries,
        })
    }

    /// Writes the pages, and what is beside them.
    fn write(&self, site: &Path, index: &ReplacedIndex) -> Result<()> {
        // Each page has this list itself.
        fs::remove_file(site.join("toc.html"))?;
        for (name, text) in self.pages.texts() {
            let text = text.replace(&index.old, &index.new);
            write(&site.join(name).with_extension("html"), text)?;
        }
        let missing = not_found(&self.repository, self.addresses.path())?;
        write(&site.join("404.html"), missing)?;
        write(
            &site.join(MARKER),
            "This folder is written by `othellier build`.\n",
        )?;
        match &self.addresses.site {
            Some(home) => write(&site.join("sitemap.xml"), sitemap(home, &self.pages)),
            None => Ok(()),
        }
    }

    /// Finishes the site that was built last, whose files `write` writes. Fails when
    /// it can't be read or written.
    pub(crate) fn finish(
        &self,
        unfinished: &Unfinished,
        write: impl Fn(&Path, String) -> Result<()>,
    ) -> Result<()> {
        let Unfinished {
            site,
            index,
            entries,
        } = unfinished;
        write(
            &site.join(&index.new),
            search::script(&self.pages.contents())?,
        )?;
        let paper = site.join("print.html");
        let page = read(&paper)?;
        let pieces: Vec<_> = html::pieces(&page).collect();
        let page = told_apart(&color(&pieces, |piece| piece.source));
        write(&paper, print_page::bind(&page, entries))
    }

    fn load(&self, site: &Path, code: &PageScripts) -> Result<MDBook> {
        let (book, warnings) = mdbook_warnings::collect(|| MDBook::load(self.repository.book()));
        let mut book = book?;
        ensure!(warnings.is_empty(), "{}", warnings.join("\n"));
        book.config.set("build.build-dir", site)?;
        // mdBook's own "not found" page needs other files.
        book.config.set("output.html.input-404", "")?;
        // We have our own index.
        let nothing = toml::toml! { "" = { enable = false } };
        book.config.set("output.html.search.chapter", nothing)?;
        let address = self.addresses.repository.clone();
        if let Some(address) = &address {
            book.config.set("output.html.git-repository-url", address)?;
        }
        let (repository, kept) = (self.repository.clone(), Arc::clone(&self.expanded));
        let code = code.names();
        book.with_preprocessor(Expander {
            repository,
            address,
            code,
            kept,
        });
        Ok(book)
    }
}

/// Where we don't know the book's address, the browser looks for it, from the
/// missing page upward: the page to print is in the book's folder.
const FIND_HOME: &str = r"<script>
const look = async (folder) => {
  const { ok } = await fetch(location.origin + folder + 'print.html', { method: 'HEAD' });
  if (ok) document.querySelector('a').href = location.origin + folder;
  else if (folder !== '/') look(folder.replace(/[^/]*\/$/, ''));
};
look(location.pathname.replace(/[^/]*$/, ''));</script>";

/// The page for an address that has none. A server shows it at any such address, so
/// everything it needs is inside it. `home` is the address of the first page, if that is known. Fails when
/// the book has none.
fn not_found(repository: &Repository, home: Option<&str>) -> Result<String> {
    let page = read(&repository.book().join("theme/not-found.html"))?;
    let link = home.unwrap_or("/");
    let script = home.map_or(FIND_HOME, |_| "");
    Ok(page.replace("{home}", link).replace("{script}", script))
}

/// The list of all pages, which search engines ask for.
fn sitemap(home: &str, pages: &Pages) -> String {
    let page = |(name, _): (&str, &str)| {
        let address = metadata::own_address(home, name);
        format!("  <url><loc>{address}</loc></url>\n")
    };
    let pages: String = pages.texts().map(page).collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n\
         {pages}</urlset>\n"
    )
}

/// mdBook quotes a directive that it can't follow, but not where it is.
fn locate(book: &MDBook, warning: &str) -> String {
    find_directive(book, warning)
        .map_or_else(|| warning.to_owned(), |at| format!("{at}: {warning}"))
}

fn find_directive(book: &MDBook, warning: &str) -> Option<String> {
    let start = warning.find("{{#")?;
    let end = start + warning[start..].find("}}")?;
    let directive = &warning[start..end];
    book.iter().find_map(|item| {
        let BookItem::Chapter(chapter) = item else {
            return None;
        };
        let before = chapter.content.split_once(directive)?.0;
        let page = Path::new("book")
            .join(&book.config.book.src)
            .join(chapter.source_path.as_ref()?);
        let line = before.matches('\n').count() + 1;
        Some(format!("{}:{line}", page.display()))
    })
}

/// Builds the book somewhere else and then swaps it with the folder `out`, so
/// there's always the old site or the new one, never half of one. Fails when `out`
/// holds something other than a built book, or there's a mistake in the book. Then
/// `out` doesn't change.
pub fn publish(repository: &Repository, out: &Path, addresses: &Addresses) -> Result<()> {
    let replaces = Some(Replaceable {
        marker: MARKER,
        kind: "a built book",
    });
    let folder = PublishedFolder {
        replaces,
        example: "--out site",
    };
    folder.publish(out, |site| {
        let code = parts::compile_all(repository);
        build(repository, site, &code, addresses)?;
        write(&site.join(epub::NAME), epub::bound(repository, site)?)?;
        let mut pages = ["index.html", "print.html"]
            .map(|page| site.join(page))
            .into_iter();
        pages.try_for_each(|page| write(&page, read(&page)?.replace(epub::PLACE, epub::LINK)))
    })
}

/// Writes the book as an EPUB into a file, all of it or none. Fails when something
/// else is in it, there's a mistake in the book, or it can't be written.
pub fn publish_epub(repository: &Repository, file: &Path, addresses: &Addresses) -> Result<()> {
    let file = place_for(file, "an EPUB", "--epub othellier.epub", epub::is_one)?;
    let site = tempfile::tempdir()?;
    build(repository, site.path(), &PageScripts::default(), addresses)?;
    save(&file, epub::bound(repository, site.path())?)
}

/// Where a book that is one file goes. Fails when something of another kind is there,
/// or it can't be written.
pub(crate) fn place_for(
    file: &Path,
    kind: &str,
    example: &str,
    is_one: fn(&[u8]) -> bool,
) -> Result<PathBuf> {
    let file = std::path::absolute(file)?;
    let is_old = || file.is_file() && fs::read(&file).is_ok_and(|bytes| is_one(&bytes));
    ensure!(
        !file.exists() || is_old(),
        "{} is something else than {kind}; name a new file, such as {example}",
        file.display()
    );
    ensure_writable(file.parent().unwrap_or(&file))?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use othellier_project::files::walk;
    use pretty_assertions::assert_eq;

    /// The real book, whose prose can be changed.
    fn copy_of_the_book(home: &Path) -> Repository {
        let here = Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
        for file in walk(&here.book()).unwrap() {
            let place = home.join(file.strip_prefix(here.root()).unwrap());
            write(&place, fs::read(&file).unwrap()).unwrap();
        }
        #[cfg(unix)]
        for other in ["Cargo.toml", "chapters", "crates", "src"] {
            std::os::unix::fs::symlink(here.root().join(other), home.join(other)).unwrap();
        }
        Repository::around(home).unwrap()
    }

    fn files(site: &Path) -> Vec<(PathBuf, Vec<u8>)> {
        let file = |file: PathBuf| {
            let name = file.strip_prefix(site).unwrap().to_owned();
            (name, fs::read(file).unwrap())
        };
        walk(site).unwrap().into_iter().map(file).collect()
    }

    #[test]
    #[cfg_attr(not(unix), ignore = "the book is copied with links")]
    fn a_site_that_is_built_again_is_the_one_that_a_fresh_build_makes() {
        let home = tempfile::tempdir().unwrap();
        let repository = copy_of_the_book(home.path());
        let site = |name: &str| home.path().join("sites").join(name);
        let (code, addresses) = (PageScripts::default(), Addresses::default());
        let mut builder = Builder::new(&repository, &addresses);
        let first = builder.build_pages(&site("first"), &code).unwrap();
        builder.finish(&first, write).unwrap();
        let page = repository.book().join("src/04-flipping.md");
        let text = read(&page).unwrap() + "\n## One more\n\nA disc has *two* sides.\n";
        write(&page, text).unwrap();
        let again = builder.build_pages(&site("again"), &code).unwrap();
        builder.finish(&again, write).unwrap();
        build(&repository, &site("fresh"), &code, &addresses).unwrap();
        let (again, fresh) = (files(&site("again")), files(&site("fresh")));
        let names = |files: &[(PathBuf, _)]| files.iter().map(|file| file.0.clone()).collect();
        let (again_names, fresh_names): (Vec<_>, Vec<_>) = (names(&again), names(&fresh));
        assert_eq!(again_names, fresh_names);
        for ((name, again), (_, fresh)) in again.iter().zip(&fresh) {
            assert!(again == fresh, "{}", name.display());
        }
    }

    #[test]
    fn the_page_for_no_address_needs_no_other_file_and_leads_home() {
        let repository = Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
        for home in [None, Some("/some/where/")] {
            let page = not_found(&repository, home).unwrap();
            assert!(!page.contains("src=") && !page.contains("<link"));
            let link = format!("href=\"{}\"", home.unwrap_or("/"));
            assert!(page.contains(&link), "{page}");
        }
    }
}
