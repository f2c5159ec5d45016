//! A workaround for the names of fonts that mdBook writes on Windows.
//!
//! mdBook adds a hash to the name of each asset, and replaces
//! `{{ resource "fonts/literata.woff2" }}` by the new name. On Windows it records the fonts
//! of a theme with a backslash (`fonts\literata.woff2`), so that pages and style sheets get
//! the name without the hash, which no file has.

use std::path::Path;

use anyhow::Result;
use othellier_project::files::{list, read, walk, write};

/// Replaces the names without a hash in all pages and style sheets of the folder `site`.
///
/// # Errors
///
/// Returns an error if a file can't be read or written.
pub(crate) fn add_missing_hashes(site: &Path) -> Result<()> {
    let mut names = Vec::new();
    for font in list(&site.join("fonts"))? {
        let file_name = font.file_name().unwrap_or_default().to_string_lossy();
        if let Some(original) = without_hash(&file_name) {
            names.push((format!("fonts/{original}"), format!("fonts/{file_name}")));
        }
    }
    for path in walk(site)? {
        if path
            .extension()
            .is_some_and(|extension| extension == "html" || extension == "css")
        {
            let mut text = read(&path)?;
            for (original, hashed) in &names {
                text = text.replace(original, hashed);
            }
            write(&path, text)?;
        }
    }
    Ok(())
}

/// Returns the name before mdBook added a hash: `literata.woff2` for
/// `literata-1a2b3c4d.woff2`.
fn without_hash(file_name: &str) -> Option<String> {
    let (stem, rest) = file_name.rsplit_once('-')?;
    let (hash, extension) = rest.split_once('.')?;
    let is_hash = hash.len() == 8 && hash.chars().all(|c| c.is_ascii_hexdigit());
    is_hash.then(|| format!("{stem}.{extension}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn pages_and_style_sheets_name_the_files_with_hashes() {
        let dir = tempfile::tempdir().unwrap();
        let path = |name: &str| dir.path().join(name);
        for name in ["literata-1a2b3c4d.woff2", "literata-italic-00ff00ff.woff2"] {
            write(&path("fonts").join(name), "").unwrap();
        }
        for (name, before, after) in [
            (
                "index.html",
                "\"fonts/literata.woff2\"",
                "\"fonts/literata-1a2b3c4d.woff2\"",
            ),
            (
                "css/variables-0a0a0a0a.css",
                "url(\"../fonts/literata-italic.woff2\")",
                "url(\"../fonts/literata-italic-00ff00ff.woff2\")",
            ),
        ] {
            write(&path(name), before).unwrap();
            for _ in 0..2 {
                add_missing_hashes(dir.path()).unwrap();
                assert_eq!(read(&path(name)).unwrap(), after);
            }
        }
    }
}
