//! HTML, piece by piece. What mdBook made of a page is read and changed here, by
//! its tags, and nowhere by looking for `<`.

use html5gum::emitters::default::DefaultEmitter;
use html5gum::{StartTag, State, Token, Tokenizer};

/// A piece of a page.
pub(crate) struct Piece<'page> {
    /// As it stands in the page, to be passed on.
    pub(crate) source: &'page str,
    /// What it is.
    pub(crate) kind: Kind,
}

/// What a piece is.
pub(crate) enum Kind {
    /// The start of an element.
    Start(Tag),
    /// The end of an element with this name.
    End(String),
    /// Text, without its escapes.
    Text(String),
    /// A comment, or what says that this is a page.
    Other,
}

/// The start of an element.
pub(crate) struct Tag(StartTag<usize>);

impl Tag {
    /// The name of its element, such as `code`.
    pub(crate) fn name(&self) -> &str {
        std::str::from_utf8(&self.0.name).unwrap_or_default()
    }

    /// The value of an attribute; empty if it has none.
    pub(crate) fn attribute(&self, name: &str) -> &str {
        let value = self.0.attributes.get(name.as_bytes());
        value.map_or("", |value| std::str::from_utf8(value).unwrap_or_default())
    }

    /// The words of its class.
    pub(crate) fn classes(&self) -> impl Iterator<Item = &str> {
        self.attribute("class").split_whitespace()
    }
}

/// The pieces of a page, from its start to its end.
pub(crate) fn pieces(page: &str) -> impl Iterator<Item = Piece<'_>> {
    let emitter = DefaultEmitter::<usize>::new_with_span();
    let mut tokens = Tokenizer::new_with_emitter(page, emitter);
    let mut start = 0;
    let pieces = std::iter::from_fn(move || {
        let Ok(token) = tokens.next()?;
        // What a browser with scripts doesn't show in `noscript` is HTML, too.
        match &token {
            Token::StartTag(tag) if *tag.name == b"script" => tokens.set_state(State::ScriptData),
            Token::StartTag(tag) if *tag.name == b"style" => tokens.set_state(State::RawText),
            _ => {}
        }
        Some(kind(token).map(|(end, kind)| {
            let source = &page[start..end];
            start = end;
            Piece { source, kind }
        }))
    });
    pieces.flatten()
}

/// Where a piece ends, and what it is; nothing, if it only says what's wrong with
/// one.
fn kind(token: Token<usize>) -> Option<(usize, Kind)> {
    Some(match token {
        Token::StartTag(tag) => (tag.span.end, Kind::Start(Tag(tag))),
        Token::EndTag(tag) => (tag.span.end, Kind::End(text(&tag.name))),
        Token::String(string) => (string.span.end, Kind::Text(text(&string))),
        Token::Comment(comment) => (comment.span.end, Kind::Other),
        Token::Doctype(doctype) => (doctype.span.end, Kind::Other),
        Token::Error(_) => return None,
    })
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

impl Piece<'_> {
    /// The start of an element with this name.
    pub(crate) fn start(&self, element: &str) -> Option<&Tag> {
        match &self.kind {
            Kind::Start(tag) if tag.name() == element => Some(tag),
            _ => None,
        }
    }

    /// Whether it ends an element with this name.
    pub(crate) fn ends(&self, element: &str) -> bool {
        matches!(&self.kind, Kind::End(name) if name == element)
    }

    /// Its text, if it is one.
    pub(crate) fn text(&self) -> Option<&str> {
        match &self.kind {
            Kind::Text(text) => Some(text),
            _ => None,
        }
    }
}

/// The pieces between the tags of the first element with this name; its own aren't
/// among them. A page without one has none.
pub(crate) fn inside<'a, 'page>(pieces: &'a [Piece<'page>], element: &str) -> &'a [Piece<'page>] {
    let start = pieces
        .iter()
        .position(|piece| piece.start(element).is_some());
    let inside = &pieces[start.map_or(pieces.len(), |start| start + 1)..];
    let end = inside.iter().position(|piece| piece.ends(element));
    &inside[..end.unwrap_or(inside.len())]
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    const PAGE: &str = "<!DOCTYPE html><!-- a --><main id=\"m\" class=\"a b\">1 &amp; 2<br>\
        <script>if (a < b) { \"</p>\" }</script><p>é</p></main>end";

    #[test]
    fn the_pieces_are_the_page() {
        let sources: Vec<_> = pieces(PAGE).map(|piece| piece.source).collect();
        assert_eq!(sources.concat(), PAGE);
    }

    #[test]
    fn an_element_has_attributes_and_an_inside() {
        let Some(Kind::Start(tag)) = pieces(PAGE).nth(2).map(|piece| piece.kind) else {
            panic!("the third piece is the start of main");
        };
        assert_eq!(
            (tag.name(), tag.attribute("id"), tag.attribute("x")),
            ("main", "m", "")
        );
        assert_eq!(tag.classes().collect::<Vec<_>>(), ["a", "b"]);
        let pieces: Vec<_> = pieces(PAGE).collect();
        let texts = inside(&pieces, "main").iter().filter_map(Piece::text);
        let expected = ["1 & 2", "if (a < b) { \"</p>\" }", "é"];
        assert_eq!(texts.collect::<Vec<_>>(), expected);
        assert!(inside(&pieces, "table").is_empty());
    }
}
