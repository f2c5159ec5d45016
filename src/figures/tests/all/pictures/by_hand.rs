//! Pictures that are drawn by hand show what the crates know.

use othellier_project::repository::Repository;
use std::collections::BTreeSet;
use std::fs;
use std::io::Cursor;

use super::boards::{BEFORE_C6, after};
use super::book;
use bitboards::BitPosition;
use board::{Board, Cell, Disc, Square};
use connect_four::Axis;
use connect_four_window::FallingDisc;
use databases::{WthorGames, WthorHeader};
use directions::Direction;
use end_of_game::Position;
use engine::aspire;
use evaluation::evaluate::phased;
use fake_disk::{Disk, DiskFile};
use learning::Heaps;
use minimax::{Game, POINT, Search, minimax};
use othellier_project::files::{read, walk};
use page_boards::english::join_and;
use page_boards::{Scan, scan};
use patterns::{Places, Sample, Sharing, contents, parse_shape, shared};
use pretty_assertions::assert_eq;
use ratatui::crossterm::event::{Event, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use roxmltree::{Document, Node};
use whole_games::Ply;
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
    texts.filter(|text| !text.is_empty()).map(str::to_owned).collect()
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
        let classes = document.descendants().filter_map(|node| node.attribute("class"));
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

#[test]
fn axes_refusals_and_threads_have_the_names_of_the_crates() {
    let axes = Axis::ALL.map(|axis| format!("{axis:?}").to_lowercase());
    assert!(alternative("axes").ends_with(&format!(": {}.", join_and(&axes))));
    let answers: Vec<_> = after("f5").legal_moves().collect();
    for answer in answers {
        assert!(words("refusal").join(" ").contains(&answer.to_string()), "{answer}");
        let shown = words("threads").iter().filter(|word| **word == answer.to_string()).count();
        assert_eq!(shown, 2, "{answer} in one thread and in two");
    }
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
        let texts = node.descendants().filter(Node::is_text).filter_map(|text| text.text());
        let text: String = texts.collect();
        Some(format!("{page} {}", text.split_whitespace().collect::<Vec<_>>().join(" ")))
    });
    let pages = chapters.iter().map(|chapter| {
        let folder = chapter.path.file_name().unwrap().to_str().unwrap();
        format!("{folder}.md Chapter {}: {1} {1}", chapter.number, chapter.name)
    });
    assert_eq!(boxes.collect::<BTreeSet<_>>(), pages.collect());
    let text = alternative("family");
    let (_, lines) = text.split_once("upward. ").unwrap();
    for line in lines.replace(" stands", "").trim_end_matches('.').split(", ") {
        let (above, below) = line.split_once(" on ").unwrap();
        let chapter = chapters.iter().find(|chapter| chapter.name == above).unwrap();
        let manifest = read(&chapter.path.join("Cargo.toml")).unwrap();
        assert!(manifest.contains(&format!("\n{below} = {{ path")), "{line}");
    }
}

/// The board's 64 numbers and the sentinel's, and which of them are neighbors.
#[test]
fn the_row_and_the_way_around_have_the_squares_of_chapter_1() {
    let indexes = Square::all().map(Square::index);
    expect("row", indexes.chain([Square::OVERFLOW.index()]));
    let h4 = Square::at(7, 3);
    let a5 = Square::new(h4.index() + 1);
    let neighbors = format!("{h4} and {a5} are on opposite sides");
    assert!(alternative("row").contains(&neighbors));
    assert!(
        alternative("wrap")
            .contains(&format!("after {h4}, comes back in at the left edge on {a5}"))
    );
}

#[test]
fn the_neighbors_of_c6_are_those_of_chapter_2() {
    let words = words("neighbors");
    let number = |text: &str| text.replace('−', "-").parse::<i32>().unwrap();
    for (way, pair) in Direction::ALL.into_iter().zip(words[1..].chunks(2)) {
        let steps: i32 = pair[1].split(' ').map(number).sum();
        let found = directions::next(Square::at(2, 5), way).index() as i32;
        assert_eq!([number(&pair[0]), number(&words[0]) + steps], [found; 2], "{way}");
    }
}

