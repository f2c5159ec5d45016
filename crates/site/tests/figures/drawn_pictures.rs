//! Pictures that the chapters' crates draw: boards, plots, windows of a terminal, and a tree.
//!
//! The drawings are kept in files, so that building the book needs neither an engine nor a
//! terminal library.

mod boards;
mod plots;
mod tree;
mod windows;

use snapbox::{Data, assert_data_eq};

/// The first line of a picture, which makes an editor show its colors.
const STYLE_SHEET: &str = "<?xml-stylesheet type=\"text/css\" href=\"../theme/boards.css\"?>\n";

/// Run it with `SNAPSHOTS=overwrite` to accept a changed drawing.
#[test]
fn pictures_match_the_drawings() {
    let pictures = [
        ("believe", plots::believe()),
        ("by-depth", plots::by_depth()),
        ("by-generation", plots::by_generation()),
        ("copy", boards::copy()),
        ("corners", boards::corners()),
        ("dialog", windows::dialog()),
        ("form", windows::form()),
        ("forty-lines", windows::forty_lines()),
        ("four", windows::four()),
        ("frontier", boards::frontier_discs()),
        ("glance", plots::glance()),
        ("minute", plots::minute()),
        ("pairs", plots::pairs()),
        ("ralle-thor", windows::ralle_thor()),
        ("seated", windows::seated()),
        ("thinking", windows::thinking()),
        ("turning", windows::turning()),
        ("ways", tree::ways()),
        ("window", windows::window()),
    ];
    for (name, svg) in pictures {
        let file = super::book().join(format!("pictures/{name}.svg"));
        let root = "<svg xmlns=\"http://www.w3.org/2000/svg\"";
        let svg = svg.replacen("<svg", root, 1).replace("><", ">\n<");
        let document = format!("{STYLE_SHEET}{svg}\n");
        assert_data_eq!(document, Data::read_from(&file, None).raw());
    }
}
