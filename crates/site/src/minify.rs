//! Minification of scripts, which are also made ASCII: then a server that declares a wrong
//! character set doesn't change them.
//!
//! Style sheets stay as they are: the minifier would remove the spaces around `+` in
//! functions such as `clamp()`, which makes a declaration invalid.

use anyhow::{Result, anyhow};
use minifier::js;
use othellier_project::files::{read, walk, write};
use std::fmt::Write as _;
use std::path::Path;

/// Makes the scripts in the folder `site` ASCII, and minifies those not named `*.min.js`.
///
/// # Errors
///
/// Returns an error if a file can't be read or written, or isn't JavaScript.
pub(crate) fn minify_scripts(site: &Path) -> Result<()> {
    for path in walk(site)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if !name.ends_with(".js") {
            continue;
        }
        let mut script = read(&path)?;
        if !name.ends_with(".min.js") {
            let minified =
                js::minify(&script).map_err(|error| anyhow!("{}: {error}", path.display()))?;
            script = minified.to_string();
        }
        write(&path, to_ascii(&script))?;
    }
    Ok(())
}

/// Escapes the characters of a script that aren't ASCII. They may be in its strings,
/// regular expressions and comments.
pub(crate) fn to_ascii(script: &str) -> String {
    let mut ascii = String::with_capacity(script.len());
    for c in script.chars() {
        if c.is_ascii() {
            ascii.push(c);
            continue;
        }
        for unit in c.encode_utf16(&mut [0; 2]) {
            // Writing to a string can't fail.
            let _ = write!(ascii, "\\u{unit:04x}");
        }
    }
    ascii
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn script_is_ascii_with_escapes() {
        let script = "say('\u{2019}', /\u{e9}/, \"\u{1f600}\")";
        let escaped = r#"say('\u2019', /\u00e9/, "\ud83d\ude00")"#;
        assert_eq!(to_ascii(script), escaped);
    }
}
