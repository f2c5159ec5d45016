//! What cargo says while it compiles, in the form that it promises to keep.

use std::path::PathBuf;

use serde::Deserialize;

/// One of cargo's messages.
#[derive(Deserialize)]
#[serde(tag = "reason")]
pub(crate) enum Message {
    /// Something was compiled, or had been.
    #[serde(rename = "compiler-artifact")]
    Artifact {
        manifest_path: PathBuf,
        target: Target,
        executable: Option<PathBuf>,
        filenames: Vec<PathBuf>,
    },
    /// The compiler has something to say.
    #[serde(rename = "compiler-message")]
    Diagnostic {
        manifest_path: PathBuf,
        message: Rendered,
    },
    #[serde(other)]
    Other,
}

/// What was compiled: a library, a test.
#[derive(Deserialize)]
pub(crate) struct Target {
    pub(crate) name: String,
}

/// A warning or an error, as the compiler shows it.
#[derive(Deserialize)]
pub(crate) struct Rendered {
    pub(crate) level: String,
    pub(crate) message: String,
    pub(crate) rendered: String,
    code: Option<Code>,
    spans: Vec<Span>,
}

/// The name of a lint, or the number of an error.
#[derive(Deserialize)]
struct Code {
    code: String,
}

#[derive(Deserialize)]
struct Span {
    file_name: String,
    is_primary: bool,
}

impl Rendered {
    /// Whether it only misses docs.
    pub(crate) fn is_about_docs(&self) -> bool {
        let code = self.code.as_ref();
        code.is_some_and(|code| code.code == "missing_docs")
    }

    /// The name that the compiler does not find, if that is what it is about.
    pub(crate) fn missing_name(&self) -> Option<&str> {
        const NOT_FOUND: [&str; 6] =
            ["E0405", "E0412", "E0422", "E0425", "E0433", "E0531"];
        let code = &*self.code.as_ref()?.code;
        let quoted = self.message.split('`').nth(1)?;
        // A crate's name is found where its function is meant.
        let is_crate = code == "E0423" && self.message.contains("found crate");
        (NOT_FOUND.contains(&code) || is_crate).then_some(quoted)
    }

    /// The file that it is about, with `/` on every system. A message without
    /// one only counts the others.
    pub(crate) fn file(&self) -> Option<String> {
        let primary = self.spans.iter().find(|span| span.is_primary);
        let span = primary.or(self.spans.first())?;
        Some(span.file_name.replace('\\', "/"))
    }
}

/// The messages in cargo's output, which has one in a line.
pub(crate) fn messages(output: &[u8]) -> impl Iterator<Item = Message> {
    let lines = output.split(|&byte| byte == b'\n');
    lines.filter_map(|line| serde_json::from_slice(line).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn missing(code: &str, message: &str) -> Option<String> {
        let rendered = Rendered {
            level: "error".to_owned(),
            message: message.to_owned(),
            rendered: String::new(),
            code: Some(Code {
                code: code.to_owned(),
            }),
            spans: Vec::new(),
        };
        rendered.missing_name().map(str::to_owned)
    }

    /// A crate and its function may share a name: `legal_moves`, `minimax`.
    #[test]
    fn a_crate_that_is_called_misses_its_function() {
        let found = "expected function, found crate `minimax`";
        assert_eq!(missing("E0423", found).as_deref(), Some("minimax"));
        let imported = "expected function, found struct `Board`";
        assert_eq!(missing("E0423", imported), None);
    }
}
