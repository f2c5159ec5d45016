//! An HTML tokenizer that keeps the source text of each token.
//!
//! The pages that mdBook renders are read and changed token by token: [`tokens`] splits a
//! page, and the concatenated sources are the page again.

use html5gum::emitters::default::DefaultEmitter;
use html5gum::{StartTag, State, Tokenizer};

/// The prefix of the names of custom elements, which a script in `book/scripts` makes
/// interactive.
const CUSTOM_ELEMENT_PREFIX: &str = "othellier-";

/// A token of a page.
pub struct Token<'page> {
    /// The token's text in the page.
    pub source: &'page str,
    /// The token's kind and contents.
    pub kind: TokenKind,
}

/// The kind of a token.
pub enum TokenKind {
    /// A start tag.
    Start(Tag),
    /// An end tag with its element's name.
    End(String),
    /// Text with its character references decoded.
    Text(String),
    /// A comment or a document type declaration.
    Other,
}

/// A start tag.
pub struct Tag(StartTag<usize>);

impl Tag {
    /// Returns the name of the element, such as `code`.
    pub fn name(&self) -> &str {
        std::str::from_utf8(&self.0.name).unwrap_or_default()
    }

    /// Returns the value of an attribute, or an empty string if it is missing.
    pub fn attribute(&self, name: &str) -> &str {
        let value = self.0.attributes.get(name.as_bytes());
        value.map_or("", |value| std::str::from_utf8(value).unwrap_or_default())
    }

    /// Returns the classes of the element.
    pub fn classes(&self) -> impl Iterator<Item = &str> {
        self.attribute("class").split_whitespace()
    }
}

impl Token<'_> {
    /// Returns the tag if this is a start tag of the given element.
    pub fn start_tag(&self, element: &str) -> Option<&Tag> {
        match &self.kind {
            TokenKind::Start(tag) if tag.name() == element => Some(tag),
            _ => None,
        }
    }

    /// Tests if this is an end tag of the given element.
    pub fn is_end_tag(&self, element: &str) -> bool {
        matches!(&self.kind, TokenKind::End(name) if name == element)
    }

    /// Returns the decoded text if this is text.
    pub fn text(&self) -> Option<&str> {
        match &self.kind {
            TokenKind::Text(text) => Some(text),
            _ => None,
        }
    }
}

/// Tests if the name is that of a custom element of this book.
pub fn is_custom_element(name: &str) -> bool {
    name.starts_with(CUSTOM_ELEMENT_PREFIX)
}

/// Returns the tokens of a page in order.
pub fn tokens(page: &str) -> impl Iterator<Item = Token<'_>> {
    let emitter = DefaultEmitter::<usize>::new_with_span();
    let mut tokenizer = Tokenizer::new_with_emitter(page, emitter);
    let mut start = 0;
    // Parse errors are tokens as well; they are skipped.
    let tokens = std::iter::from_fn(move || {
        let Ok(token) = tokenizer.next()?;
        // html5gum leaves this to the caller. A browser with scripts treats `noscript` as raw
        // text, too, but here its content is HTML.
        match &token {
            html5gum::Token::StartTag(tag) if *tag.name == b"script" => {
                tokenizer.set_state(State::ScriptData);
            }
            html5gum::Token::StartTag(tag) if *tag.name == b"style" => {
                tokenizer.set_state(State::RawText);
            }
            _ => {}
        }
        Some(end_and_kind(token).map(|(end, kind)| {
            let source = &page[start..end];
            start = end;
            Token { source, kind }
        }))
    });
    tokens.flatten()
}

/// Returns the byte offset at which a token ends, and its kind; `None` for a parse error.
fn end_and_kind(token: html5gum::Token<usize>) -> Option<(usize, TokenKind)> {
    Some(match token {
        html5gum::Token::StartTag(tag) => (tag.span.end, TokenKind::Start(Tag(tag))),
        html5gum::Token::EndTag(tag) => (tag.span.end, TokenKind::End(to_string(&tag.name))),
        html5gum::Token::String(text) => (text.span.end, TokenKind::Text(to_string(&text))),
        html5gum::Token::Comment(comment) => (comment.span.end, TokenKind::Other),
        html5gum::Token::Doctype(doctype) => (doctype.span.end, TokenKind::Other),
        html5gum::Token::Error(_) => return None,
    })
}

fn to_string(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Returns the tokens between the first start tag of the given element and the next end tag
/// of that element, without these tags. Returns an empty slice if there is no such element.
pub fn content_of<'a, 'page>(tokens: &'a [Token<'page>], element: &str) -> &'a [Token<'page>] {
    let Some(start) = tokens
        .iter()
        .position(|token| token.start_tag(element).is_some())
    else {
        return &[];
    };
    let content = &tokens[start + 1..];
    let end = content.iter().position(|token| token.is_end_tag(element));
    &content[..end.unwrap_or(content.len())]
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const PAGE: &str = "<!DOCTYPE html><!-- a --><main id=\"m\" class=\"a b\">1 &amp; 2<br>\
        <script>if (a < b) { \"</p>\" }</script><p>é</p></main>end";

    #[test]
    fn sources_concatenate_to_page() {
        let sources: Vec<_> = tokens(PAGE).map(|token| token.source).collect();
        assert_eq!(sources.concat(), PAGE);
    }

    #[test]
    fn start_tag_has_name_attributes_and_classes() {
        let Some(TokenKind::Start(tag)) = tokens(PAGE).nth(2).map(|token| token.kind) else {
            panic!("the third token is the start tag of main");
        };
        assert_eq!(tag.name(), "main");
        assert_eq!(tag.attribute("id"), "m");
        assert_eq!(tag.attribute("x"), "");
        assert_eq!(tag.classes().collect::<Vec<_>>(), ["a", "b"]);
    }

    #[test]
    fn content_is_between_tags() {
        let tokens: Vec<_> = tokens(PAGE).collect();
        let texts = content_of(&tokens, "main").iter().filter_map(Token::text);
        let expected = ["1 & 2", "if (a < b) { \"</p>\" }", "é"];
        assert_eq!(texts.collect::<Vec<_>>(), expected);
        assert!(content_of(&tokens, "table").is_empty());
    }
}
