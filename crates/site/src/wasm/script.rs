//! Scripts with a WebAssembly module, which a page can load even from a `file:` URL.

use othellier_project::files::{fingerprint, write};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::path::Path;

/// The file names of the scripts, by the parts whose code they have.
pub type ScriptNames = BTreeMap<&'static str, String>;

/// Scripts by the parts whose code they have.
pub(crate) type Scripts = BTreeMap<&'static str, Script>;

/// The script of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Script {
    /// The file name, with a hash of the contents, so that no browser uses an old one from
    /// its cache.
    pub(crate) file_name: String,
    text: String,
}

impl Script {
    /// Creates a script of JavaScript and a WebAssembly module.
    ///
    /// Each byte of the module is encoded as a code of one or two characters, which an
    /// alphabet in the script lists. gzip, which a server applies, compresses this better
    /// than base64. The script is ASCII, so that no character set a server declares can
    /// change it.
    pub(crate) fn new(part: &str, javascript: &str, module: &[u8]) -> Self {
        let codes = codes(module);
        let encoded: String = module
            .iter()
            .map(|byte| codes[usize::from(*byte)].as_str())
            .collect();
        let alphabet = codes.concat();
        let text =
            format!("{javascript}othellier.receive(\"{part}\", \"{alphabet}\", \"{encoded}\");\n");
        let hash = fingerprint([text.as_bytes()]);
        let file_name = format!("{part}-{hash}.js");
        Self { file_name, text }
    }

    /// Writes the script into the folder `page` of a site.
    pub(crate) fn write(&self, site: &Path) -> anyhow::Result<()> {
        write(&site.join("page").join(&self.file_name), &self.text)
    }
}

/// Begins a code of two characters. `compile` in `book/scripts/core.js` reads the codes.
const PREFIXES: [char; 2] = ['}', '~'];

/// Returns the code of each byte: one printable ASCII character for the most frequent bytes,
/// two for the others.
fn codes(module: &[u8]) -> [String; 256] {
    let mut counts = [0; 256];
    for byte in module {
        counts[usize::from(*byte)] += 1;
    }
    let mut bytes: Vec<_> = (0..256).collect();
    bytes.sort_by_key(|&byte| Reverse(counts[byte]));

    let needs_no_escape = |c: &char| !['"', '\\'].contains(c);
    let characters = (' '..='~').filter(needs_no_escape);
    let single = characters.clone().filter(|c| !PREFIXES.contains(c));
    let pairs = PREFIXES
        .iter()
        .flat_map(|prefix| characters.clone().map(move |c| format!("{prefix}{c}")));
    let mut codes = [const { String::new() }; 256];
    for (byte, code) in bytes.into_iter().zip(single.map(String::from).chain(pairs)) {
        codes[byte] = code;
    }
    codes
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::{assert_eq, assert_ne};
    use std::collections::HashSet;

    #[test]
    fn codes_are_ascii_distinct_and_need_no_escape() {
        let codes = codes(b"\0asm\0\0\0\x01");
        assert_eq!(codes.iter().collect::<HashSet<_>>().len(), 256);
        assert_eq!(codes[0], " ");
        for code in &codes {
            let is_prefix = |c| PREFIXES.contains(&c);
            let first = code.chars().next().unwrap();
            assert_eq!(code.len() == 2, is_prefix(first), "{code:?}");
            assert!(
                code.chars()
                    .all(|c| matches!(c, ' '..='~') && !"\"\\".contains(c)),
                "{code:?}"
            );
        }
    }

    #[test]
    fn file_name_depends_on_module() {
        let script = Script::new("othello", "", b"\0asm");
        assert_ne!(
            script.file_name,
            Script::new("othello", "", b"\0asn").file_name
        );
        assert_eq!(script, Script::new("othello", "", b"\0asm"));
    }
}
