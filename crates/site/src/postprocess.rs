//! Postprocessing of the pages that mdBook renders: syntax highlighting, metadata, headers
//! and callouts.

use crate::chapter_header;
use crate::hero;
use crate::html::{self, Token, TokenKind};
use crate::markdown::highlight;
use crate::metadata::{self, Descriptions};
use crate::search::{self, PageSections, Section};
use crate::toc::TocEntry;
use anyhow::Result;
use othellier_project::files::read;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The finished pages of the table of contents, by name.
///
/// They are kept from one build to the next: a page that mdBook renders as before is not
/// processed again.
#[derive(Debug, Default)]
pub(crate) struct Pages(BTreeMap<String, Page>);

#[derive(Debug)]
struct Page {
    /// The page as mdBook rendered it.
    source: String,
    /// The finished page.
    html: String,
    /// The text for the search index.
    sections: Vec<Section>,
}

impl Pages {
    /// Finishes the pages that mdBook rendered into the folder `site`. `site_url` is the URL
    /// at which the book is published.
    ///
    /// # Errors
    ///
    /// Returns an error if a page can't be read.
    pub(crate) fn update(
        &mut self,
        site: &Path,
        descriptions: &Descriptions,
        entries: &[TocEntry],
        site_url: Option<&str>,
    ) -> Result<()> {
        let mut previous = std::mem::take(&mut self.0);
        for TocEntry { page_name, .. } in entries {
            let source = read(&site.join(page_name).with_extension("html"))?;
            let page = match previous.remove(page_name) {
                Some(page) if page.source == source => page,
                _ => finish_page(page_name, source, descriptions, entries, site_url),
            };
            self.0.insert(page_name.clone(), page);
        }
        Ok(())
    }

    /// Returns the names and the HTML of all pages.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, page)| (name.as_str(), page.html.as_str()))
    }

    /// Returns the sections of all pages, for the search index.
    pub(crate) fn sections(&self) -> PageSections<'_> {
        self.0
            .iter()
            .map(|(name, page)| (name.as_str(), page.sections.as_slice()))
            .collect()
    }
}

fn finish_page(
    name: &str,
    source: String,
    descriptions: &Descriptions,
    entries: &[TocEntry],
    site_url: Option<&str>,
) -> Page {
    let tokens: Vec<_> = html::tokens(&source).collect();
    let meta_tags = metadata::render_meta_tags(&tokens, name, descriptions, site_url);
    let html = highlight_code(&tokens, |token| {
        if metadata::is_description_tag(token) {
            &meta_tags
        } else {
            token.source
        }
    });
    let html = add_callout_classes(&html);
    let html = hero::insert_hero(&html);
    let html = chapter_header::add_chapter_header(&html, name, entries, descriptions);
    let html = exclude_code_from_translation(&html);
    let html = unnest_links(&mend_toc(&html));
    Page {
        sections: search::parse_sections(name, &tokens),
        html,
        source,
    }
}

/// Adds a class to each block quotation that begins with the name of a kind of callout, such
/// as `design-note`. Gives asides the role `note`, because by default an `aside` is a
/// landmark of the page.
pub(crate) fn add_callout_classes(page: &str) -> String {
    const CALLOUTS: [(&str, &str); 4] = [
        ("Design note", "design-note"),
        ("A story", "story"),
        ("A confession", "confession"),
        ("Predict", "predict"),
    ];
    let mut page = page.replace("<aside>", "<aside role=\"note\">");
    for (heading, class) in CALLOUTS {
        let content = format!("\n<p><strong>{heading}");
        page = page.replace(
            &format!("<blockquote>{content}"),
            &format!("<blockquote class=\"{class}\">{content}"),
        );
    }
    page
}

/// Removes the list items that mdBook begins around the titles of parts and the spacers in the
/// table of contents. They would end where the title begins, and leave an end tag over.
pub(crate) fn mend_toc(html: &str) -> String {
    const NESTED: &str = "<li class=\"chapter-item expanded \"><li";
    let mut parts = html.split(NESTED);
    let mut mended = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        mended += "<li";
        mended += &part.replacen("</li></li>", "</li>", 1);
    }
    mended
}

/// Removes mdBook's link of a heading or a term to itself if it contains another link.
/// A link in a link isn't HTML.
pub(crate) fn unnest_links(page: &str) -> String {
    let tokens: Vec<_> = html::tokens(page).collect();
    let mut removed = BTreeSet::new();
    for (start, token) in tokens.iter().enumerate() {
        let is_header = |tag: &html::Tag| tag.classes().any(|class| class == "header");
        if token.start_tag("a").is_some_and(is_header)
            && let Some(end) = end_of_outer_link(&tokens[start..])
        {
            removed.extend([start, start + end]);
        }
    }
    let kept = tokens
        .iter()
        .enumerate()
        .filter(|(index, _)| !removed.contains(index));
    kept.map(|(_, token)| token.source).collect()
}

