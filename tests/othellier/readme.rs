//! What a newcomer meets first: the README and its picture.

use std::fs;
use std::path::Path;

use othellier_site::figures::Figures;
use snapbox::{Data, assert_data_eq};

/// The tag and the inside of a drawing: c6, as a figure of the book.
fn drawing() -> (String, String) {
    let book = Path::new(env!("CARGO_MANIFEST_DIR")).join("book");
    let block = "title = \"c6\"\nposition = \"c6\"\nmove = \"c6\"\n";
    let figure = Figures::new(None, &book).render(block).unwrap();
    let begin = figure.find("<svg ").unwrap();
    let end = figure.find("</svg>").unwrap();
    let (tag, inside) = figure[begin..end].split_once('>').unwrap();
    (tag.to_owned(), inside.to_owned())
}

/// How the book's boards look. A file of its own has to bring it along.
const STYLE: &str = include_str!("../../book/theme/boards.css");

#[test]
fn the_picture_of_the_readme_is_drawn_by_the_book() {
    let (tag, inside) = drawing();
    let document = format!(
        "{tag} xmlns=\"http://www.w3.org/2000/svg\" color=\"#777\">\n\
         <style>\n{STYLE}</style>\n{inside}</svg>\n"
    );
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/book/readme.svg");
    assert_data_eq!(document, Data::read_from(file.as_ref(), None).raw());
}

/// Programs that show links can't draw. They want a picture of this size.
#[test]
fn the_card_for_links_has_the_size_that_other_programs_want() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/book/src/card.png");
    let png = fs::read(file).unwrap();
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    assert_eq!((number(16), number(20)), (1200, 630));
    assert!(png.len() < 60_000, "{} bytes", png.len());
}

/// A file of the repository, as text.
fn read(file: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(root.join(file)).unwrap()
}

/// The folders that stand in one, with a `/` behind their names.
fn folders_in(folder: &str) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let entries = fs::read_dir(root.join(folder)).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let folders = paths.filter(|path| path.is_dir());
    let name = |path: &Path| path.file_name().unwrap().display().to_string();
    folders
        .map(|path| format!("{folder}{}/", name(&path)))
        .collect()
}

/// The places in the left column of the README's map.
fn map() -> Vec<String> {
    let readme = read("README.md");
    let rows = readme.lines().filter_map(|line| line.strip_prefix("| `"));
    let cells = rows.filter_map(|row| row.split(" |").next());
    let places = cells.flat_map(|cell| cell.split('`').step_by(2));
    places.map(str::to_owned).collect()
}

#[test]
fn the_map_of_the_readme_leads_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for place in map() {
        let example = place.replace("NN-name", "01-board");
        assert!(root.join(example).exists(), "there is no {place}");
    }
}

#[test]
fn no_folder_is_missing_from_the_map_of_the_readme() {
    let (map, readme) = (map(), read("README.md"));
    let is_chapter = |folder: &String| {
        let name = folder.trim_start_matches("chapters/");
        name.starts_with(|first: char| first.is_ascii_digit())
    };
    for folder in ["book/", "chapters/", "src/", "tests/"] {
        for inside in folders_in(folder) {
            let named = format!("`{}`", inside.trim_start_matches("tests/"));
            let is_there = map.contains(&inside) || is_chapter(&inside) || readme.contains(&named);
            assert!(is_there, "{inside} is not in the README");
        }
    }
}
