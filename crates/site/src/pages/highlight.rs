//! The colors of code. We put them in when the book is built, so a browser has
//! nothing to load and nothing to do. `book/theme/code.css` says which colors.

use mdbook_core::utils::escape_html;
use proc_macro2::{Spacing, TokenStream, TokenTree};
use std::ops::Range;

/// The words that Rust keeps for itself.
const KEYWORDS: [&str; 38] = [
    "Self", "as", "async", "await", "break", "const", "continue", "crate", "dyn", "else", "enum",
    "extern", "fn", "for", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub",
    "ref", "return", "self", "static", "struct", "super", "trait", "type", "unsafe", "use",
    "where", "while", "false", "true",
];

/// The words that a name follows.
const NAMING: [&str; 6] = ["enum", "fn", "mod", "struct", "trait", "type"];

/// A part of a text, and the class that colors it.
type Colored = (Range<usize>, &'static str);

/// Code in this language as HTML, with a span around everything that has a
/// color.
pub fn html(language: &str, code: &str) -> String {
    let colored = match language {
        "rust" => rust(code),
        "console" => lines(code, "$ ", "hljs-meta"),
        "sh" => lines(code, "#", "hljs-comment"),
        _ => Vec::new(),
    };
    let mut html = String::with_capacity(code.len() * 2);
    let mut end = 0;
    for (range, class) in joined(code, colored) {
        html += &escape_html(&code[end..range.start]);
        end = range.end;
        let text = escape_html(&code[range]);
        html += &format!("<span class=\"{class}\">{text}</span>");
    }
    html + &escape_html(&code[end..])
}

/// Merges neighbors of the same color, which halves their number on a page.
fn joined(code: &str, colored: Vec<Colored>) -> Vec<Colored> {
    let mut joined: Vec<Colored> = Vec::new();
    for (range, class) in colored {
        match joined.last_mut() {
            Some((last, its_class))
                if *its_class == class && code[last.end..range.start].trim().is_empty() =>
            {
                last.end = range.end;
            }
            _ => joined.push((range, class)),
        }
    }
    joined
}

/// What a line begins with: the prompt alone, or a comment, which takes the
/// whole line.
fn lines(code: &str, start: &str, class: &'static str) -> Vec<Colored> {
    let mut colored = Vec::new();
    let mut at = 0;
    for line in code.split_inclusive('\n') {
        if line.starts_with(start) {
            let length = match class {
                "hljs-comment" => line.trim_end().len(),
                _ => start.trim_end().len(),
            };
            colored.push((at..at + length, class));
        }
        at += line.len();
    }
    colored
}

/// What has a color in Rust code. If it doesn't consist of tokens, nothing
/// does.
fn rust(code: &str) -> Vec<Colored> {
    let Ok(tokens) = code.parse() else {
        return Vec::new();
    };
    let mut painter = Painter {
        code,
        end: 0,
        colored: Vec::new(),
    };
    painter.paint(tokens);
    painter.comments(code.len());
    painter.colored
}

/// Goes through the tokens of a code from its start to its end.
struct Painter<'code> {
    code: &'code str,
    /// Where the last token ended.
    end: usize,
    colored: Vec<Colored>,
}

impl Painter<'_> {
    fn paint(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        let mut last = String::new();
        while let Some(token) = tokens.next() {
            let range = token.span().byte_range();
            if range.start < self.end {
                continue; // a part of a doc comment
            }
            self.comments(range.start);
            let is_macro = tokens.peek().is_some_and(is_bang);
            let text = &self.code[range.clone()];
            let class = class(&token, text, &last, is_macro);
            last = token.to_string();
            self.take(token, range, class);
        }
    }

    /// Colors a token, or what is inside of it.
    fn take(&mut self, token: TokenTree, range: Range<usize>, class: Option<&'static str>) {
        self.end = range.end;
        if let Some(class) = class {
            self.colored.push((range, class));
        } else if let TokenTree::Group(group) = token {
            self.end = group.span_open().byte_range().end;
            self.paint(group.stream());
            self.comments(group.span_close().byte_range().start);
            self.end = range.end;
        }
    }

    /// Colors the comment, if there is one, between the last token and here.
    fn comments(&mut self, start: usize) {
        let gap = self.code[self.end..start].trim();
        if !gap.is_empty() {
            let from = gap.as_ptr() as usize - self.code.as_ptr() as usize;
            self.colored.push((from..from + gap.len(), "hljs-comment"));
        }
        self.end = start;
    }
}

/// Whether a token makes a macro of the name before it; `!=` doesn't.
fn is_bang(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(sign)
        if sign.as_char() == '!' && sign.spacing() == Spacing::Alone)
}

/// The class of a token, whose text may be a whole comment.
fn class(token: &TokenTree, text: &str, last: &str, is_macro: bool) -> Option<&'static str> {
    match token {
        _ if text.starts_with("//") => Some("hljs-comment"),
        TokenTree::Ident(_) if is_macro => Some("hljs-built_in"),
        TokenTree::Ident(ident) => word(&ident.to_string(), last),
        TokenTree::Literal(_) => Some(literal(text)),
        _ => None,
    }
}

/// The class of a word after another token.
fn word(word: &str, last: &str) -> Option<&'static str> {
    if last == "'" {
        Some("hljs-symbol")
    } else if KEYWORDS.contains(&word) {
        Some("hljs-keyword")
    } else if NAMING.contains(&last) {
        Some("hljs-title")
    } else {
        None
    }
}

fn literal(text: &str) -> &'static str {
    if text.starts_with(|first: char| first.is_ascii_digit()) {
        "hljs-number"
    } else {
        "hljs-string"
    }
}

#[cfg(test)]
mod tests {
    use super::html;
    use pretty_assertions::assert_eq;

    /// The parts with a color, each with its class in front.
    fn colored(language: &str, code: &str) -> Vec<String> {
        let html = html(language, code);
        let parts = html.split("<span class=\"hljs-").skip(1);
        let parts = parts.map(|part| part.split("</span>").next().unwrap_or(part));
        parts.map(|part| part.replace("\">", " ")).collect()
    }

    #[test]
    fn words_names_strings_numbers_and_comments_have_colors() {
        let code = "/// Says how many.\nfn count<'a>(text: &'a str) -> usize {\n    \
                    // Ten, in words.\n    assert!(text != \"{text}\");\n    10 /* so */\n}\n";
        assert_eq!(
            colored("rust", code),
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
    fn the_code_itself_stays_as_it_is() {
        let plain = |html: &str| {
            let parts = html.split('<').map(|part| match part.split_once('>') {
                Some((_, text)) => text,
                None => part,
            });
            parts.collect::<String>()
        };
        let code = "#[test]\nfn é() { \"ü\" < 'x' }\n// end";
        let escaped = super::escape_html(code);
        assert_eq!(plain(&html("rust", code)), escaped);
        let unfinished = "fn half() { if a < b {";
        assert_eq!(html("rust", unfinished), super::escape_html(unfinished));
    }

    #[test]
    fn prompts_and_the_comments_of_commands_have_colors() {
        let lines = "$ cargo run\n# not a comment\n";
        assert_eq!(colored("console", lines), ["meta $"]);
        let lines = "cargo run # here\n# there\n";
        assert_eq!(colored("sh", lines), ["comment # there"]);
        assert_eq!(colored("text", "fn"), [""; 0]);
    }
}
