//! The mdBook preprocessor that expands the pages.

use crate::page::PageExpander;
use crate::wasm::script::ScriptNames;
use anyhow::Result;
use mdbook_preprocessor::book::{Book, BookItem, Chapter};
use mdbook_preprocessor::{Preprocessor, PreprocessorContext};
use othellier_project::files::unix_line_endings;
use othellier_project::repository::Repository;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// A preprocessor that expands the blocks and directives of all pages.
pub(crate) struct PagePreprocessor {
    pub(crate) repository: Repository,
    /// The URL of the repository, to which listings link.
    pub(crate) repository_url: Option<String>,
    /// The scripts with the code of interactive elements.
    pub(crate) script_names: ScriptNames,
    pub(crate) cache: PageCache,
}

/// Expanded pages, by everything they depend on that changes while a page is written: the
/// file, its text and the scripts.
pub(crate) type PageCache = Arc<Mutex<BTreeMap<(PathBuf, String, ScriptNames), String>>>;

impl PagePreprocessor {
    /// Expands a page in place. `src_dir` is the folder of the pages, relative to the
    /// repository.
    fn expand(&self, page: &mut Chapter, src_dir: &Path) -> Result<()> {
        // A draft chapter has no file.
        let Some(source_path) = &page.source_path else {
            return Ok(());
        };
        page.content = unix_line_endings(std::mem::take(&mut page.content));
        let path = src_dir.join(source_path);
        let key = (path, page.content.clone(), self.script_names.clone());
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(text) = cache.get(&key) {
            page.content.clone_from(text);
            return Ok(());
        }
        let (path, ..) = &key;
        let expander = PageExpander::new(
            &self.repository,
            path,
            self.script_names.clone(),
            self.repository_url.clone(),
        )?;
        page.content = expander.expand(path, &page.content)?.markdown;
        cache.insert(key, page.content.clone());
        Ok(())
    }
}

impl Preprocessor for PagePreprocessor {
    fn name(&self) -> &str {
        "othellier"
    }

    fn run(&self, context: &PreprocessorContext, mut book: Book) -> Result<Book> {
        let src_dir = Path::new("book").join(&context.config.book.src);
        let mut result = Ok(());
        book.for_each_mut(|item| {
            if let (BookItem::Chapter(page), Ok(())) = (item, &result) {
                result = self.expand(page, &src_dir);
            }
        });
        result?;
        move_part_pages(&mut book);
        Ok(book)
    }
}

/// Moves each page that introduces a part behind the part's title.
///
/// In `SUMMARY.md` these pages are before all chapters, because mdBook would number them
/// among the chapters.
pub(crate) fn move_part_pages(book: &mut Book) {
    let (part_pages, items): (Vec<_>, Vec<_>) = book.items.drain(..).partition(is_part_page);
    let mut part_pages = part_pages.into_iter();
    for item in items {
        let is_part_title = matches!(item, BookItem::PartTitle(_));
        book.items.push(item);
        if is_part_title {
            book.items.extend(part_pages.next());
        }
    }
}

fn is_part_page(item: &BookItem) -> bool {
    matches!(item, BookItem::Chapter(page) if page.name.starts_with("Part "))
}
