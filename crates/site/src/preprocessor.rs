//! Our part in mdBook's chain of preprocessors.

use crate::page::PageExpander;
use crate::wasm::script::ScriptNames;
use anyhow::Result;
use mdbook_preprocessor::book::{Book, BookItem, Chapter};
use mdbook_preprocessor::{Preprocessor, PreprocessorContext};
use othellier_project::repository::Repository;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// The preprocessor that expands every page of the book.
pub(crate) struct Expander {
    pub(crate) repository: Repository,
    /// If it's known, the listings link to their lines in the repository here.
    pub(crate) address: Option<String>,
    /// The boards come alive with the code in these files.
    pub(crate) code: ScriptNames,
    /// What was expanded before isn't expanded again.
    pub(crate) kept: Kept,
}

/// What pages were expanded to, by their files, their texts and the code with
/// which they came alive.
pub(crate) type Kept = Arc<Mutex<BTreeMap<(PathBuf, String, ScriptNames), String>>>;

impl Expander {
    fn expand(&self, chapter: &mut Chapter, sources: &Path) -> Result<()> {
        // A chapter that's announced but not written has no page.
        let Some(file) = &chapter.source_path else {
            return Ok(());
        };
        let path = sources.join(file);
        let key = (path.clone(), chapter.content.clone(), self.code.clone());
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if !kept.contains_key(&key) {
            let (code, address) = (self.code.clone(), self.address.clone());
            let page = PageExpander::new(&self.repository, &path, code, address)?;
            let page = page.page(&path, &chapter.content)?;
            kept.insert(key.clone(), page.text);
        }
        chapter.content.clone_from(&kept[&key]);
        Ok(())
    }
}

impl Preprocessor for Expander {
    fn name(&self) -> &str {
        "othellier"
    }

    fn run(&self, ctx: &PreprocessorContext, mut book: Book) -> Result<Book> {
        let sources = Path::new("book").join(&ctx.config.book.src);
        let mut outcome = Ok(());
        book.for_each_mut(|item| {
            if let (BookItem::Chapter(chapter), Ok(())) = (item, &outcome) {
                outcome = self.expand(chapter, &sources);
            }
        });
        open_parts(&mut book);
        outcome.map(|()| book)
    }
}

/// Puts the page that opens a part behind the part's title. In `SUMMARY.md` these
/// pages come before all chapters, because among them they'd get a number.
pub(crate) fn open_parts(book: &mut Book) {
    let is_opening = |item: &BookItem| {
        let BookItem::Chapter(chapter) = item else {
            return false;
        };
        chapter.name.starts_with("Part ")
    };
    let (openings, items): (Vec<_>, Vec<_>) = book.items.drain(..).partition(is_opening);
    let mut openings = openings.into_iter();
    for item in items {
        let is_title = matches!(item, BookItem::PartTitle(_));
        book.items.push(item);
        if is_title {
            book.items.extend(openings.next());
        }
    }
}
