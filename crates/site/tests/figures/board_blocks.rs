//! Tests of the figures that `board` blocks become, and of errors in blocks.

use std::path::Path;

use insta::assert_snapshot;
use othellier_project::files::write;
use othellier_site::figures::Figures;
use pretty_assertions::assert_eq;

fn figures(chapter: Option<u32>) -> Figures {
    let book = concat!(env!("CARGO_MANIFEST_DIR"), "/../../book");
    Figures::new(chapter, Path::new(book))
}

fn render(block: &str) -> String {
    figures(Some(2)).render(block).unwrap()
}

/// Returns the text alternative of a figure.
fn alternative(block: &str) -> String {
    let figure = render(block);
    let (_, label) = figure.split_once("aria-label=\"").unwrap();
    label.split('"').next().unwrap().to_owned()
}

/// Returns the line inside the block and the message.
fn error(block: &str) -> String {
    let error = figures(None).render(block).unwrap_err();
    format!("line {}: {error}", error.line)
}

#[test]
fn draws_start() {
    let start = "position = \"start\"\ntitle = \"The start\"";
    assert_snapshot!(render(start).replace("><", ">\n<"));
}

#[test]
fn draws_ray() {
    let ray = "ray = \"c6 NE\"\ntitle = \"From c6\"";
    assert_snapshot!(render(ray).replace("><", ">\n<"));
}

#[test]
fn figures_are_numbered_by_chapter() {
    let mut figures = figures(Some(2));
    for number in 1..=2 {
        let figure = figures.render("title = \"A < B\"").unwrap();
        let caption =
            format!("<figcaption translate=\"yes\">Figure 2.{number}: A &lt; B</figcaption>");
        assert!(figure.contains(&caption), "{figure}");
    }
}

#[test]
fn text_alternatives_describe_boards() {
    let title = "title = \"A board\"\n";
    let label = |lines: &str| alternative(&format!("{title}{lines}"));
    let diagram = format!("B..W{}", ".".repeat(60));
    let alternatives = [
        label("position = \"start\""),
        label("position = \"start\"\nsquares = \"d4 e5\""),
        label("position = \"c6\""),
        label("ray = \"c6 NE\""),
        label("ray = \"h1 E\""),
        label(&format!("diagram = \"{diagram}\"")),
    ];
    assert_snapshot!(alternatives.join("\n"));
}

#[test]
fn errors_have_line() {
    let title = "title = \"A board\"\n";
    let error_of = |lines: &str| error(&format!("{title}{lines}"));
    let errors = [
        error("position = \"start\""),
        error_of("position = start"),
        error_of("colour = \"green\""),
        error_of("position = \"c7\""),
        error_of("position = \"start\"\ndiagram = \"...\""),
        error_of("diagram = \"...\""),
        error_of("squares = \"d4 z9\""),
        error_of("ray = \"c6\""),
        error_of("ray = \"c6 up\""),
    ];
    assert_snapshot!(errors.join("\n"));
}

#[test]
fn live_board_wraps_static_figure() {
    let static_figure = render("position = \"start\"\ntitle = \"The start\"");
    let block = "position = \"start\"\nlive = \"moves\"\ntitle = \"The start\"";
    let scripts = [("squares", "squares-1.js".to_owned())].into();
    let live = figures(Some(2))
        .with_scripts(scripts)
        .render(block)
        .unwrap();
    let position = "---------------------------OX------XO---------------------------";
    let (_, rest) = live.split_once("data-initial=\"").unwrap();
    let (controls, _) = rest.split_once('"').unwrap();
    assert!(
        controls.contains("`status`:`Black may play c4, d3"),
        "{controls}"
    );
    let opening_tag = format!(
        "<othellier-board id=\"board-1\" data-code=\"squares-1.js\" \
         data-live=\"moves\" data-position=\"{position} Black\" data-initial=\"{controls}\">"
    );
    let expected = static_figure
        .replace("<svg", &format!("{opening_tag}<svg"))
        .replace("</svg>", "</svg></othellier-board>");
    assert_eq!(live, expected);
}

#[test]
fn window_wraps_picture() {
    let block = "picture = \"four\"\nwindow = \"connect-four-window\"\n\
                 transcript = \"cdec\"\ntitle = \"Four\"";
    let scripts = [("windows", "windows-1.js".to_owned())].into();
    let mut figures = figures(Some(11)).with_scripts(scripts);
    let figure = figures.render(block).unwrap();
    let element = "<othellier-window data-windows=\"windows-1.js\" \
                   data-open=\"connect-four-window\" data-moves=\"cdec\"><svg";
    assert!(figure.contains(element), "{figure}");
    assert!(!render(block).contains("othellier-window"));
    let block = format!("{block}\nwhite = \"hard\"");
    let figure = figures.render(&block).unwrap();
    assert!(figure.contains(" data-white=\"hard\""), "{figure}");
}

#[test]
fn static_prediction_hides_answer() {
    let block = "position = \"c6\"\nmove = \"c6\"\ntitle = \"A question\"";
    let asked = alternative(&format!("{block}\nlive = \"predict\""));
    assert!(asked.starts_with("White discs on"), "{asked}");
    assert!(asked.ends_with("Highlighted: c6."), "{asked}");
    let answered = alternative(block);
    assert!(
        answered.starts_with("Black plays c6 and flips"),
        "{answered}"
    );
}

