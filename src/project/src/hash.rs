//! Names for content, the same on every machine and with every compiler.

use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// A short name for these parts, in hexadecimal: others have another name. It
/// makes a difference where a part ends and the next one begins.
pub fn fingerprint(parts: &[&[u8]]) -> String {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    let mut name = String::new();
    for byte in &hasher.finalize()[..16] {
        // Writing into a string cannot fail.
        let _ = write!(name, "{byte:02x}");
    }
    name
}

#[cfg(test)]
mod tests {
    use super::fingerprint;
    use pretty_assertions::{assert_eq, assert_ne};

    /// Files are found again by these names.
    #[test]
    fn a_name_never_changes() {
        assert_eq!(fingerprint(&[b"c6"]), "b23a2d0fffa6a70fdd74bcb7700b4204");
    }

    #[test]
    fn other_parts_have_another_name() {
        let one = fingerprint(&[b"c6", b"d3"]);
        assert_ne!(one, fingerprint(&[b"c6d", b"3"]));
        assert_ne!(one, fingerprint(&[b"d3", b"c6"]));
        assert_eq!(one, fingerprint(&[b"c6", b"d3"]));
    }
}
