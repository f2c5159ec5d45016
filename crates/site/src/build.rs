//! Building the site: all pages of the book as static files.

use crate::addresses::Addresses;
use crate::font_names;
use crate::html;
use crate::mdbook_warnings;
use crate::metadata;
use crate::minify::{minify_scripts, to_ascii};
use crate::postprocess::{
    Pages, add_callout_classes, exclude_code_from_translation, highlight_code, mend_toc,
    unnest_links,
};
use crate::preprocessor::{PageCache, PagePreprocessor};
use crate::print_page;
use crate::search::{self, IndexNames};
use crate::toc::{TocEntry, toc_entries};
use crate::wasm::parts::PageScripts;
use anyhow::{Result, bail, ensure};
use mdbook_driver::MDBook;
use mdbook_driver::book::BookItem;
use othellier_project::files::{portable_path, read, remove, write};
use othellier_project::repository::Repository;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The name of the file by which the folder of a site is recognized.
pub const MARKER: &str = ".othellier";

/// The script of the page `404.html` if the book's address isn't known: it links to the
/// nearest folder upward that has the file `print.html`, which is the book's.
const FIND_FIRST_PAGE: &str = r"<script>
const look = async (folder) => {
  const { ok } = await fetch(location.origin + folder + 'print.html', { method: 'HEAD' });
  if (ok) document.querySelector('a').href = location.origin + folder;
  else if (folder !== '/') look(folder.replace(/[^/]*\/$/, ''));
};
look(location.pathname.replace(/[^/]*$/, ''));</script>";

/// Builds the site into the folder `site`, and deletes what was there. Boards, transcripts
/// and listings are interactive if `scripts` has their code.
///
/// # Errors
///
/// Returns an error if there's a mistake in a page, mdBook warns about one, or the site can't be
/// written.
pub fn build(
    repository: &Repository,
    site: &Path,
    scripts: &PageScripts,
    addresses: &Addresses,
) -> Result<()> {
    let mut builder = Builder::new(repository, addresses);
    let unfinished = builder.build_pages(site, scripts)?;
    builder.finish(&unfinished, write)
}

/// Builds the site repeatedly. Pages that don't change between builds are reused.
pub(crate) struct Builder {
    repository: Repository,
    addresses: Addresses,
    /// The pages after preprocessing.
    cache: PageCache,
    /// The pages after postprocessing.
    pages: Pages,
}

/// A site whose pages can be read, but whose search index and `print.html` are missing.
pub(crate) struct UnfinishedSite {
    dir: PathBuf,
    index_names: IndexNames,
    entries: Vec<TocEntry>,
}

impl Builder {
    pub(crate) fn new(repository: &Repository, addresses: &Addresses) -> Self {
        Self {
            repository: repository.clone(),
            addresses: addresses.clone(),
            cache: PageCache::default(),
            pages: Pages::default(),
        }
    }

    /// Clears the caches. This is necessary after every change but those of the pages' text
    /// and scripts.
    pub(crate) fn clear_cache(&mut self) {
        *self = Self::new(&self.repository, &self.addresses);
    }

    /// Builds the pages and their assets. [`Self::finish`] writes the rest of the site.
    ///
    /// # Errors
    ///
    /// As in [`build`].
    pub(crate) fn build_pages(
        &mut self,
        site: &Path,
        scripts: &PageScripts,
    ) -> Result<UnfinishedSite> {
        let book = self.load_book(site, scripts)?;
        let (result, warnings) = mdbook_warnings::collect(|| book.build());
        result?;
        if !warnings.is_empty() {
            let warnings: Vec<_> = warnings
                .iter()
                .map(|warning| locate_warning(&book, warning))
                .collect();
            bail!("{}", warnings.join("\n"));
        }
        if cfg!(windows) {
            font_names::add_missing_hashes(site)?;
        }
        mend_toc_script(site)?;
        minify_scripts(site)?;
        let descriptions = metadata::read_descriptions(&self.repository)?;
        let entries = toc_entries(&book);
        let site_url = self.addresses.site.as_deref();
        self.pages.update(site, &descriptions, &entries, site_url)?;
        let index_names = search::remove_mdbook_index(site, &self.pages.sections())?;
        self.write_pages(site, &index_names)?;
        scripts.write(site)?;
        Ok(UnfinishedSite {
            dir: site.to_owned(),
            index_names,
            entries,
        })
    }

