//! The page for an address that has none. A server shows it at any such
//! address, so everything it needs is inside it.

use anyhow::Result;
use othellier_project::files::read;
use othellier_project::repository::Repository;

/// Where we don't know the book's address, the browser looks for it, from the
/// missing page upward: the page to print is in the book's folder.
const FIND_HOME: &str = r"<script>
const look = async (folder) => {
  const { ok } = await fetch(location.origin + folder + 'print.html', { method: 'HEAD' });
  if (ok) document.querySelector('a').href = location.origin + folder;
  else if (folder !== '/') look(folder.replace(/[^/]*\/$/, ''));
};
look(location.pathname.replace(/[^/]*$/, ''));</script>";

/// The page. `home` is the address of the first page, if that is known. Fails when
/// the book has none.
pub(crate) fn page(repository: &Repository, home: Option<&str>) -> Result<String> {
    let page = read(&repository.book().join("theme/not-found.html"))?;
    let link = home.unwrap_or("/");
    let script = home.map_or(FIND_HOME, |_| "");
    Ok(page.replace("{home}", link).replace("{script}", script))
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
            let link = format!("href=\"{}\"", home.unwrap_or("/"));
            assert!(page.contains(&link), "{page}");
        }
    }
}
