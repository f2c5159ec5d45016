//! The README: its picture, and the table of folders.

use std::fs;

use othellier_site::figures::Figures;
use snapbox::{Data, assert_data_eq};

use super::common::repository_root;

/// Draws the move c6 and returns the `<svg` tag without its `>`, and the content.
fn drawing() -> (String, String) {
    let book = repository_root().join("book");
    let block = "title = \"c6\"\nposition = \"c6\"\nmove = \"c6\"\n";
    let figure = Figures::new(None, &book).render(block).unwrap();
    let begin = figure.find("<svg ").unwrap();
    let end = figure.find("</svg>").unwrap();
    let (tag, inside) = figure[begin..end].split_once('>').unwrap();
    (tag.to_owned(), inside.to_owned())
}

/// The boards' style sheet, which a stand-alone SVG file has to contain.
const STYLE: &str = include_str!("../../book/theme/boards.css");

#[test]
fn picture_is_the_figure_of_c6() {
    let (tag, inside) = drawing();
    let document = format!(
        "{tag} xmlns=\"http://www.w3.org/2000/svg\" color=\"#777\">\n\
         <style>\n{STYLE}</style>\n{inside}</svg>\n"
    );
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/book/readme.svg");
    assert_data_eq!(document, Data::read_from(file.as_ref(), None).raw());
}

/// The size that Open Graph consumers recommend for `og:image`.
#[test]
fn link_preview_image_is_1200_by_630() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/book/src/card.png");
    let png = fs::read(file).unwrap();
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    assert_eq!((number(16), number(20)), (1200, 630));
    assert!(png.len() < 60_000, "{} bytes", png.len());
}

fn read(file: &str) -> String {
    fs::read_to_string(repository_root().join(file)).unwrap()
}

/// Returns the paths of the folders in `folder`, each with a `/` at its end.
fn subfolders(folder: &str) -> Vec<String> {
    fs::read_dir(repository_root().join(folder))
        .unwrap()
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.file_type().unwrap().is_dir())
        .map(|entry| format!("{folder}{}/", entry.file_name().display()))
        .collect()
}

/// Returns the paths in the left column of the README's table.
fn table_paths() -> Vec<String> {
    read("README.md")
        .lines()
        .filter_map(|line| line.strip_prefix("| `"))
        .filter_map(|row| row.split(" |").next())
        .flat_map(|cell| cell.split('`').step_by(2))
        .map(str::to_owned)
        .collect()
}

#[test]
fn paths_in_the_table_exist() {
    for path in table_paths() {
        let example = path.replace("NN-name", "01-board");
        assert!(
            repository_root().join(example).exists(),
            "there is no {path}"
        );
    }
}

/// Code spans that look like a path of this repository must name a file or folder.
#[test]
fn paths_in_architecture_and_contributing_exist() {
    for document in ["ARCHITECTURE.md", "CONTRIBUTING.md"] {
        for span in read(document).split('`').skip(1).step_by(2) {
            let is_path = [
                "book/",
                "chapters/",
                "crates/",
                "src/main.rs",
                "tests/othellier",
            ]
            .iter()
            .any(|root| span.starts_with(root));
            if !is_path || span.contains([' ', '{', '<', ':', '*']) || span.contains("NAME") {
                continue;
            }
            let path = span.replace("NN-name", "24-engine");
            assert!(
                repository_root().join(&path).exists(),
                "{document} names {span}, which doesn't exist"
            );
        }
    }
}

#[test]
fn table_names_every_folder() {
    let paths = table_paths();
    for folder in ["book/", "chapters/", "crates/", "tests/"] {
        for subfolder in subfolders(folder) {
            let is_chapter = subfolder
                .trim_start_matches("chapters/")
                .starts_with(|c: char| c.is_ascii_digit());
            assert!(
                is_chapter || paths.contains(&subfolder),
                "{subfolder} is not in the README"
            );
        }
    }
}
