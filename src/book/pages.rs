//! What the book adds to a page of prose.

use crate::repository::Repository;
use anyhow::Result;
use std::path::Path;

/// The page `text`, which stands in the file `page_path` (relative to the
/// repository), with everything in it that is cut or drawn from the crates.
///
/// # Errors
///
/// One sentence that starts with the page and the line at fault.
pub fn expand(
    _repository: &Repository,
    _page_path: &Path,
    text: &str,
) -> Result<String> {
    Ok(text.to_owned())
}
