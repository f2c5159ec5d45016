use std::fmt;

use crate::json;

/// A place in a source file. Its text is like `tests/ray_length.rs:39`.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "read", derive(serde::Deserialize))]
#[cfg_attr(feature = "read", serde(deny_unknown_fields))]
pub struct Place {
    /// The file, as the compiler was given it.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
}

impl Place {
    pub(crate) fn json(&self) -> String {
        json::fields(&[("file", json::string(&self.file)), ("line", self.line.to_string())])
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}