#[test]
fn the_matrix_has_the_discs_of_the_start() {
    let start = Board::start();
    let number = |square| match start[square] {
        Cell::Black => '1',
        Cell::White => '2',
        _ => '0',
    };
    let row = |row| (0..8).map(|column| number(Square::at(column, row))).collect::<String>();
    expect("matrix", (0..8).map(row));
}

#[test]
fn the_walks_end_where_chapter_3_ends_them() {
    let white_row = "---------------------------OX------XO------OOOOO----------------";
    let (sheet, white_row) = (after(BEFORE_C6).board, white_row.parse().unwrap());
    let walks =
        [(sheet, Direction::South), (sheet, Direction::North), (white_row, Direction::East)];
    let start = Square::at(2, 5);
    let mut shown = Vec::new();
    let mut brackets = 0;
    for (board, direction) in walks {
        let Scan { run, end, is_bracket, .. } = scan(&board, start, direction, Disc::Black);
        let squares = [vec![start], run, vec![end]].concat();
        let name = |&square: &Square| match square {
            Square::OVERFLOW => square.index().to_string(),
            _ => square.to_string(),
        };
        shown.extend(squares.iter().map(name));
        shown.extend((1..squares.len()).map(|step| step.to_string()));
        brackets += usize::from(is_bracket);
    }
    assert_eq!(words("walks"), shown);
    assert_eq!(count("walks", "board-bracket"), brackets);
    assert_eq!(count("walks", "board-wrong"), walks.len() - brackets);
}

#[test]
fn the_files_of_a_database_have_chapter_9s_places() {
    let header = WthorHeader::from_bytes([0; 16]);
    let header = WthorHeader { games: 1000, ..header };
    let place = |game: u32| {
        let mut file = Cursor::new(header.to_bytes());
        WthorGames::new(&mut file).unwrap().go_to(game).unwrap();
        match file.position() {
            byte @ 0..1000 => byte.to_string(),
            byte => format!("{},{:03}", byte / 1000, byte % 1000),
        }
    };
    expect("jump", [1, 2, 804, 805].map(place));
    expect("names", [place(804)]);
    // Each list has a header of 16 bytes, and 20 or 26 bytes for a name.
    let [tournament, black, white] = [[0, 0], [0x11, 0], [8, 0]].map(u16::from_le_bytes);
    for byte in [16 + 26 * tournament, 16 + 20 * black, 16 + 20 * white] {
        assert!(alternative("names").contains(&format!("byte {byte} of")));
        expect("names", [byte]);
    }
}

/// The first moves of Ralle - Thor, six bits each, and the bytes they make.
#[test]
fn four_moves_are_three_bytes_as_in_exercise_10_3() {
    let moves = ["f5", "d6", "c5", "f4"].map(|name| name.parse::<Square>().unwrap());
    let bits: String = moves.map(|square| format!("{:06b}", square.index())).concat();
    let bytes: Vec<_> = (0..3).map(|byte| &bits[8 * byte..8 * byte + 8]).collect();
    let hex = bytes.iter().map(|byte| u8::from_str_radix(byte, 2).unwrap());
    expect("bits", hex.map(|byte| format!("0x{byte:02x}")));
    expect("bits", bits.chars());
    expect(
        "bits",
        moves.iter().flat_map(|square| [square.to_string(), square.index().to_string()]),
    );
    assert!(bytes.iter().all(|byte| alternative("bits").contains(byte)));
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
    for value in [&shown[0], &shown[1], &shown[2], &shown[3], &shown[5], &shown[6]] {
        assert!(alternative("click").contains(value), "{value}");
    }
    expect("click", shown);
}

/// Olsen Hammervik - Perelman, World Championship 2025, before the last three
/// moves. It's White's turn.
const THREE_LEFT: &str = "f5f6e6f4g5e7e3g3d3g4g6h5h6f3h4c6h3c4f7d2c2e2d8g7\
    d6e8d7c8c5b6h8h7c1d1c3f2b3b4a4b5a6a5a3b7c7a7a8g8b2a1f8b8g1b1a2e1f1";

