//! The family tree of the chapters' crates.

use std::collections::BTreeSet;

use othellier_project::manifest::Manifest;
use othellier_project::repository::Repository;
use pretty_assertions::assert_eq;
use roxmltree::{Document, Node};

use super::Picture;
use crate::book;

#[test]
fn family_tree_links_to_every_chapter() {
    let chapters = Repository::around(book()).unwrap().chapters().unwrap();
    let picture = Picture::open("family");
    let document = Document::parse(&picture.svg).unwrap();
    let mut boxes = BTreeSet::new();
    for node in document.descendants() {
        if let Some(page) = node.attribute("href") {
            let text: String = node
                .descendants()
                .filter(Node::is_text)
                .filter_map(|text| text.text())
                .collect();
            let text: Vec<_> = text.split_whitespace().collect();
            boxes.insert(format!("{page} {}", text.join(" ")));
        }
    }
    let mut expected = BTreeSet::new();
    for chapter in &chapters {
        let folder = chapter.path.file_name().unwrap().display();
        let (number, name) = (chapter.number, &chapter.name);
        // The text is a tooltip and the label.
        expected.insert(format!("{folder}.md Chapter {number}: {name} {name}"));
    }
    assert_eq!(boxes, expected);
}

#[test]
fn family_tree_has_dependencies_of_manifests() {
    let chapters = Repository::around(book()).unwrap().chapters().unwrap();
    let alternative = Picture::open("family").text_alternative();
    let (_, edges) = alternative.split_once("upward. ").unwrap();
    let edges = edges.trim_end_matches('.').replace(" stands", "");
    for edge in edges.split(", ") {
        let (name, dependency) = edge.split_once(" on ").unwrap();
        let chapter = chapters.iter().find(|chapter| chapter.name == name);
        let manifest = Manifest::read(&chapter.unwrap().path).unwrap();
        assert!(
            manifest
                .dependencies("dependencies")
                .contains(&dependency.to_owned()),
            "{edge}"
        );
    }
}
