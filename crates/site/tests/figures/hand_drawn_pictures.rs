//! Pictures that are drawn by hand. Their numbers and names are compared with what the
//! chapters' crates compute, or with what a page prints.

mod bitboards;
mod board;
mod family;
mod files;
mod learning;
mod search;
mod windows;

use othellier_project::files::read;
use roxmltree::Document;

/// A picture of the book.
struct Picture {
    name: &'static str,
    svg: String,
}

impl Picture {
    fn open(name: &'static str) -> Self {
        let svg = read(&super::book().join(format!("pictures/{name}.svg"))).unwrap();
        Self { name, svg }
    }

    /// Returns the text alternative in one line.
    fn text_alternative(&self) -> String {
        let document = Document::parse(&self.svg).unwrap();
        let label = document.root_element().attribute("aria-label").unwrap();
        label.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Returns the texts in the picture, in the order of its file.
    fn texts(&self) -> Vec<String> {
        let document = Document::parse(&self.svg).unwrap();
        document
            .descendants()
            .filter(|node| node.is_text())
            .filter_map(|node| node.text().map(str::trim))
            .filter(|text| !text.is_empty())
            .map(str::to_owned)
            .collect()
    }

    /// Returns the number of elements with this class.
    fn count_class(&self, class: &str) -> usize {
        self.svg.matches(&format!("class=\"{class}\"")).count()
    }

    /// Asserts that the picture has these texts in this order, with any others between them.
    #[track_caller]
    fn assert_texts(&self, expected: impl IntoIterator<Item = impl ToString>) {
        let mut texts = self.texts().into_iter();
        for text in expected {
            let text = text.to_string();
            assert!(
                texts.any(|other| other == text),
                "{} doesn't show `{text}` at this position",
                self.name
            );
        }
    }

    /// Asserts that the text alternative contains this text.
    #[track_caller]
    fn assert_described(&self, text: &str) {
        let alternative = self.text_alternative();
        assert!(
            alternative.contains(text),
            "{} doesn't say `{text}`: {alternative}",
            self.name
        );
    }
}

/// Returns the part of a page between a text and the end of the code block.
fn rest_of_code_block(page: &str, start: &str) -> String {
    let page = read(&super::book().join("src").join(page)).unwrap();
    let (_, rest) = page.split_once(start).unwrap();
    let (code, _) = rest.split_once("```").unwrap();
    code.to_owned()
}
