//! What a `board` block becomes, and how a wrong one is answered.

use std::path::Path;

use insta::assert_snapshot;
use othellier_project::files::{read, walk, write};
use othellier_site::figures::Figures;
use pretty_assertions::assert_eq;

/// The figures of a page, with the pictures of the book.
fn figures(chapter: Option<u32>) -> Figures {
    let book = concat!(env!("CARGO_MANIFEST_DIR"), "/../../book");
    Figures::new(chapter, Path::new(book))
}

fn draw(block: &str) -> String {
    figures(Some(2)).figure(block).unwrap()
}

/// What a screen reader says.
fn alternative(block: &str) -> String {
    let figure = draw(block);
    let (_, label) = figure.split_once("aria-label=\"").unwrap();
    label.split('"').next().unwrap().to_owned()
}

/// The line inside the block and the message.
fn error(block: &str) -> String {
    let wrong = figures(None).figure(block).unwrap_err();
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
fn figures_are_numbered_within_their_chapter() {
    let mut figures = figures(Some(2));
    for number in 1..=2 {
        let figure = figures.figure("title = \"A < B\"").unwrap();
        let caption = format!("<figcaption>Figure 2.{number}: A &lt; B</figcaption>");
        assert!(figure.contains(&caption), "{figure}");
    }
}

#[test]
fn the_text_alternative_says_what_the_figure_shows() {
    let title = "title = \"A board\"\n";
    let says = |lines: &str| alternative(&format!("{title}{lines}"));
    let diagram = format!("B..W{}", ".".repeat(60));
    let alternatives = [
        says("position = \"start\""),
        says("position = \"start\"\nsquares = \"d4 e5\""),
        says("position = \"c6\""),
        says("ray = \"c6 NE\""),
        says("ray = \"h1 E\""),
        says(&format!("diagram = \"{diagram}\"")),
    ];
    assert_snapshot!(alternatives.join("\n"));
}

#[test]
fn a_wrong_block_gets_its_line() {
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
    ];
    assert_snapshot!(errors.join("\n"));
}

#[test]
fn a_live_figure_is_the_still_one_in_an_element_with_its_position() {
    let still = draw("position = \"start\"\ntitle = \"The start\"");
    let block = "position = \"start\"\nlive = \"moves\"\ntitle = \"The start\"";
    let code = [("squares", "squares-1.js".to_owned())].into();
    let live = figures(Some(2)).with_code(code).figure(block).unwrap();
    let position = "---------------------------OX------XO---------------------------";
    let (_, offer) = live.split_once("data-offer=\"").unwrap();
    let (offer, _) = offer.split_once('"').unwrap();
    assert!(offer.contains("`status`:`Black may play c4, d3"), "{offer}");
    let open = format!(
        "<othellier-board id=\"board-1\" data-code=\"squares-1.js\" \
         data-live=\"moves\" data-position=\"{position} Black\" data-offer=\"{offer}\">"
    );
    let wrapped = still
        .replace("<svg", &format!("{open}<svg"))
        .replace("</svg>", "</svg></othellier-board>");
    assert_eq!(live, wrapped);
}

/// Where the boards have no code, the element is there and stays still.
#[test]
fn a_window_is_its_picture_in_an_element_that_can_open_it() {
    let block = "picture = \"four\"\nwindow = \"connect-four-window\"\n\
                 transcript = \"cdec\"\ntitle = \"Four\"";
    let code = [("windows", "windows-1.js".to_owned())].into();
    let mut figures = figures(Some(11)).with_code(code);
    let figure = figures.figure(block).unwrap();
    let element = "<othellier-window data-windows=\"windows-1.js\" \
                   data-open=\"connect-four-window\" data-moves=\"cdec\"><svg";
    assert!(figure.contains(element), "{figure}");
    assert!(!draw(block).contains("othellier-window"));
    let hard = format!("{block}\nwhite = \"hard\"");
    assert!(
        figures
            .figure(&hard)
            .unwrap()
            .contains(" data-white=\"hard\"")
    );
}

