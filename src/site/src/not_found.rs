//! The page for an address that has none. A server shows it at any such
//! address, so everything it needs is inside it.

use anyhow::Result;
use othellier_project::files::read;
use othellier_project::repository::Repository;

/// Where to go if nobody knows the book's address: the first page is next to this
/// one, or in a folder above.
const NEAR: &str = "<p><a href=\"./\">Go to the first page</a>, or if that isn't it, \
    <a href=\"../\">look one folder up</a>.</p>";

/// The page. `home` is the address of the first page, if that is known.
///
/// # Errors
///
/// When the book has none.
pub(crate) fn page(repository: &Repository, home: Option<&str>) -> Result<String> {
    let page = read(&repository.book().join("theme/not-found.html"))?;
    let link = |home| format!("<p><a href=\"{home}\">Go to the first page</a></p>");
    let links = home.map_or_else(|| NEAR.to_owned(), link);
    Ok(page.replace("{links}", &links))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn it_needs_no_other_file_and_leads_home() {
        let repository = Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
        for home in [None, Some("/some/where/")] {
            let page = page(&repository, home).unwrap();
            assert!(!page.contains("src=") && !page.contains("<link"));
            let link = format!("href=\"{}\"", home.unwrap_or("./"));
            assert!(page.contains(&link), "{page}");
        }
    }
}
