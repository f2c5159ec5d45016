//! Extracts code from the HTML of an answer that a student typed into a learning
//! platform's page.

use std::cell::RefCell;

use html5ever::tendril::StrTendril;
use html5ever::tokenizer::{
    BufferQueue, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts,
};

/// Elements that begin or end a line.
const BLOCKS: [&str; 12] = [
    "address",
    "blockquote",
    "br",
    "dd",
    "div",
    "dt",
    "h1",
    "h2",
    "li",
    "p",
    "pre",
    "tr",
];

/// Elements whose text a page doesn't show.
const HIDDEN: [&str; 3] = ["script", "style", "title"];

/// Returns the text of an HTML page.
///
/// Line breaks of the source are kept outside of `<pre>`, too: in Rust they're as good as
/// spaces, except after a line comment, where one has to stay.
pub fn to_text(html: &str) -> String {
    let input = BufferQueue::default();
    input.push_back(StrTendril::from(html));
    let tokenizer = Tokenizer::new(TextSink::default(), TokenizerOpts::default());
    // The sink never asks the tokenizer to stop for a script.
    let _ = tokenizer.feed(&input);
    tokenizer.end();
    // Editors indent with no-break spaces, which Rust doesn't accept.
    let text = tokenizer.sink.text.take().replace('\u{a0}', " ");
    let lines: Vec<_> = text.lines().map(str::trim_end).collect();
    format!("{}\n", lines.join("\n").trim_matches('\n'))
}

#[derive(Default)]
struct TextSink {
    text: RefCell<String>,
    /// The hidden element that is open.
    hidden: RefCell<Option<String>>,
}

impl TokenSink for TextSink {
    type Handle = ();

    fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
        match token {
            Token::TagToken(tag) if HIDDEN.contains(&&*tag.name) => {
                let is_open = tag.kind == TagKind::StartTag && !tag.self_closing;
                *self.hidden.borrow_mut() = is_open.then(|| tag.name.to_string());
            }
            Token::TagToken(tag) if BLOCKS.contains(&&*tag.name) => {
                self.text.borrow_mut().push('\n');
            }
            Token::CharacterTokens(text) if self.hidden.borrow().is_none() => {
                self.text.borrow_mut().push_str(&text);
            }
            _ => {}
        }
        TokenSinkResult::Continue
    }
}

#[cfg(test)]
mod tests {
    use super::to_text;
    use pretty_assertions::assert_eq;

    #[test]
    fn paragraphs_and_breaks_are_lines() {
        let html = "<!DOCTYPE html><html><head><meta charset=\"UTF-8\"><title>x</title></head>\
                    <body><p>// Ann&rsquo;s<br>fn a() -&gt; Vec&lt;u8&gt; {</p>\
                    <p>&nbsp;&nbsp; b &amp;&amp; c</p><p>}</p></body></html>";
        let text = "// Ann’s\nfn a() -> Vec<u8> {\n\n   b && c\n\n}\n";
        assert_eq!(to_text(html), text);
    }

    #[test]
    fn preformatted_text_keeps_its_lines() {
        let html = "<pre><code>fn a() {\n    <span>b</span>()\n}</code></pre>";
        assert_eq!(to_text(html), "fn a() {\n    b()\n}\n");
        assert_eq!(to_text("<p></p>"), "\n");
    }
}
