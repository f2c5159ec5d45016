//! The pictures of windows, drawn by the chapters' own views. They're kept in
//! files, so that nobody who only wants to read the book has to compile what
//! draws in a terminal.

mod circle;
mod screen;

use insta::{assert_binary_snapshot, with_settings};

#[test]
fn the_pictures_of_windows_are_what_the_chapters_draw() {
    let pictures = [
        ("circle.svg", circle::circle()),
        ("click.svg", circle::click()),
        ("dialog.svg", screen::dialog()),
        ("form.svg", screen::form()),
        ("forty-lines.svg", screen::forty_lines()),
        ("four.svg", screen::four()),
        ("ralle-thor.svg", screen::ralle_thor()),
        ("seated.svg", screen::seated()),
        ("thinking.svg", screen::thinking()),
        ("turning.svg", screen::turning()),
        ("window.svg", screen::after_c6()),
    ];
    for (name, drawing) in pictures {
        with_settings!({
            snapshot_path => "../../../figures/src/windows",
            prepend_module_to_snapshot => false,
            omit_expression => true,
        }, {
            assert_binary_snapshot!(name, drawing.into_bytes());
        });
    }
}
