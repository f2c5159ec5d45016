//! Syntax highlighting at build time, so that a page loads no highlighter.
//! `book/theme/code.css` has the colors of the classes.

use mdbook_core::utils::escape_html;
use proc_macro2::{Spacing, TokenStream, TokenTree};
use std::ops::Range;

/// Rust's keywords.
const KEYWORDS: [&str; 38] = [
    "Self", "as", "async", "await", "break", "const", "continue", "crate", "dyn", "else", "enum",
    "extern", "fn", "for", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub",
    "ref", "return", "self", "static", "struct", "super", "trait", "type", "unsafe", "use",
    "where", "while", "false", "true",
];

/// The keywords before the name of a declaration.
const DECLARATION_KEYWORDS: [&str; 6] = ["enum", "fn", "mod", "struct", "trait", "type"];

/// A byte range of the code and its CSS class.
type Span = (Range<usize>, &'static str);

/// Returns code in a language as HTML, with a `<span>` around each highlighted part.
/// Code in an unknown language is only escaped.
pub fn html(language: &str, code: &str) -> String {
    let spans = match language {
        "rust" => rust_spans(code),
        "console" => prompt_spans(code),
        "sh" => shell_comment_spans(code),
        _ => Vec::new(),
    };
    let mut html = String::with_capacity(code.len() * 2);
    let mut end = 0;
    for (range, class) in merge_adjacent(code, spans) {
        html += &escape_html(&code[end..range.start]);
        end = range.end;
        let text = escape_html(&code[range]);
        html += &format!("<span class=\"{class}\">{text}</span>");
    }
    html + &escape_html(&code[end..])
}

/// Merges spans of the same class with only white space between them, which halves the
/// number of elements on a page.
fn merge_adjacent(code: &str, spans: Vec<Span>) -> Vec<Span> {
    let mut merged: Vec<Span> = Vec::new();
    for (range, class) in spans {
        match merged.last_mut() {
            Some((last, last_class))
                if *last_class == class && code[last.end..range.start].trim().is_empty() =>
            {
                last.end = range.end;
            }
            _ => merged.push((range, class)),
        }
    }
    merged
}

/// Returns the spans of the prompts in a console transcript.
fn prompt_spans(code: &str) -> Vec<Span> {
    lines_with_offsets(code)
        .filter(|(_, line)| line.starts_with("$ "))
        .map(|(start, _)| (start..start + "$".len(), "hljs-meta"))
        .collect()
}

/// Returns the spans of the lines that are shell comments.
fn shell_comment_spans(code: &str) -> Vec<Span> {
    lines_with_offsets(code)
        .filter(|(_, line)| line.starts_with('#'))
        .map(|(start, line)| (start..start + line.trim_end().len(), "hljs-comment"))
        .collect()
}

/// Iterates over the lines, each with the byte at which it starts.
fn lines_with_offsets(code: &str) -> impl Iterator<Item = (usize, &str)> {
    code.split_inclusive('\n').scan(0, |end, line| {
        let start = *end;
        *end += line.len();
        Some((start, line))
    })
}

/// Returns the spans of Rust code. There are none if it can't be tokenized.
fn rust_spans(code: &str) -> Vec<Span> {
    let Ok(tokens) = code.parse() else {
        return Vec::new();
    };
    let mut highlighter = RustHighlighter {
        code,
        end: 0,
        spans: Vec::new(),
    };
    highlighter.highlight(tokens);
    highlighter.highlight_comment(code.len());
    highlighter.spans
}

/// Collects the spans of Rust code from its start to its end.
struct RustHighlighter<'code> {
    code: &'code str,
    /// The end of the last token.
    end: usize,
    spans: Vec<Span>,
}

