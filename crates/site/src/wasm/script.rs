//! Scripts with a WebAssembly module, which a page can load even from a `file:` URL.

use crate::minify::to_ascii;
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
    /// Each byte of the module is encoded as one or two ASCII characters, by an alphabet in
    /// the script. gzip, which a server applies, compresses this better than base64.
    pub(crate) fn new(part: &str, javascript: &str, module: &[u8]) -> Self {
        let alphabet = alphabet(module);
        let encoded: String = module
            .iter()
            .map(|byte| alphabet[usize::from(*byte)].as_str())
            .collect();
        let (javascript, alphabet) = (to_ascii(javascript), alphabet.concat());
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

/// Returns the code of each byte. The most frequent bytes get one character, the others get
/// two, of which the first is `}` or `~`. `decode` in `book/scripts/core.js` reads them.
fn alphabet(module: &[u8]) -> [String; 256] {
    let mut counts = [0; 256];
    for byte in module {
        counts[usize::from(*byte)] += 1;
    }
    let mut bytes: Vec<_> = (0..256).collect();
    bytes.sort_by_key(|&byte| Reverse(counts[byte]));
    let characters = || (' '..'}').filter(|c| !['"', '\\'].contains(c));
    let codes = ["", "}", "~"]
        .into_iter()
        .flat_map(|start| characters().map(move |c| format!("{start}{c}")));
    let mut alphabet = [const { String::new() }; 256];
    for (byte, code) in bytes.into_iter().zip(codes) {
        alphabet[byte] = code;
    }
    alphabet
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::{assert_eq, assert_ne};
    use std::collections::BTreeSet;

    #[test]
    fn file_name_depends_on_module() {
        let script = Script::new("othello", "", b"\0asm");
        assert_ne!(
            script.file_name,
            Script::new("othello", "", b"\0asn").file_name
        );
        assert_eq!(script, Script::new("othello", "", b"\0asm"));
    }

    #[test]
    fn script_is_ascii_and_each_byte_has_a_code() {
        let module: Vec<_> = (0..=255).collect();
        let script = Script::new("othello", "// \u{2019}\n", &module);
        assert!(script.text.is_ascii(), "{}", script.text);
        let codes = BTreeSet::from(alphabet(&module));
        assert!(codes.len() == 256 && !codes.contains(""), "{codes:?}");
    }
}
