//! The table of contents.

use crate::preprocessor::move_part_pages;
use mdbook_driver::MDBook;
use mdbook_driver::book::{BookItem, Chapter};
use std::path::Path;

/// A page in the table of contents.
#[derive(Clone, Debug)]
pub struct TocEntry {
    /// The title of the part that the page is in.
    pub part: String,
    /// The number, if the page is a chapter.
    pub number: Option<usize>,
    /// The title without the number.
    pub title: String,
    /// The name of the page's file without its extension.
    pub page_name: String,
}

impl TocEntry {
    /// Returns the title after the number, as in `4. Flipping`.
    pub fn numbered_title(&self) -> String {
        match self.number {
            Some(number) => format!("{number}. {}", self.title),
            None => self.title.clone(),
        }
    }

    fn new(part: &str, chapter: &Chapter) -> Self {
        let number = chapter.number.as_ref().and_then(|number| number.first());
        let page_name = chapter.path.as_deref().and_then(Path::file_stem);
        Self {
            part: part.to_owned(),
            number: number.map(|number| *number as usize),
            title: chapter.name.clone(),
            page_name: page_name.unwrap_or_default().to_string_lossy().into_owned(),
        }
    }
}

/// Returns the table of contents of a book, in reading order.
pub fn toc_entries(book: &MDBook) -> Vec<TocEntry> {
    let mut pages = book.book.clone();
    move_part_pages(&mut pages);
    let mut entries = Vec::new();
    let mut part = "";
    for item in pages.iter() {
        match item {
            BookItem::PartTitle(title) => part = title,
            BookItem::Chapter(chapter) if !chapter.is_draft_chapter() => {
                entries.push(TocEntry::new(part, chapter));
            }
            _ => {}
        }
    }
    entries
}
