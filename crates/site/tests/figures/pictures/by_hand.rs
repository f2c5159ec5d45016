//! Pictures that are drawn by hand show what the crates know.

use othellier_project::repository::Repository;
use std::collections::BTreeSet;
use std::fs;

use super::boards::after;
use super::book;
use bitboards::BitPosition;
use board::Square;
use connect_four::Axis;
use connect_four_window::FallingDisc;
use engine::aspiration_search;
use evaluation::evaluate::phased;
use fake_disk::{Disk, DiskFile};
use learning::Dataset;
use minimax::{Game, Search, minimax};
use othellier_project::files::{read, walk};
use page_boards::english::join_and;
use patterns::{Instances, Sample, Sharing, content_count, parse_shape, shared_weights};
use pretty_assertions::assert_eq;
use ratatui::crossterm::event::{Event, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use roxmltree::{Document, Node};
use window::{BOARD, State, event_message, update};

fn svg(picture: &str) -> String {
    read(&book().join(format!("pictures/{picture}.svg"))).unwrap()
}

/// What a screen reader says.
fn alternative(picture: &str) -> String {
    let text = svg(picture);
    let document = Document::parse(&text).unwrap();
    let label = document.root_element().attribute("aria-label").unwrap();
    label.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// All words in a picture, in the order of its file.
fn words(picture: &str) -> Vec<String> {
    let text = svg(picture);
    let document = Document::parse(&text).unwrap();
    let texts = document.descendants().filter(|node| node.is_text());
    let texts = texts.filter_map(|node| node.text().map(str::trim));
    texts
        .filter(|text| !text.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Expects these words in a picture, in this order.
fn expect(picture: &str, expected: impl IntoIterator<Item = impl ToString>) {
    let mut words = words(picture).into_iter();
    for word in expected {
        let word = word.to_string();
        let is_there = words.any(|shown| shown == word);
        assert!(is_there, "{picture} doesn't show {word} in its place");
    }
}

/// How many elements of a picture have this class.
fn count(picture: &str, class: &str) -> usize {
    svg(picture).matches(&format!("class=\"{class}\"")).count()
}

/// Attributes that would give an element a color in spite of the reader's theme.
const COLORS: [&str; 4] = ["color", "fill", "stop-color", "stroke"];

#[test]
fn each_picture_is_on_a_page_and_has_the_classes_of_the_theme() {
    let book = book();
    let pages = Repository::around(book).unwrap().pages().unwrap();
    let pages: String = pages.iter().map(|page| read(page).unwrap()).collect();
    let style = read(&book.join("theme/boards.css")).unwrap();
    for file in walk(&book.join("pictures")).unwrap() {
        let name = file.file_stem().unwrap().to_str().unwrap();
        assert!(pages.contains(&format!("picture = \"{name}\"")), "{name}");
        let text = fs::read_to_string(&file).unwrap();
        let document = Document::parse(&text).unwrap();
        let classes = document
            .descendants()
            .filter_map(|node| node.attribute("class"));
        for class in classes.flat_map(str::split_whitespace) {
            assert!(style.contains(&format!(".{class}")), "{name}: {class}");
        }
        for element in document.descendants().filter(Node::is_element) {
            let mut attributes = element.attributes();
            let style = element.attribute("style").unwrap_or_default();
            let has_color = element.has_tag_name("style")
                || attributes.any(|attribute| COLORS.contains(&attribute.name()))
                || COLORS.iter().any(|color| style.contains(color));
            assert!(!has_color, "{name}: {:?}", element.tag_name());
        }
    }
}

/// What these show can't change: squares and their neighbors, lengths and places in
/// files, values of games that end, leaves of a minimal tree, the first ways to play,
/// and sums.
const FACTS: [&str; 20] = [
    "bits",
    "carry-down",
    "carry-up",
    "jump",
    "matrix",
    "minimal",
    "names",
    "negamax",
    "neighbors",
    "pass",
    "queue",
    "refusal",
    "rollback",
    "row",
    "stable",
    "sums",
    "threads",
    "walks",
    "ways",
    "wrap",
];

/// Each was worked out by the crates once, and here we only hold what's told and shown.
#[test]
fn pictures_of_what_cannot_change_stay_as_they_are() {
    let told =
        FACTS.map(|name| format!("{name}: {}\n{}\n", alternative(name), words(name).join(" ")));
    insta::assert_snapshot!(told.join("\n"));
    let dots = ["board-dot", "board-chip", "board-lead-second"];
    assert_eq!(dots.map(|class| count("minimal", class) - 1), [1, 2, 8]);
    assert_eq!(
        ["board-bracket", "board-wrong"].map(|class| count("walks", class)),
        [1, 2]
    );
    assert_eq!(count("rounds", "board-ring"), 1 + 2 + 4 + 6);
}

#[test]
fn the_axes_have_the_names_that_the_crate_gives_them() {
    let axes = Axis::ALL.map(|axis| format!("{axis:?}").to_lowercase());
    assert!(alternative("axes").ends_with(&format!(": {}.", join_and(&axes))));
}

/// Each crate of the family tree stands on the ones that its manifest
/// names, and leads to its chapter.
#[test]
fn the_family_tree_has_the_chapters_and_the_dependencies_of_their_manifests() {
    let chapters = Repository::around(book()).unwrap().chapters().unwrap();
    let text = svg("family");
    let document = Document::parse(&text).unwrap();
    let boxes = document.descendants().filter_map(|node| {
        let page = node.attribute("href")?;
        let texts = node
            .descendants()
            .filter(Node::is_text)
            .filter_map(|text| text.text());
        let text: String = texts.collect();
        Some(format!(
            "{page} {}",
            text.split_whitespace().collect::<Vec<_>>().join(" ")
        ))
    });
    let pages = chapters.iter().map(|chapter| {
        let folder = chapter.path.file_name().unwrap().to_str().unwrap();
        format!(
            "{folder}.md Chapter {}: {1} {1}",
            chapter.number, chapter.name
        )
    });
    assert_eq!(boxes.collect::<BTreeSet<_>>(), pages.collect());
    let text = alternative("family");
    let (_, lines) = text.split_once("upward. ").unwrap();
    for line in lines
        .replace(" stands", "")
        .trim_end_matches('.')
        .split(", ")
    {
        let (above, below) = line.split_once(" on ").unwrap();
        let chapter = chapters
            .iter()
            .find(|chapter| chapter.name == above)
            .unwrap();
        let manifest = read(&chapter.path.join("Cargo.toml")).unwrap();
        assert!(manifest.contains(&format!("\n{below} = {{ path")), "{line}");
    }
}

/// The lines of the screen on which a disc is on its way to d6.
#[test]
fn the_disc_falls_as_in_chapter_11() {
    let disc = FallingDisc::to(Square::at(3, 5));
    let discs = std::iter::successors(Some(disc), |disc| disc.fall());
    let heights: Vec<_> = discs.map(|disc| disc.height.to_string()).collect();
    let twice = heights.iter().flat_map(|height| [height, height]);
    let shown: Vec<_> = heights.iter().chain(twice).cloned().collect();
    assert_eq!(words("flicker"), shown[..shown.len() - 1]);
}

/// The loop of chapter 11's window, with the values of one click.
#[test]
fn a_click_goes_around_as_in_chapter_10() {
    let f5 = Square::at(5, 4);
    let corner = BOARD.corner_of(f5).unwrap();
    let (column, row) = (corner.x + 2, corner.y + 1);
    let message = event_message(&Event::Mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: column as u16,
        row: row as u16,
        modifiers: KeyModifiers::NONE,
    }));
    let message = message.unwrap();
    let message_shown = format!("{message:?}");
    let mut state = State::default();
    let effect = update(&mut state, message);
    let turning: Vec<_> = state.turning().iter().map(Square::to_string).collect();
    let turning = turning.join(" ");
    let moves = state.history().move_number();
    let shown = [
        format!("{effect:?}"),
        format!("click at {column}, {row}"),
        message_shown,
        format!("plays {f5}"),
        format!("see {f5} and {turning}"),
        format!("[●) and ◐ on {turning}"),
        format!("move {moves}, {turning} turns"),
    ];
    for value in [
        &shown[0], &shown[1], &shown[2], &shown[3], &shown[5], &shown[6],
    ] {
        assert!(alternative("click").contains(value), "{value}");
    }
    expect("click", shown);
}

/// Both files at each instant. Over the old file, a game is lost in two of them,
/// and after a power cut in three; beside it, never.
#[test]
fn a_save_has_a_whole_game_at_every_instant() {
    let mut over = Disk::new("game", "f5d6", 100);
    over.create("game");
    over.write("game", "f5f6e6f4").unwrap();
    let mut beside = Disk::new("game", "f5d6", 100);
    beside.create("new");
    beside.write("new", "f5f6e6f4").unwrap();
    beside.sync("new");
    beside.rename("new", "game");
    let instants = [
        ("old", 0),
        ("open", 1),
        ("half", 4),
        ("whole", 9),
        ("sync", 10),
        ("rename", 11),
    ];
    let ways = [("write", over, &instants[..4]), ("save", beside, &instants)];
    let (mut shown, mut told) = (Vec::new(), Vec::new());
    for (title, disk, instants) in ways {
        shown.extend([title, "game", "new", "power cut"].map(str::to_owned));
        let rows = instants.iter().map(|&(word, instant)| {
            let files = &disk.instants[instant];
            let file = |name| files.iter().find(|file| file.name == name);
            let game = file("game").unwrap();
            let left = game.without_power();
            shown.push(word.to_owned());
            let texts = files_in_order(files)
                .into_iter()
                .map(|file| file.text.as_str());
            let texts = texts.chain([left]).filter(|text| !text.is_empty());
            shown.extend(texts.map(str::to_owned));
            let nothing = |text: &str| if text.is_empty() { "nothing" } else { text }.to_owned();
            let has = |file: &DiskFile| format!("{} has {}", file.name, nothing(&file.text));
            let files: Vec<_> = files_in_order(files).into_iter().map(has).collect();
            format!("{word}: {}; power cut: {}", files.join(", "), nothing(left))
        });
        told.push(format!("{title}, {}.", rows.collect::<Vec<_>>().join(". ")));
    }
    assert_eq!(words("saves"), shown);
    assert_eq!(alternative("saves"), told.join(" "));
    assert_eq!(count("saves", "file-lost"), 2 + 3);
    assert_eq!(told[0].matches("power cut: nothing").count(), 3);
    assert!(!told[1].contains("power cut: nothing"));
}

/// The game first.
fn files_in_order(files: &[DiskFile]) -> Vec<&DiskFile> {
    let mut files: Vec<_> = files.iter().collect();
    files.sort_by_key(|file| file.name != "game");
    files
}

/// What's written is read at once, and a disk without a sync has the old text.
#[test]
fn a_disk_has_what_was_synced() {
    let mut disk = Disk::new("game", "f5d6", 100);
    let left = disk.file("game").unwrap().without_power().to_owned();
    disk.create("game");
    disk.write("game", "f5f6e6f4").unwrap();
    let read = disk.file("game").unwrap();
    assert!(
        read.without_power().is_empty(),
        "the picture's disk is kinder"
    );
    let shown = words("page-cache");
    assert!(
        shown.contains(&read.text) && shown.contains(&left),
        "{shown:?}"
    );
}

/// What hard can have after f5 d6 c3, and what it can be held to in f3.
#[test]
fn the_closing_window_has_the_values_of_chapter_17() {
    let worth = |moves: &str, depth| {
        let mut search = Search::new(&phased);
        minimax(&mut search, &after(moves), depth).unwrap()
    };
    let first = after("f5d6c3f3").moves()[0];
    let (alpha, beta) = (-worth("f5d6c3d3", 3), worth(&format!("f5d6c3f3{first}"), 2));
    assert_eq!((alpha, beta), (30, 30));
    let label = alternative("closing");
    assert!(label.contains(&format!("d3, which is worth {alpha}")));
    assert!(label.contains(&format!("holds White to {beta}")));
    expect("closing", ["after d3, worth 30", "answer that’s worth 30"]);
}

/// An edge and its mirror image, and what rows add up to at the start.
#[test]
fn patterns_have_the_numbers_of_the_crate() {
    let edge = parse_shape("a1b1c1d1e1f1g1h1").unwrap();
    let seen = content_count(0) + 2 * content_count(3);
    let in_a_mirror = content_count(7) + 2 * content_count(4);
    let shared = shared_weights(&edge, Sharing::Mirrors);
    assert_eq!([shared[seen].entry, shared[in_a_mirror].entry], [seen; 2]);
    expect("mirror", [seen, in_a_mirror]);
    let names = ["a1b1c1d1", "e4d5", "d5e4", "d4d5"];
    let mut instances = Instances::default();
    for name in names {
        instances.add(&parse_shape(name).unwrap()).unwrap();
    }
    expect("rows-add-up", names);
    let numbers = instances.numbers(BitPosition::start());
    let numbers: Vec<_> = numbers[..names.len()].iter().map(u16::to_string).collect();
    let mut shown = words("rows-add-up");
    assert_eq!(shown.split_off(shown.len() - names.len()), numbers);
}

#[test]
fn heaps_rounds_and_windows_are_those_of_the_crates() {
    let mut dataset = Dataset::default();
    for _ in 0..40 {
        dataset.add(vec![Sample {
            position: BitPosition::start(),
            label: 0.0,
        }]);
    }
    let sizes = [&dataset.training, &dataset.validation, &dataset.test].map(Vec::len);
    assert!(
        alternative("heaps").ends_with(&format!("{}, {} and {}.", sizes[0], sizes[1], sizes[2]))
    );
    let page = read(&book().join("src/23-learning.md")).unwrap();
    let (_, rounds) = page.split_once("round  error  not seen\n").unwrap();
    let (rounds, _) = rounds.split_once("```").unwrap();
    let rounds: Vec<Vec<f64>> = rounds
        .lines()
        .map(|line| {
            line.split_whitespace()
                .map(|number| number.parse().unwrap())
                .collect()
        })
        .collect();
    let best = rounds
        .iter()
        .min_by(|one, other| one[2].total_cmp(&other[2]))
        .unwrap();
    let told = alternative("stop");
    let falls = format!(
        "from {} to {} discs",
        rounds[0][1],
        rounds[rounds.len() - 1][1]
    );
    assert!(told.contains(&falls), "{falls}");
    assert!(told.contains(&format!(
        "stops falling at {}, after round {}",
        best[2], best[0]
    )));
    let mut windows = Vec::new();
    let value = aspiration_search(30, |window| {
        windows.push(window.alpha);
        windows.extend((window.beta < i32::MAX).then_some(window.beta));
        Ok(50.clamp(window.alpha, window.beta))
    });
    assert_eq!(value, Ok(50));
    let numbers: Vec<_> = words("aspiration")
        .into_iter()
        .filter(|word| word != "50")
        .collect();
    let numbers: Vec<i32> = numbers
        .iter()
        .filter_map(|word| word.parse().ok())
        .collect();
    assert_eq!(numbers, windows);
}

/// In both threads, the moves come in the order in which the engine claims them.
#[test]
fn two_threads_claim_what_the_engine_claims() {
    let page = read(&book().join("src/24-engine.md")).unwrap();
    let (_, claims) = page.split_once("--example claims\n").unwrap();
    let (claims, _) = claims.split_once("```").unwrap();
    let claims: Vec<Vec<&str>> = claims
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    let thread = |which: usize| claims.iter().map(move |both| both[which]);
    expect(
        "claims",
        thread(0).chain(thread(0)).chain(thread(0)).chain(thread(1)),
    );
}

/// Eight views, and the smallest of their hashes.
#[test]
fn the_smallest_of_eight_views_is_the_one_of_chapter_19() {
    let hashes = |moves: &str| {
        let views = transpositions::eight_views(&after(moves));
        views.map(|view| format!("{:04X}", transpositions::hash(&view) >> 48))
    };
    let [one, other] = ["f5", "d3"].map(hashes);
    expect(
        "smallest",
        ["after f5"]
            .iter()
            .map(ToString::to_string)
            .chain(one.clone()),
    );
    expect(
        "smallest",
        ["after d3"].iter().map(ToString::to_string).chain(other),
    );
    let smallest = one.iter().min().unwrap();
    assert!(alternative("smallest").contains(&format!("the smallest is {smallest},")));
}

/// Two bounds that meet.
#[test]
fn the_bounds_that_meet_are_those_of_chapter_19() {
    let mut bounds = transpositions::Bounds::UNKNOWN;
    let mut known = Vec::new();
    for (alpha, beta) in [(0, 20), (60, 80), (30, 50)] {
        let value = 40.clamp(alpha, beta);
        bounds = bounds.learn(value, alpha_beta::Window { alpha, beta });
        known.push((bounds.lower, bounds.upper));
        expect(
            "meet",
            [
                format!("window {alpha} to {beta}"),
                format!("it returns {value}"),
            ],
        );
    }
    assert_eq!(known, [(20, i32::MAX), (20, 60), (40, 40)]);
    // A value v is at x = 190 + 4 v.
    assert!(svg("meet").contains("M270 60V76M270 68H530") && svg("meet").contains("H430"));
}

/// The bars are as long as chapter 21's questions take.
#[test]
fn what_a_question_costs_is_what_chapter_21_prints() {
    let page = read(&book().join("src/21-perfect-endgame.md")).unwrap();
    let (_, printed) = page.split_once("--example null_windows\n").unwrap();
    for line in printed.lines().take(6) {
        let fields: Vec<_> = line.split_whitespace().collect();
        let [question, answer, positions] = fields[..] else {
            panic!("{line}")
        };
        let (question, _) = question.split_once('?').unwrap();
        let answer = if answer == "true" { "yes" } else { "no" };
        let number: f64 = positions.parse().unwrap();
        let (thousands, rest) = positions.split_at(positions.len() - 3);
        let question = question.trim_start_matches('+');
        let words = [format!("more than {question}?"), answer.to_owned()];
        expect(
            "yes-and-no",
            words.into_iter().chain([format!("{thousands},{rest}")]),
        );
        assert!(svg("yes-and-no").contains(&format!("width=\"{:.1}\"", number / 1200.0)));
    }
}

/// The questions are those that chapter 20's example asks.
#[test]
fn questions_from_the_outside_in_are_what_chapter_20_prints() {
    let page = read(&book().join("src/20-connect-four-solver.md")).unwrap();
    let (_, printed) = page.split_once("--example questions\n").unwrap();
    let asked = printed.lines().filter(|line| line.contains("more than"));
    for line in asked.take(6) {
        let (open, rest) = line.split_once(": more than").unwrap();
        let (question, positions) = rest.split_once('?').unwrap();
        let (question, positions) = (question.trim(), positions.trim());
        expect("outside-in", [format!("more than {question}?")]);
        let shown = alternative("outside-in").replace(',', "");
        let open = open.split_whitespace().collect::<Vec<_>>().join(" ");
        let told = format!("{open}: more than {question}? after {positions} ");
        assert!(shown.contains(&told), "{told}");
    }
}

/// What O thinks of c3, one to four moves ahead.
#[test]
fn the_horizon_has_what_the_search_says_at_each_depth() {
    let game: tic_tac_toe::TicTacToe = ".X.XO....".parse().unwrap();
    let c3 = "c3".parse().unwrap();
    for depth in 1..=4 {
        let analysis = tic_tac_toe::analyze(&game, depth, tic_tac_toe::lines);
        let value = format!("{:+}", analysis.value(c3).unwrap());
        expect("horizon", [depth.to_string(), value]);
    }
}