#[test]
fn static_point_board_describes_index_and_strip() {
    let block = "live = \"point\"\nsquares = \"c6\"\ntitle = \"A square\"";
    let label = alternative(block);
    let address = "c6 is column 2, row 5, and index 5 × 8 + 2 = 42. Below the \
                   board, its 65 cells are in one strip.";
    assert!(label.ends_with(address), "{label}");
    let figure = render(block);
    assert!(
        figure.contains("data-square=\"c6\"") && !figure.contains("data-code"),
        "{figure}"
    );
    assert_eq!(figure.matches("\"board-arrow\"").count(), 2);
}

#[test]
fn live_game_has_moves_of_named_position() {
    let live = render("position = \"d6\"\nlive = \"play\"\ntitle = \"A game\"");
    assert!(live.contains("data-moves=\"f5\""), "{live}");
    let diagram = format!("diagram = \"BW{}\"", ".".repeat(62));
    let live = render(&format!("{diagram}\nlive = \"play\"\ntitle = \"A board\""));
    assert!(!live.contains("data-moves"), "{live}");
}

#[test]
fn after_limits_moves_of_transcript() {
    let game = "transcript = \"f5d6c3\"\nlive = \"play\"\ntitle = \"A game\"";
    let live = render(&format!("{game}\nafter = 1"));
    let fields = "data-moves=\"f5d6c3\" data-played=\"1\"";
    assert!(live.contains(fields), "{live}");
    let alternative_after = |plies: u32| alternative(&format!("{game}\nafter = {plies}"));
    let one_move = "transcript = \"f5\"\ntitle = \"A game\"";
    assert_eq!(alternative_after(1), alternative(one_move));
    assert_eq!(alternative_after(3), alternative(game));
    assert_eq!(
        error(&format!("{game}\nafter = 4")),
        "line 4: the transcript has 3 plies"
    );
    assert_eq!(
        error("title = \"A\"\nafter = 1"),
        "line 2: `after` counts the moves of a `transcript`: add one"
    );
}

#[test]
fn picture_becomes_one_line_of_html() {
    let svg = "<?xml-stylesheet href=\"a.css\"?>\n\
               <svg xmlns=\"http://www.w3.org/2000/svg\"\n    aria-label=\"Two\n  words\">\n  \
               <!-- a disc -->\n  <circle class=\"a\" r=\"8\"/>\n  <text>1 &lt;  2</text>\n</svg>\n";
    let book = tempfile::tempdir().unwrap();
    write(&book.path().join("pictures/disc.svg"), svg).unwrap();
    let mut figures = Figures::new(None, book.path());
    assert_eq!(
        figures.render("picture = \"disc\"\ntitle = \"A\"").unwrap(),
        "<figure class=\"board\"><svg aria-label=\"Two words\"><circle class=\"a\" \
         r=\"8\"/><text>1 &lt;  2</text></svg><figcaption>A</figcaption></figure>"
    );
}

#[test]
fn missing_picture_is_an_error() {
    let missing = error("title = \"A\"\npicture = \"chess\"");
    let message = "line 2: can't read the picture book/pictures/chess.svg: ";
    assert!(missing.starts_with(message), "{missing}");
}

#[test]
fn other_games_have_figures() {
    let label = |block: &str| alternative(&format!("{block}\ntitle = \"A\""));
    let alternatives = [
        label("game = \"tic-tac-toe\"\nposition = \"XO..X....\""),
        label("game = \"connect-four\"\ntranscript = \"445\""),
        label("game = \"tic-tac-toe\"\nposition = \"XX.O.OXO.\"\ndepth = 3\nlive = \"tree\""),
    ];
    assert_snapshot!(alternatives.join("\n"));
    let live = "game = \"tic-tac-toe\"\nlive = \"computer\"\ntitle = \"A\"";
    let fields = "data-live=\"computer\" data-game=\"tic-tac-toe\"";
    assert!(render(live).contains(fields));
}

#[test]
fn errors_of_other_games() {
    let error_of = |lines: &str| error(&format!("title = \"A\"\n{lines}"));
    let errors = [
        error_of("game = \"chess\""),
        error_of("game = \"tic-tac-toe\"\nposition = \"XX\""),
        error_of("game = \"tic-tac-toe\"\nlive = \"tree\"\ndepth = 9"),
    ];
    assert_snapshot!(errors.join("\n"));
}

#[test]
fn errors_of_live_boards() {
    let title = "title = \"A board\"\nposition = \"start\"\n";
    let error_of = |lines: &str| error(&format!("{title}{lines}"));
    let errors = [
        error_of("live = \"chess\""),
        error_of("live = \"predict\""),
        error_of("live = \"predict\"\nmove = \"a1\""),
        error_of("live = \"walk\""),
    ];
    assert_snapshot!(errors.join("\n"));
}

const BYTES: &str = "bytes = \"\"\"00 00 11 00 08 00 23 1c 38 40 35 2e 23 3f 22 42
    41 4a 2f 2b 39 21 4c 18 4b 1a 19 24 0d 25 17 10 0e 55 26 0f 11 30 3a 56
    53 54 57 44 4e 43 34 1b 49 3e 47 3d 2a 51 12 1f 1c 33 4d 20 15 52 29 58
    48 0b 16 00\"\"\"\ntitle = \"A game\"";

#[test]
fn text_alternative_of_bytes() {
    assert_eq!(
        alternative(BYTES),
        "The 68 bytes of a game in hexadecimal, and below them the board. Byte \
         8 is 38, or 56: row 5, column 6. That's f5, Black's move 1."
    );
    let live = render(&format!("{BYTES}\nlive = \"bytes\""));
    assert!(live.contains("data-record=\"00001100"), "{live}");
}
