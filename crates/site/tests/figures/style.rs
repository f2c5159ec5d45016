//! Tests of the style sheets, and that pictures use their classes.

use othellier_project::files::{read, walk};
use othellier_project::repository::Repository;
use pretty_assertions::assert_eq;
use roxmltree::{Document, Node};

use crate::book;

/// Attributes that would give an element a color that doesn't depend on the theme.
const COLOR_ATTRIBUTES: [&str; 4] = ["color", "fill", "stop-color", "stroke"];

#[test]
fn each_picture_is_on_a_page() {
    let pages = Repository::around(book()).unwrap().pages().unwrap();
    let pages: String = pages.iter().map(|page| read(page).unwrap()).collect();
    for file in walk(&book().join("pictures")).unwrap() {
        let name = file.file_stem().unwrap().to_str().unwrap();
        assert!(pages.contains(&format!("picture = \"{name}\"")), "{name}");
    }
}

#[test]
fn pictures_have_classes_of_the_theme_and_no_colors() {
    let style_sheet = read(&book().join("theme/boards.css")).unwrap();
    for file in walk(&book().join("pictures")).unwrap() {
        let name = file.file_stem().unwrap().display();
        let text = read(&file).unwrap();
        let document = Document::parse(&text).unwrap();
        for element in document.descendants().filter(Node::is_element) {
            let classes = element.attribute("class").unwrap_or_default();
            for class in classes.split_whitespace() {
                assert!(
                    style_sheet.contains(&format!(".{class}")),
                    "{name}: {class}"
                );
            }
            let style = element.attribute("style").unwrap_or_default();
            let has_color = element.has_tag_name("style")
                || COLOR_ATTRIBUTES
                    .iter()
                    .any(|color| element.has_attribute(*color) || style.contains(color));
            assert!(!has_color, "{name}: {:?}", element.tag_name());
        }
    }
}

/// Browsers accept an unclosed rule without an error, and ignore the next one.
#[test]
fn rules_of_style_sheets_are_closed() {
    for folder in ["theme", "page", "scripts"] {
        for file in walk(&book().join(folder)).unwrap() {
            if file.extension().is_none_or(|extension| extension != "css") {
                continue;
            }
            let mut depth = 0;
            for (number, line) in (1..).zip(read(&file).unwrap().lines()) {
                let is_nested = line.starts_with([' ', '}']) || line.is_empty();
                assert!(
                    depth == 0 || is_nested,
                    "{}:{number}: {line}",
                    file.display()
                );
                depth += line.matches('{').count();
                depth -= line.matches('}').count();
            }
            assert_eq!(depth, 0, "{}", file.display());
        }
    }
}