    /// Writes the pages, `404.html`, `sitemap.xml` and the marker.
    fn write_pages(&self, site: &Path, index_names: &IndexNames) -> Result<()> {
        for (name, html) in self.pages.iter() {
            let html = html.replace(&index_names.old, &index_names.new);
            write(&site.join(name).with_extension("html"), html)?;
        }
        // For browsers without scripts. Here, each page has the table of contents itself.
        remove(&site.join("toc.html"))?;
        let not_found = render_not_found_page(&self.repository, self.addresses.site_path())?;
        write(&site.join("404.html"), not_found)?;
        if let Some(site_url) = &self.addresses.site {
            write(
                &site.join("sitemap.xml"),
                render_sitemap(site_url, &self.pages),
            )?;
        }
        write(
            &site.join(MARKER),
            "This folder is written by `othellier build`.\n",
        )
    }

    /// Writes the search index and `print.html` by calling `write`.
    ///
    /// # Errors
    ///
    /// Returns an error if a file can't be read or written.
    pub(crate) fn finish(
        &self,
        unfinished: &UnfinishedSite,
        write: impl Fn(&Path, String) -> Result<()>,
    ) -> Result<()> {
        let site = &unfinished.dir;
        let index = search::render_index(&self.pages.sections())?;
        write(&site.join(&unfinished.index_names.new), to_ascii(&index))?;
        let print_path = site.join("print.html");
        let page = read(&print_path)?;
        let tokens: Vec<_> = html::tokens(&page).collect();
        let page = highlight_code(&tokens, |token| token.source);
        let page = exclude_code_from_translation(&add_callout_classes(&page));
        let page = print_page::render(&page, &unfinished.entries);
        write(&print_path, unnest_links(&page))
    }

    /// Loads the book with the settings and the preprocessor of this build.
    fn load_book(&self, site: &Path, scripts: &PageScripts) -> Result<MDBook> {
        let (book, warnings) = mdbook_warnings::collect(|| MDBook::load(self.repository.book()));
        let mut book = book?;
        ensure!(warnings.is_empty(), "{}", warnings.join("\n"));
        book.config.set("build.build-dir", site)?;
        // `render_not_found_page` replaces mdBook's page, which needs other files.
        book.config.set("output.html.input-404", "")?;
        // mdBook then writes an empty index quickly, which `search` replaces.
        let no_pages = toml::toml! { "" = { enable = false } };
        book.config.set("output.html.search.chapter", no_pages)?;
        let repository_url = self.addresses.repository.clone();
        if let Some(url) = &repository_url {
            book.config.set("output.html.git-repository-url", url)?;
        }
        book.with_preprocessor(PagePreprocessor {
            repository: self.repository.clone(),
            repository_url,
            script_names: scripts.names(),
            cache: Arc::clone(&self.cache),
        });
        Ok(book)
    }
}

/// Mends the table of contents in mdBook's script `toc.js`, as in the pages.
fn mend_toc_script(site: &Path) -> Result<()> {
    for entry in fs::read_dir(site)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with("toc-") && name.ends_with(".js") {
            write(&path, mend_toc(&read(&path)?))?;
        }
    }
    Ok(())
}

/// Renders the page for paths that don't exist. A server sends it for any path, so it can't
/// refer to other files by relative URLs. `site_path` is the path of the first page.
fn render_not_found_page(repository: &Repository, site_path: Option<&str>) -> Result<String> {
    let template = read(&repository.book().join("theme/not-found.html"))?;
    let (link, script) = match site_path {
        Some(path) => (path, ""),
        None => ("/", FIND_FIRST_PAGE),
    };
    Ok(template.replace("{home}", link).replace("{script}", script))
}

