//! The page `print.html`: the whole book for printing.
//!
//! mdBook concatenates all pages. This module adds a table of contents, numbers the chapters,
//! and moves the hints to the end. `book/theme/index.hbs` has the cover.

use crate::html::{self, Tag, Token, TokenKind};
use crate::markdown::highlight;
use crate::toc::TocEntry;
use anyhow::Result;
use othellier_project::catalog;
use othellier_project::files::read;
use othellier_project::repository::Repository;
use page_boards::html::escape;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The end of the table of contents, which is empty in `index.hbs`.
const TOC_END: &str = "</ul></nav>";

/// Renders the page for printing, without interactive elements.
pub(crate) fn render(page: &str, entries: &[TocEntry]) -> String {
    let mut renderer = Renderer::new(entries);
    for token in html::tokens(page) {
        renderer.push(&token);
    }
    renderer.finish()
}

/// Appends a section with the solutions of all exercises to the page for printing.
///
/// # Errors
///
/// Returns an error if an exercise or a solution can't be read.
pub fn append_solutions(page: &str, repository: &Repository) -> Result<String> {
    let mut html = String::new();
    for chapter in repository.chapters()? {
        let package = catalog::package(&chapter)?;
        for exercise in &package.exercises {
            let file = package.path.join("solutions").join(&exercise.id);
            let solution = read(&file.with_extension("rs"))?;
            // The module documentation is the task, which the chapter has.
            let code: Vec<_> = solution
                .lines()
                .skip_while(|line| line.starts_with("//!"))
                .collect();
            let code = highlight::html("rust", code.join("\n").trim());
            let (number, title) = (&exercise.number, escape(&exercise.title));
            html += &format!(
                "<h2>Exercise {number}: {title}</h2>\n\
                 <pre><code class=\"language-rust hljs\">{code}</code></pre>\n"
            );
        }
    }
    Ok(append_section(page, "answers", "Answers", &html))
}

/// Fills in the page numbers of the table of contents. `page_numbers` has the number of the
/// printed page on which each anchor is.
pub fn fill_page_numbers(page: &str, page_numbers: &BTreeMap<String, usize>) -> String {
    let toc_end = page.find(TOC_END).unwrap_or_default();
    let (toc, rest) = page.split_at(toc_end);
    let mut toc = toc.to_owned();
    for (anchor, number) in page_numbers {
        toc = toc.replace(&page_number_placeholder(anchor), &number.to_string());
    }
    toc + rest
}

/// Appends a section, and an entry for it in the table of contents.
fn append_section(page: &str, anchor: &str, title: &str, html: &str) -> String {
    let section = format!(
        "<section class=\"appendix\"><h1 id=\"{anchor}\">{title}</h1>\n{html}\
         </section>\n</main>"
    );
    append_to_toc(page, &render_toc_entry(anchor, title)).replacen("</main>", &section, 1)
}

fn append_to_toc(page: &str, entries: &str) -> String {
    page.replacen(TOC_END, &format!("{entries}{TOC_END}"), 1)
}

/// Renders an entry of the table of contents, with a placeholder for the page number.
fn render_toc_entry(anchor: &str, title: &str) -> String {
    let title = escape(title);
    let page_number = page_number_placeholder(anchor);
    format!("<li><a href=\"#{anchor}\">{title}</a><span>{page_number}</span></li>\n")
}

fn page_number_placeholder(anchor: &str) -> String {
    format!("<!--page of {anchor}-->")
}

/// Renders the page for printing, token by token.
struct Renderer<'a> {
    entries: &'a [TocEntry],
    /// The page as far as it is rendered.
    html: String,
    /// The entries of the table of contents.
    toc: String,
    /// The number of the book's pages that have begun. Each begins with an `h1`.
    page_count: usize,
    /// The anchor and the content of the last `h3`: the heading of an exercise, if a hint
    /// follows.
    exercise_anchor: String,
    exercise_heading: String,
    /// The hints, which are moved to the end.
    hints: String,
    state: State,
}

/// The element that the renderer is in.
#[derive(PartialEq, Eq)]
enum State {
    Text,
    ExerciseHeading,
    Hint,
}

impl<'a> Renderer<'a> {
    fn new(entries: &'a [TocEntry]) -> Self {
        Self {
            entries,
            html: String::new(),
            toc: String::new(),
            page_count: 0,
            exercise_anchor: String::new(),
            exercise_heading: String::new(),
            hints: String::new(),
            state: State::Text,
        }
    }

    fn push(&mut self, token: &Token) {
        match &token.kind {
            TokenKind::Start(tag) if html::is_custom_element(tag.name()) => {}
            TokenKind::End(name) if html::is_custom_element(name) => {}
            TokenKind::Start(tag) => self.push_start_tag(tag, token.source),
            TokenKind::End(name) => self.push_end_tag(name, token.source),
            TokenKind::Text(_) | TokenKind::Other => self.push_source(token.source),
        }
    }