/// Ralle - Thor, 1990, before the last two moves, between which Black passes.
const PASS: &str = "f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1d1e8h3e1\
    g1h4h5f8c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1a3h2a5g7b3a2b8a4h8b7";

/// What a position is worth to the side to move, in points.
fn value(position: &Position) -> i32 {
    let value = minimax(&mut Search::new(&|_| 0), position, 60);
    value.expect("nothing stops it") / POINT
}

/// The edges of three plies, each with its move and value, and then the values of
/// the positions, all of them row by row. At most `moves` follow a position.
fn tree(root: Position, moves: usize) -> Vec<String> {
    let (mut edges, mut values) = (Vec::new(), vec![value(&root)]);
    let mut row = vec![root];
    for _ in 0..3 {
        let position_moves = |position: &Position| position.moves().into_iter().take(moves);
        let below = row
            .iter()
            .flat_map(|position| position_moves(position).map(|ply| (ply, position.after(ply))));
        let below: Vec<(Ply, Position)> = below.collect();
        for (ply, position) in &below {
            edges.extend([ply.to_string(), format!("{:+}", -value(position))]);
            values.push(value(position));
        }
        row = below.into_iter().map(|(_, position)| position).collect();
    }
    edges.extend(values.iter().map(|value| format!("{value:+}")));
    edges
}