/// Renders the list of all pages for search engines.
fn render_sitemap(site_url: &str, pages: &Pages) -> String {
    let urls: String = pages
        .iter()
        .map(|(name, _)| {
            let url = metadata::page_url(site_url, name);
            format!("  <url><loc>{url}</loc></url>\n")
        })
        .collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n\
         {urls}</urlset>\n"
    )
}

/// Adds the page and the line to a warning that quotes a directive.
fn locate_warning(book: &MDBook, warning: &str) -> String {
    match find_quoted_directive(book, warning) {
        Some(location) => format!("{location}: {warning}"),
        None => warning.to_owned(),
    }
}

/// Returns the location, as `page:line`, of the directive that a warning quotes.
fn find_quoted_directive(book: &MDBook, warning: &str) -> Option<String> {
    let start = warning.find("{{#")?;
    let end = start + warning[start..].find("}}")?;
    let directive = &warning[start..end];
    book.iter().find_map(|item| {
        let BookItem::Chapter(page) = item else {
            return None;
        };
        let (before, _) = page.content.split_once(directive)?;
        let line = before.matches('\n').count() + 1;
        let path = Path::new("book")
            .join(&book.config.book.src)
            .join(page.source_path.as_ref()?);
        Some(format!("{}:{line}", portable_path(&path)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use othellier_project::files::walk;
    use std::collections::BTreeMap;
    use std::fs;

    fn repository() -> Repository {
        Repository::around(env!("CARGO_MANIFEST_DIR")).unwrap()
    }

    /// Makes a checkout whose `book` is a copy, and whose other folders are symbolic links.
    fn copy_book(dir: &Path) -> Repository {
        let original = repository();
        for file in walk(&original.book()).unwrap() {
            let copy = dir.join(file.strip_prefix(original.root()).unwrap());
            write(&copy, fs::read(&file).unwrap()).unwrap();
        }
        #[cfg(unix)]
        for name in ["Cargo.toml", "chapters", "crates", "src"] {
            std::os::unix::fs::symlink(original.root().join(name), dir.join(name)).unwrap();
        }
        Repository::around(dir).unwrap()
    }

    fn read_files(site: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
        walk(site)
            .unwrap()
            .into_iter()
            .map(|file| {
                let name = file.strip_prefix(site).unwrap().to_owned();
                (name, fs::read(file).unwrap())
            })
            .collect()
    }

    #[test]
    #[cfg_attr(not(unix), ignore = "needs symbolic links")]
    fn rebuild_equals_fresh_build() {
        let dir = tempfile::tempdir().unwrap();
        let repository = copy_book(dir.path());
        let site = |name: &str| dir.path().join("sites").join(name);
        let (scripts, addresses) = (PageScripts::default(), Addresses::default());
        let mut builder = Builder::new(&repository, &addresses);
        let first = builder.build_pages(&site("first"), &scripts).unwrap();
        builder.finish(&first, write).unwrap();
        let page = repository.book().join("src/04-flipping.md");
        let text = read(&page).unwrap() + "\n## One more\n\nA disc has *two* sides.\n";
        write(&page, text).unwrap();
        let rebuilt = builder.build_pages(&site("rebuilt"), &scripts).unwrap();
        builder.finish(&rebuilt, write).unwrap();
        build(&repository, &site("fresh"), &scripts, &addresses).unwrap();
        let (rebuilt, fresh) = (read_files(&site("rebuilt")), read_files(&site("fresh")));
        assert!(rebuilt.keys().eq(fresh.keys()));
        for (name, contents) in &rebuilt {
            assert!(contents == &fresh[name], "{}", name.display());
        }
    }

    #[test]
    fn not_found_page_is_self_contained_and_links_to_first_page() {
        for site_path in [None, Some("/some/where/")] {
            let page = render_not_found_page(&repository(), site_path).unwrap();
            assert!(!page.contains("src=") && !page.contains("<link"));
            let link = format!("href=\"{}\"", site_path.unwrap_or("/"));
            assert!(page.contains(&link), "{page}");
        }
    }
}
