//! What a newcomer meets first: the README, its picture, and the front page of
//! `cargo doc`.

use std::fs;
use std::path::Path;

use othellier_book::figures::Figures;
use snapbox::{Data, assert_data_eq};

const FIGURE: &str = "title = \"c6\"\nposition = \"c6\"\nmove = \"c6\"\n";

/// The picture is drawn like a figure of the book, in a file that brings its
/// own style: the figure's drawing as a document of its own.
fn document() -> String {
    let figure = Figures::new(None).figure(FIGURE).unwrap();
    let begin = figure.find("<svg ").unwrap();
    let end = figure.find("</svg>").unwrap() + "</svg>".len();
    let (tag, drawing) = figure[begin..end].split_once('>').unwrap();
    let style = include_str!("../../book/page/boards/drawing.css");
    format!(
        "{tag} xmlns=\"http://www.w3.org/2000/svg\" color=\"#777\">\n\
         <style>\n{style}</style>\n{drawing}\n"
    )
}

#[test]
fn the_picture_of_the_readme_is_drawn_by_the_book() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/book/c6.svg");
    assert_data_eq!(document(), Data::read_from(file.as_ref(), None).raw());
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
    let places = rows.filter_map(|row| row.split('`').next());
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

#[test]
fn the_front_page_of_the_documentation_leads_to_every_crate() {
    let page = read("src/lib.rs");
    let manifest: toml::Table = read("Cargo.toml").parse().unwrap();
    let crates = manifest["workspace"]["dependencies"].as_table().unwrap();
    let ours = crates.iter().filter(|(_, it)| it.get("path").is_some());
    for (name, _) in ours {
        let name = name.replace('-', "_");
        let link = format!("[`{name}`](../{name}/index.html)");
        assert!(page.contains(&link), "no {link} in src/lib.rs");
    }
}