#[test]
fn trees_have_the_values_of_chapter_13() {
    assert_eq!(words("negamax"), tree(after(THREE_LEFT), usize::MAX));
    let with_a_pass = tree(after(PASS), 1);
    // Without a ply for the pass, the sign changes on two edges only.
    let leaf: i32 = with_a_pass[with_a_pass.len() - 1].parse().unwrap();
    let without = format!("a1 {leaf:+} b2 {:+} {leaf:+} {:+} {leaf:+}", -leaf, -leaf);
    let without = without.split(' ').map(str::to_owned);
    let both: Vec<_> = with_a_pass.into_iter().chain(without).collect();
    assert_eq!(words("pass"), both);
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
    let instants =
        [("old", 0), ("open", 1), ("half", 4), ("whole", 9), ("sync", 10), ("rename", 11)];
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
            let texts = files_in_order(files).into_iter().map(|file| file.text.as_str());
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

/// A tree in which the first move is always the best: the leaves that have to be
/// looked at are those that alpha-beta looks at.
#[test]
fn the_minimal_tree_has_the_leaves_that_alpha_beta_looks_at() {
    fn looked_at(plies: u32, [alpha, beta]: [i32; 2]) -> (i32, usize) {
        if plies == 0 {
            return (0, 1);
        }
        let (mut most, mut leaves) = (-99, 0);
        for mv in 0..3 {
            // Any other move is worse for whoever plays it.
            let (value, more) = looked_at(plies - 1, [-beta, -alpha.max(most)]);
            leaves += more;
            most = most.max(-value - 2 * mv);
            if most >= beta {
                break;
            }
        }
        (most, leaves)
    }
    let (_, leaves) = looked_at(3, [-99, 99]);
    let both = count("minimal", "board-dot") - 1;
    let white = count("minimal", "board-chip") - 1;
    let black = count("minimal", "board-lead-second") - 1;
    assert_eq!((both, white + both, black + both), (1, 3, 9));
    assert_eq!(leaves, 3 + 9 - 1);
}

/// What flips for a disc on `placed`, in a picture of bits and as chapter 18 finds it.
fn hold_carry(picture: &str, placed: &str, own: &str, opponent: [&str; 3]) {
    let mask = |name: &str| bitboards::bit(name.parse().unwrap());
    let opponent = opponent.map(mask).iter().sum();
    let position = bitboards::BitPosition { own: mask(own), opponent };
    let flips = bitboards::carry::flips(position, placed.parse().unwrap());
    assert_eq!(flips, opponent);
    let shown = words(picture);
    let bits = |mask: u64| format!("{mask:08b}").chars().map(String::from).collect::<Vec<_>>();
    let row = |title: &str| {
        let at = shown.iter().position(|word| word == title).unwrap();
        shown[at + 1..at + 9].to_vec()
    };
    assert_eq!(row(&format!("the ray from {placed}")), bits(0xff ^ mask(placed)));
    assert_eq!(row("White’s discs"), bits(opponent));
    assert_eq!(row("and the ray: these flip"), bits(flips));
}

#[test]
fn the_carry_flips_what_chapter_18_flips() {
    hold_carry("carry-up", "a1", "e1", ["b1", "c1", "d1"]);
    hold_carry("carry-down", "h1", "d1", ["e1", "f1", "g1"]);
    let rings = count("rounds", "board-ring");
    assert_eq!(rings, 1 + 2 + 4 + 6);
}

/// An edge and its mirror image, and what rows add up to at the start.
#[test]
fn patterns_have_the_numbers_of_the_crate() {
    let edge = parse_shape("a1b1c1d1e1f1g1h1").unwrap();
    let seen = contents(0) + 2 * contents(3);
    let in_a_mirror = contents(7) + 2 * contents(4);
    let shared = shared(&edge, Sharing::Mirrors);
    assert_eq!([shared[seen].entry, shared[in_a_mirror].entry], [seen; 2]);
    expect("mirror", [seen, in_a_mirror]);
    let names = ["a1b1c1d1", "e4d5", "d5e4", "d4d5"];
    let mut places = Places::default();
    for name in names {
        places.add(&parse_shape(name).unwrap()).unwrap();
    }
    expect("rows-add-up", names);
    let numbers = places.numbers(BitPosition::start());
    let numbers: Vec<_> = numbers[..names.len()].iter().map(u16::to_string).collect();
    let mut shown = words("rows-add-up");
    assert_eq!(shown.split_off(shown.len() - names.len()), numbers);
}

#[test]
fn heaps_rounds_and_windows_are_those_of_the_crates() {
    let mut heaps = Heaps::default();
    for _ in 0..40 {
        heaps.add(vec![Sample { position: BitPosition::start(), label: 0.0 }]);
    }
    let sizes = [&heaps.training, &heaps.validation, &heaps.test].map(Vec::len);
    assert!(
        alternative("heaps").ends_with(&format!("{}, {} and {}.", sizes[0], sizes[1], sizes[2]))
    );
    let page = read(&book().join("src/23-learning.md")).unwrap();
    let (_, rounds) = page.split_once("round  error  not seen\n").unwrap();
    let (rounds, _) = rounds.split_once("```").unwrap();
    let rounds: Vec<Vec<f64>> = rounds
        .lines()
        .map(|line| line.split_whitespace().map(|number| number.parse().unwrap()).collect())
        .collect();
    let best = rounds.iter().min_by(|one, other| one[2].total_cmp(&other[2])).unwrap();
    let told = alternative("stop");
    let falls = format!("from {} to {} discs", rounds[0][1], rounds[rounds.len() - 1][1]);
    assert!(told.contains(&falls), "{falls}");
    assert!(told.contains(&format!("stops falling at {}, after round {}", best[2], best[0])));
    let mut windows = Vec::new();
    let value = aspire(30, |window| {
        windows.push(window.alpha);
        windows.extend((window.beta < i32::MAX).then_some(window.beta));
        Ok(50.clamp(window.alpha, window.beta))
    });
    assert_eq!(value, Ok(50));
    let numbers: Vec<_> = words("aspiration").into_iter().filter(|word| word != "50").collect();
    let numbers: Vec<i32> = numbers.iter().filter_map(|word| word.parse().ok()).collect();
    assert_eq!(numbers, windows);
}

/// In both threads, the moves come in the order in which the engine claims them.
#[test]
fn two_threads_claim_what_the_engine_claims() {
    let page = read(&book().join("src/24-engine.md")).unwrap();
    let (_, claims) = page.split_once("--example who_has_it\n").unwrap();
    let (claims, _) = claims.split_once("```").unwrap();
    let claims: Vec<Vec<&str>> =
        claims.lines().map(|line| line.split_whitespace().collect()).collect();
    let thread = |which: usize| claims.iter().map(move |both| both[which]);
    expect("claims", thread(0).chain(thread(0)).chain(thread(0)).chain(thread(1)));
}

/// Eight views, and the smallest of their hashes.
#[test]
fn the_smallest_of_eight_views_is_the_one_of_chapter_19() {
    let hashes = |moves: &str| {
        let views = transpositions::eight_views(&after(moves));
        views.map(|view| format!("{:04X}", transpositions::hash(&view) >> 48))
    };
    let [one, other] = ["f5", "d3"].map(hashes);
    expect("smallest", ["after f5"].iter().map(ToString::to_string).chain(one.clone()));
    expect("smallest", ["after d3"].iter().map(ToString::to_string).chain(other));
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
        expect("meet", [format!("window {alpha} to {beta}"), format!("it returns {value}")]);
    }
    assert_eq!(known, [(20, i32::MAX), (20, 60), (40, 40)]);
    // A value v is at x = 190 + 4 v.
    assert!(svg("meet").contains("M270 60V76M270 68H530") && svg("meet").contains("H430"));
}

