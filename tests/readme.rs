//! The picture of the README: drawn like a figure of the book, in a file that
//! brings its own style.

use othellier::book::figures::Figures;
use snapbox::{Data, assert_data_eq};

const FIGURE: &str = "title = \"c6\"\nposition = \"c6\"\nmove = \"c6\"\n";

/// The figure's drawing as a document of its own.
fn document() -> String {
    let figure = Figures::new(None).figure(FIGURE).unwrap();
    let begin = figure.find("<svg ").unwrap();
    let end = figure.find("</svg>").unwrap() + "</svg>".len();
    let (tag, drawing) = figure[begin..end].split_once('>').unwrap();
    let style = include_str!("../book/theme/boards.css");
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