/// Returns the index of the end tag of the link with which the tokens begin, if another link
/// is in it.
fn end_of_outer_link(tokens: &[Token]) -> Option<usize> {
    let mut depth = 0;
    let mut has_inner = false;
    for (index, token) in tokens.iter().enumerate() {
        if token.start_tag("a").is_some() {
            depth += 1;
            has_inner |= depth > 1;
        } else if token.is_end_tag("a") {
            depth -= 1;
        }
        if depth == 0 {
            return has_inner.then_some(index);
        }
    }
    None
}

/// Marks code, output and keys, so that they stay as they are when a browser translates the
/// page.
pub(crate) fn exclude_code_from_translation(page: &str) -> String {
    const CODE: [&str; 4] = ["code", "kbd", "pre", "samp"];
    let mut html = String::with_capacity(page.len() * 11 / 10);
    // Elements in a `pre` element inherit its attribute.
    let mut is_in_pre = false;
    for token in html::tokens(page) {
        let was_in_pre = is_in_pre;
        is_in_pre = (was_in_pre || token.start_tag("pre").is_some()) && !token.is_end_tag("pre");
        match &token.kind {
            TokenKind::Start(tag) if CODE.contains(&tag.name()) && !was_in_pre => {
                let attributes = token.source.trim_end_matches('>');
                html += &format!("{attributes} translate=\"no\">");
            }
            _ => html += token.source,
        }
    }
    html
}

/// Returns the source of a page with its code blocks highlighted. `map_source` returns the
/// text for each token outside of these.
///
/// mdBook's script would add the class `hljs` in the browser.
pub(crate) fn highlight_code<'a>(
    tokens: &'a [Token],
    mut map_source: impl FnMut(&'a Token<'a>) -> &'a str,
) -> String {
    let mut page = String::new();
    let mut tokens = tokens.iter();
    while let Some(token) = tokens.next() {
        let Some(block) = CodeBlock::from_start_tag(token) else {
            page += map_source(token);
            continue;
        };
        let code: String = tokens
            .by_ref()
            .take_while(|token| !token.is_end_tag("code"))
            .filter_map(Token::text)
            .collect();
        let language = &block.language;
        let html = block.highlight(&code);
        page += &format!("<code class=\"language-{language} hljs\">{html}</code>");
    }
    page
}

/// The classes of a `code` element.
struct CodeBlock {
    language: String,
    /// The numbers of lines at the beginning and at the end that are context: an earlier
    /// listing has shown them. The class `context-2-1` has these numbers.
    context: (usize, usize),
}

impl CodeBlock {
    /// Returns `None` if the token doesn't begin a `code` element with a language.
    fn from_start_tag(token: &Token) -> Option<Self> {
        let mut classes = token
            .start_tag("code")?
            .classes()
            .flat_map(|class| class.split(','));
        let language = classes.next()?.strip_prefix("language-")?.to_owned();
        let context = classes.find_map(parse_context).unwrap_or_default();
        Some(Self { language, context })
    }

    /// Highlights code, except for the lines of context.
    fn highlight(&self, code: &str) -> String {
        let (before, after) = self.context;
        let lines: Vec<_> = code.split_inclusive('\n').collect();
        let end = lines.len().saturating_sub(after).max(before);
        [
            render_context(&lines[..before]),
            highlight::html(&self.language, &lines[before..end].concat()),
            render_context(&lines[end..]),
        ]
        .concat()
    }
}

fn parse_context(class: &str) -> Option<(usize, usize)> {
    let (before, after) = class.strip_prefix("context-")?.split_once('-')?;
    Some((before.parse().ok()?, after.parse().ok()?))
}

fn render_context(lines: &[&str]) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let text = highlight::html("text", &lines.concat());
    format!("<span class=\"context\">{text}</span>")
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn titles_in_toc_are_no_nested_items() {
        let item = "<li class=\"chapter-item expanded \">";
        let title = "<li class=\"part-title\">Rules</li>";
        let page = format!("<ol>{item}A</li>{item}{title}</li>{item}B</li></ol>");
        let expected = format!("<ol>{item}A</li>{title}{item}B</li></ol>");
        assert_eq!(mend_toc(&page), expected);
    }

    #[test]
    fn header_links_around_links_are_removed() {
        let page = "<dt id=\"b\"><a class=\"header\" href=\"#b\"><a href=\"c\">b</a></a></dt>\
            <h2 id=\"d\"><a class=\"header\" href=\"#d\">d</a></h2><a href=\"e\">e</a>";
        let expected = "<dt id=\"b\"><a href=\"c\">b</a></dt>\
            <h2 id=\"d\"><a class=\"header\" href=\"#d\">d</a></h2><a href=\"e\">e</a>";
        assert_eq!(unnest_links(page), expected);
    }

    #[test]
    fn code_is_excluded_from_translation() {
        let page = "<p>Press <kbd>n</kbd> in <code class=\"a\">b</code>:</p>\
            <pre><code>c</code></pre><script>\"<code>\"</script>";
        let expected = "<p>Press <kbd translate=\"no\">n</kbd> in \
            <code class=\"a\" translate=\"no\">b</code>:</p>\
            <pre translate=\"no\"><code>c</code></pre>\
            <script>\"<code>\"</script>";
        assert_eq!(exclude_code_from_translation(page), expected);
    }
}