#[test]
fn the_still_of_a_prediction_does_not_answer_it() {
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

/// Without JavaScript the figure still says all of the address.
#[test]
fn the_still_of_an_address_is_complete() {
    let block = "live = \"point\"\nsquares = \"c6\"\ntitle = \"A square\"";
    let says = alternative(block);
    let address = "c6 is column 2, row 5, and index 5 × 8 + 2 = 42. Below the \
                   board, its 65 cells are in one strip.";
    assert!(says.ends_with(address), "{says}");
    let drawn = draw(block);
    assert!(
        drawn.contains("data-square=\"c6\"") && !drawn.contains("data-code"),
        "{drawn}"
    );
    assert_eq!(drawn.matches("\"board-arrow\"").count(), 2);
}

#[test]
fn a_game_that_led_to_a_position_can_be_gone_back_in() {
    let live = draw("position = \"d6\"\nlive = \"play\"\ntitle = \"A game\"");
    assert!(live.contains("data-moves=\"f5\""), "{live}");
    let diagram = format!("diagram = \"BW{}\"", ".".repeat(62));
    let live = draw(&format!("{diagram}\nlive = \"play\"\ntitle = \"A board\""));
    assert!(!live.contains("data-moves"), "{live}");
}

/// A whole game that a reader walks through, from a place in its middle.
#[test]
fn a_game_can_stand_at_one_of_its_moves() {
    let game = "transcript = \"f5d6c3\"\nlive = \"play\"\ntitle = \"A game\"";
    let live = draw(&format!("{game}\nafter = 1"));
    let fields = "data-moves=\"f5d6c3\" data-played=\"1\"";
    assert!(live.contains(fields), "{live}");
    let one = "transcript = \"f5\"\ntitle = \"A game\"";
    let all = alternative(&format!("{game}\nafter = 3"));
    assert_eq!(alternative(&format!("{game}\nafter = 1")), alternative(one));
    assert_eq!(all, alternative(game));
    let past_the_end = error(&format!("{game}\nafter = 4"));
    assert_eq!(past_the_end, "line 4: the transcript has 3 plies");
    let alone = error("title = \"A\"\nafter = 1");
    let message = "line 2: `after` counts the moves of a `transcript`: add one";
    assert_eq!(alone, message);
}

#[test]
fn a_picture_is_one_line_without_what_an_editor_needs() {
    let svg = "<?xml-stylesheet href=\"a.css\"?>\n\
               <svg xmlns=\"http://www.w3.org/2000/svg\"\n    aria-label=\"Two\n  words\">\n  \
               <!-- a disc -->\n  <circle class=\"a\" r=\"8\"/>\n  <text>1 &lt;  2</text>\n</svg>\n";
    let book = tempfile::tempdir().unwrap();
    write(&book.path().join("pictures/disc.svg"), svg).unwrap();
    let mut figures = Figures::new(None, book.path());
    assert_eq!(
        figures.figure("picture = \"disc\"\ntitle = \"A\"").unwrap(),
        "<figure class=\"board\"><svg aria-label=\"Two words\"><circle class=\"a\" \
         r=\"8\"/><text>1 &lt;  2</text></svg><figcaption>A</figcaption></figure>"
    );
}

#[test]
fn a_picture_that_is_missing_is_named() {
    let missing = error("title = \"A\"\npicture = \"chess\"");
    let message = "line 2: can't read the picture book/pictures/chess.svg: ";
    assert!(missing.starts_with(message), "{missing}");
}

#[test]
fn the_other_games_have_figures() {
    let says = |block: &str| alternative(&format!("{block}\ntitle = \"A\""));
    let alternatives = [
        says("game = \"tic-tac-toe\"\nposition = \"XO..X....\""),
        says("game = \"connect-four\"\ntranscript = \"445\""),
        says("game = \"tic-tac-toe\"\nposition = \"XX.O.OXO.\"\ndepth = 3\nlive = \"tree\""),
    ];
    assert_snapshot!(alternatives.join("\n"));
    let live = "game = \"tic-tac-toe\"\nlive = \"computer\"\ntitle = \"A\"";
    let fields = "data-live=\"computer\" data-game=\"tic-tac-toe\"";
    assert!(draw(live).contains(fields));
}

#[test]
fn what_another_game_cannot_show_is_refused() {
    let answer = |lines: &str| error(&format!("title = \"A\"\n{lines}"));
    let errors = [
        answer("game = \"chess\""),
        answer("game = \"tic-tac-toe\"\nposition = \"XX\""),
        answer("game = \"tic-tac-toe\"\nlive = \"tree\"\ndepth = 9"),
    ];
    assert_snapshot!(errors.join("\n"));
}

#[test]
fn a_live_figure_without_an_answer_is_wrong() {
    let title = "title = \"A board\"\nposition = \"start\"\n";
    let answer = |lines: &str| error(&format!("{title}{lines}"));
    let errors = [
        answer("live = \"chess\""),
        answer("live = \"predict\""),
        answer("live = \"predict\"\nmove = \"a1\""),
        answer("live = \"walk\""),
    ];
    assert_snapshot!(errors.join("\n"));
}

const BYTES: &str = "bytes = \"\"\"00 00 11 00 08 00 23 1c 38 40 35 2e 23 3f 22 42
    41 4a 2f 2b 39 21 4c 18 4b 1a 19 24 0d 25 17 10 0e 55 26 0f 11 30 3a 56
    53 54 57 44 4e 43 34 1b 49 3e 47 3d 2a 51 12 1f 1c 33 4d 20 15 52 29 58
    48 0b 16 00\"\"\"\ntitle = \"A game\"";

#[test]
fn the_bytes_of_a_game_are_told_in_two_sentences() {
    assert_eq!(
        alternative(BYTES),
        "The 68 bytes of a game in hexadecimal, and below them the board. Byte \
         8 is 38, or 56: row 5, column 6. That's f5, Black's move 1."
    );
    let live = draw(&format!("{BYTES}\nlive = \"bytes\""));
    assert!(live.contains("data-record=\"00001100"), "{live}");
}

/// A rule that isn't closed swallows the next one, and browsers say nothing.
#[test]
fn no_rule_of_a_style_sheet_begins_inside_another() {
    let book = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book");
    let rooms = ["theme", "page", "scripts"].map(|room| walk(&book.join(room)).unwrap());
    for file in rooms.into_iter().flatten() {
        if file.extension().is_none_or(|extension| extension != "css") {
            continue;
        }
        let mut open = 0;
        for (number, line) in read(&file).unwrap().lines().enumerate() {
            let is_inside = line.starts_with([' ', '}']) || line.is_empty();
            let place = format!("{}:{}", file.display(), number + 1);
            assert!(open == 0 || is_inside, "{place}: {line}");
            open += line.matches('{').count();
            open -= line.matches('}').count();
        }
        assert_eq!(open, 0, "{}", file.display());
    }
}