/// The bars are as long as chapter 21's questions take.
#[test]
fn what_a_question_costs_is_what_chapter_21_prints() {
    let page = read(&book().join("src/21-perfect-endgame.md")).unwrap();
    let (_, printed) = page.split_once("--example yes_and_no\n").unwrap();
    for line in printed.lines().take(6) {
        let fields: Vec<_> = line.split_whitespace().collect();
        let [question, answer, positions] = fields[..] else { panic!("{line}") };
        let (question, _) = question.split_once('?').unwrap();
        let answer = if answer == "true" { "yes" } else { "no" };
        let number: f64 = positions.parse().unwrap();
        let (thousands, rest) = positions.split_at(positions.len() - 3);
        let question = question.trim_start_matches('+');
        let words = [format!("more than {question}?"), answer.to_owned()];
        expect("yes-and-no", words.into_iter().chain([format!("{thousands},{rest}")]));
        assert!(svg("yes-and-no").contains(&format!("width=\"{:.1}\"", number / 1200.0)));
    }
}

/// A column's sums: its discs are all the other side's, or all ours.
#[test]
fn the_sums_of_a_column_dont_touch() {
    let mut next = 0;
    for discs in 0..7_u32 {
        let least = (1 << discs) - 1;
        let most = 2 * least;
        assert_eq!(least, next, "{discs} discs");
        next = most + 1;
        let range = format!("{least} to {most}");
        expect("sums", [if discs == 0 { "0".to_owned() } else { range }]);
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

/// An edge, from its left: WWW.WWB and an empty square.
#[test]
fn the_stable_discs_of_an_edge_are_chapter_21s() {
    let (white, black) = (0b0011_0111, 0b0100_0000);
    let stable = perfect_endgame::stable(white, black, &perfect_endgame::BoardShape::EIGHT);
    let [left, right] = [0b111, 0b11_0000].map(|part| (stable & part).count_ones());
    expect("stable", [format!("{left} stable"), format!("{right} stable")]);
}

/// What's written is read at once, and a disk without a sync has the old text.
#[test]
fn a_disk_has_what_was_synced() {
    let mut disk = Disk::new("game", "f5d6", 100);
    let left = disk.file("game").unwrap().without_power().to_owned();
    disk.create("game");
    disk.write("game", "f5f6e6f4").unwrap();
    let read = disk.file("game").unwrap();
    assert!(read.without_power().is_empty(), "the picture's disk is kinder");
    let shown = words("page-cache");
    assert!(shown.contains(&read.text) && shown.contains(&left), "{shown:?}");
}

/// Two lines of 16 bytes, and the noted length.
#[test]
fn a_rollback_goes_back_to_the_length_of_two_lines() {
    let lines = "35-29; Ann; Bob\n20-44; Eve; Ann\n";
    assert!(words("rollback").contains(&format!("{} bytes", lines.len())));
    assert!(words("queue").contains(&lines.lines().nth(1).unwrap().to_owned()));
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
