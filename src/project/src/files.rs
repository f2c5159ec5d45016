//! Files of text.

use std::fs;
use std::path::Path;

use anyhow::Context;

/// The text of a file; an error names the file.
pub fn read(file: &Path) -> anyhow::Result<String> {
    fs::read_to_string(file)
        .with_context(|| format!("cannot read {}", file.display()))
}

/// Writes a file, and the folders that it stands in. One that has the text
/// already is left alone, so that whoever asks for its time sees what is new.
pub fn write(file: &Path, text: &str) -> anyhow::Result<()> {
    if fs::read_to_string(file).is_ok_and(|old| old == text) {
        return Ok(());
    }
    fs::create_dir_all(file.parent().unwrap_or(file))?;
    fs::write(file, text)
        .with_context(|| format!("cannot write {}", file.display()))
}
