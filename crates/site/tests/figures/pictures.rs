//! The book's pictures. What the chapters' crates can draw, they draw here, and
//! the drawing is kept in a file: nobody who only wants to read the book has to
//! compile an engine, or what draws in a terminal. The other pictures are drawn
//! by hand, and held to the numbers that the crates know.

mod boards;
mod by_hand;
mod plots;
mod windows;

use std::path::Path;

use snapbox::{Data, assert_data_eq};

/// The book, whose folder `pictures` has them.
fn book() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../book"))
}

/// What stands before a picture, so that an editor shows its colors.
const STYLE: &str = "<?xml-stylesheet type=\"text/css\" href=\"../theme/boards.css\"?>\n";

/// Each of these is what its crates draw now. `SNAPSHOTS=overwrite` accepts a new
/// drawing.
#[test]
fn drawn_pictures_are_what_the_chapters_draw() {
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
        ("window", windows::after_c6()),
    ];
    for (name, drawing) in pictures {
        let file = book().join(format!("pictures/{name}.svg"));
        let element = "<svg xmlns=\"http://www.w3.org/2000/svg\"";
        let drawing = drawing.replacen("<svg", element, 1);
        let lines = drawing.replace("><", ">\n<");
        let text = format!("{STYLE}{lines}\n");
        assert_data_eq!(text, Data::read_from(&file, None).raw());
    }
}
