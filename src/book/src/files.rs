//! Reading the files that the pages are made from.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Result, anyhow};

/// The text of a file below a folder; an error names it as the page does.
pub fn read(folder: &Path, path: &Path) -> Result<String> {
    let name = path.display();
    fs::read_to_string(folder.join(path)).map_err(|error| match error.kind() {
        ErrorKind::NotFound => anyhow!("there is no file `{name}`"),
        _ => anyhow!("cannot read `{name}`: {error}"),
    })
}