impl RustHighlighter<'_> {
    fn highlight(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        let mut previous = String::new();
        while let Some(token) = tokens.next() {
            let range = token.span().byte_range();
            if range.start < self.end {
                // A doc comment is several tokens with the same span.
                continue;
            }
            self.highlight_comment(range.start);
            let is_macro = tokens.peek().is_some_and(is_macro_bang);
            let text = &self.code[range.clone()];
            let class = token_class(&token, text, &previous, is_macro);
            previous = token.to_string();
            self.highlight_token(token, range, class);
        }
    }

    /// Adds the span of a token with a class, or else those of the tokens in a group.
    fn highlight_token(
        &mut self,
        token: TokenTree,
        range: Range<usize>,
        class: Option<&'static str>,
    ) {
        self.end = range.end;
        if let Some(class) = class {
            self.spans.push((range, class));
        } else if let TokenTree::Group(group) = token {
            self.end = group.span_open().byte_range().end;
            self.highlight(group.stream());
            self.highlight_comment(group.span_close().byte_range().start);
            self.end = range.end;
        }
    }

    /// Adds the span of the comment, if there is one, between the last token and `start`.
    fn highlight_comment(&mut self, start: usize) {
        let gap = &self.code[self.end..start];
        let comment = gap.trim();
        if !comment.is_empty() {
            let from = self.end + gap.len() - gap.trim_start().len();
            self.spans
                .push((from..from + comment.len(), "hljs-comment"));
        }
        self.end = start;
    }
}

/// Tests if a token is the `!` of a macro call; the `!` of `!=` isn't.
fn is_macro_bang(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct)
        if punct.as_char() == '!' && punct.spacing() == Spacing::Alone)
}

/// Returns the class of a token. `text` is its source, which for a doc comment is the
/// comment.
fn token_class(
    token: &TokenTree,
    text: &str,
    previous: &str,
    is_macro: bool,
) -> Option<&'static str> {
    match token {
        _ if text.starts_with("//") => Some("hljs-comment"),
        TokenTree::Ident(_) if is_macro => Some("hljs-built_in"),
        TokenTree::Ident(ident) => ident_class(&ident.to_string(), previous),
        TokenTree::Literal(_) => Some(literal_class(text)),
        _ => None,
    }
}

/// Returns the class of an identifier or keyword after the token `previous`.
fn ident_class(ident: &str, previous: &str) -> Option<&'static str> {
    if previous == "'" {
        Some("hljs-symbol")
    } else if KEYWORDS.contains(&ident) {
        Some("hljs-keyword")
    } else if DECLARATION_KEYWORDS.contains(&previous) {
        Some("hljs-title")
    } else {
        None
    }
}

fn literal_class(text: &str) -> &'static str {
    if text.starts_with(|c: char| c.is_ascii_digit()) {
        "hljs-number"
    } else {
        "hljs-string"
    }
}

#[cfg(test)]
mod tests {
    use super::{escape_html, html};
    use pretty_assertions::assert_eq;

    /// Returns the highlighted parts, each after its class.
    fn highlighted(language: &str, code: &str) -> Vec<String> {
        html(language, code)
            .split("<span class=\"hljs-")
            .skip(1)
            .map(|part| part.split("</span>").next().unwrap_or(part))
            .map(|part| part.replace("\">", " "))
            .collect()
    }

    /// Returns the text of the HTML without its tags.
    fn without_tags(html: &str) -> String {
        html.split('<')
            .map(|part| part.split_once('>').map_or(part, |(_, text)| text))
            .collect()
    }

    #[test]
    fn highlights_rust() {
        let code = "/// Says how many.\nfn count<'a>(text: &'a str) -> usize {\n    \
                    // Ten, in words.\n    assert!(text != \"{text}\");\n    10 /* so */\n}\n";
        assert_eq!(
            highlighted("rust", code),
            [
                "comment /// Says how many.",
                "keyword fn",
                "title count",
                "symbol a",
                "symbol a",
                "comment // Ten, in words.",
                "built_in assert",
                "string \"{text}\"",
                "number 10",
                "comment /* so */",
            ]
        );
    }

    #[test]
    fn keeps_and_escapes_the_code() {
        let code = "#[test]\nfn é() { \"ü\" < 'x' }\n// end";
        assert_eq!(without_tags(&html("rust", code)), escape_html(code));
    }

    #[test]
    fn incomplete_rust_is_only_escaped() {
        let code = "fn half() { if a < b {";
        assert_eq!(html("rust", code), escape_html(code));
    }

    #[test]
    fn highlights_prompts_and_shell_comments() {
        let code = "$ cargo run\n# not a comment\n";
        assert_eq!(highlighted("console", code), ["meta $"]);
        let code = "cargo run # here\n# there\n";
        assert_eq!(highlighted("sh", code), ["comment # there"]);
    }

    #[test]
    fn other_languages_are_not_highlighted() {
        assert_eq!(highlighted("text", "fn"), [""; 0]);
    }
}