    fn push_source(&mut self, source: &str) {
        match self.state {
            State::Hint => self.hints += source,
            State::ExerciseHeading => {
                self.exercise_heading += source;
                self.html += source;
            }
            State::Text => self.html += source,
        }
    }

    fn push_start_tag(&mut self, tag: &Tag, source: &str) {
        match tag.name() {
            "h1" if !tag.attribute("id").is_empty() => {
                self.begin_page(tag.attribute("id"));
                self.push_source(source);
            }
            "h3" => {
                self.exercise_anchor = tag.attribute("id").to_owned();
                self.exercise_heading.clear();
                self.push_source(source);
                self.state = State::ExerciseHeading;
            }
            "details" if tag.classes().any(|class| class == "hint") => {
                self.begin_hint();
                self.push_source(source);
            }
            _ => self.push_source(source),
        }
    }

    fn push_end_tag(&mut self, name: &str, source: &str) {
        match name {
            "details" if self.state == State::Hint => {
                self.push_source(source);
                self.state = State::Text;
            }
            "h3" => {
                self.state = State::Text;
                self.push_source(source);
            }
            "main" if self.page_count > 0 => {
                self.push_source("</section>");
                self.push_source(source);
            }
            _ => self.push_source(source),
        }
    }

    /// Begins a page of the book: a section with a named page, whose headers are the part's
    /// title and the page's. A chapter has its number above its heading.
    fn begin_page(&mut self, anchor: &str) {
        let index = self.page_count;
        if index > 0 {
            self.push_source("</section>\n");
        }
        self.push_source(&format!(
            "<section class=\"bound\" style=\"page:p{index}\">\n"
        ));
        if let Some(entry) = self.entries.get(index) {
            let title = entry.numbered_title();
            self.toc += &render_toc_entry(anchor, &title);
            let (part, title) = (css_string(&entry.part), css_string(&title));
            let _ = writeln!(
                self.html,
                "<style>@page p{index}{{@top-left{{content:\"{part}\"}}\
                 @top-right{{content:\"{title}\\2003\"counter(page)}}}}</style>"
            );
            if let Some(number) = entry.number {
                self.html += &format!("<p class=\"chapter-number\">Chapter {number}</p>\n");
            }
        }
        self.page_count += 1;
    }

    /// Begins a hint. The first one of an exercise leaves a link to the hints in the text.
    fn begin_hint(&mut self) {
        self.state = State::Hint;
        let (anchor, title) = (&self.exercise_anchor, &self.exercise_heading);
        let heading = format!("<h2 id=\"hints-{anchor}\">{title}</h2>\n");
        if !self.hints.contains(&heading) {
            self.hints += &heading;
            self.html += &format!(
                "<p class=\"hint\"><a href=\"#hints-{anchor}\">Hints</a> are at the \
                 end of the book.</p>"
            );
        }
    }

    fn finish(self) -> String {
        let page = append_to_toc(&self.html, &self.toc);
        if self.hints.is_empty() {
            page
        } else {
            append_section(&page, "hints", "Hints", &self.hints)
        }
    }
}

/// Removes the characters that can't be in a CSS string within HTML.
fn css_string(text: &str) -> String {
    text.replace(['"', '\\', '<'], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<main><nav><ul>\n</ul></nav>\n<h1 id=\"home\">Home</h1>\n\
        <h1 id=\"flipping\"><a>Flipping</a></h1>\n\
        <h3 id=\"exercise-1-1\"><a class=\"header\" href=\"#exercise-1-1\">\
        Exercise 1.1: A <code>b</code></a></h3>\n<p>Do it.</p>\n\
        <details class=\"hint\">\n<summary>Hint 1</summary>\n<p>One.</p>\n\
        </details>\n<details class=\"hint\">\n<summary>Hint 2</summary>\n\
        <p>Two.</p>\n</details>\n<p>Done.</p>\n</main>";

    fn entry(part: &str, number: Option<usize>, title: &str) -> TocEntry {
        TocEntry {
            part: part.to_owned(),
            number,
            title: title.to_owned(),
            page_name: String::new(),
        }
    }

    #[test]
    fn renders_contents_page_numbers_and_hints() {
        let entries = [
            entry("", None, "Home"),
            entry("The rules", Some(1), "Flipping"),
        ];
        let page = render(PAGE, &entries);
        let page = append_section(&page, "answers", "Answers", "<p>It is b.</p>");
        let page_numbers = [("home", 3), ("flipping", 7), ("hints", 9)]
            .map(|(anchor, number)| (anchor.to_owned(), number));
        insta::assert_snapshot!(fill_page_numbers(&page, &page_numbers.into()));
    }
}
