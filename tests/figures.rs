//! What a `board` block becomes, and how a wrong one is answered.

use insta::assert_snapshot;
use othellier::book::figures::Figures;

fn draw(block: &str) -> String {
    Figures::new(Some(2)).figure(block).unwrap()
}

/// What a screen reader says.
fn alternative(block: &str) -> String {
    let figure = draw(block);
    let (_, label) = figure.split_once("aria-label=\"").unwrap();
    label.split('"').next().unwrap().to_owned()
}

/// The line inside the block and the message.
fn error(block: &str) -> String {
    let wrong = Figures::new(None).figure(block).unwrap_err();
    format!("line {}: {wrong}", wrong.line)
}

#[test]
fn the_starting_position_is_drawn() {
    let start = "position = \"start\"\ntitle = \"The start\"";
    assert_snapshot!(draw(start).replace("><", ">\n<"));
}

#[test]
fn a_ray_is_an_arrow_with_a_dot_on_each_square() {
    let ray = "ray = \"c6 NE\"\ntitle = \"From c6\"";
    assert_snapshot!(draw(ray).replace("><", ">\n<"));
}

#[test]
fn a_figure_is_one_line_and_has_no_text_to_be_searched() {
    let figure = draw("labels = \"names\"\ntitle = \"Names\"");
    assert!(!figure.contains('\n'));
    assert!(!figure.contains("<text"));
}

#[test]
fn figures_are_numbered_within_their_chapter() {
    let mut figures = Figures::new(Some(2));
    for number in 1..=2 {
        let figure = figures.figure("title = \"A < B\"").unwrap();
        let caption =
            format!("<figcaption>Figure 2.{number}: A &lt; B</figcaption>");
        assert!(figure.contains(&caption), "{figure}");
    }
}

#[test]
fn outside_the_chapters_a_figure_has_no_number() {
    let figure = Figures::new(None).figure("title = \"Empty\"").unwrap();
    assert!(figure.contains("<figcaption>Empty</figcaption>"));
}

#[test]
fn the_alternative_says_what_is_to_be_seen() {
    let title = "title = \"A board\"\n";
    let says = |lines: &str| alternative(&format!("{title}{lines}"));
    let diagram = format!("B..W{}", ".".repeat(60));
    let alternatives = [
        says("position = \"start\""),
        says("position = \"start\"\nsquares = \"d4 e5\""),
        says("position = \"c6\""),
        says("ray = \"c6 NE\""),
        says("ray = \"h1 E\""),
        says("labels = \"names\""),
        says("labels = \"indexes\"\nsentinel = true"),
        says(&format!("diagram = \"{diagram}\"")),
    ];
    assert_snapshot!(alternatives.join("\n"));
}

#[test]
fn a_wrong_block_is_answered_with_its_line() {
    let title = "title = \"A board\"\n";
    let answer = |lines: &str| error(&format!("{title}{lines}"));
    let errors = [
        error("position = \"start\""),
        answer("position = start"),
        answer("colour = \"green\""),
        answer("position = \"c7\""),
        answer("position = \"start\"\ndiagram = \"...\""),
        answer("diagram = \"...\""),
        answer("squares = \"d4 z9\""),
        answer("ray = \"c6\""),
        answer("ray = \"c6 up\""),
        answer("labels = \"colors\""),
    ];
    assert_snapshot!(errors.join("\n"));
}
