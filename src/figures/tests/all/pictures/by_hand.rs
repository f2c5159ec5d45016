//! Pictures that are drawn by hand show what the crates know.

use std::fs;
use std::io::Cursor;

use super::boards::{BEFORE_C6, after};
use super::book;
use board::{Board, Cell, Disc, Square};
use connect_four::Axis;
use connect_four_window::FallingDisc;
use databases::{WthorGames, WthorHeader};
use directions::Direction;
use end_of_game::Position;
use fake_disk::{Disk, DiskFile};
use minimax::{Game, POINT, Search, minimax};
use othellier_project::files::{read, walk};
use othellier_project::repository::Repository;
use page_boards::english::join_and;
use page_boards::{Scan, scan};
use pretty_assertions::assert_eq;
use ratatui::crossterm::event::{Event, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use roxmltree::Document;
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

#[test]
fn each_picture_is_on_a_page_and_has_the_classes_of_the_theme() {
    let book = book();
    let pages = walk(&book.join("src")).unwrap();
    let pages = pages.iter().filter(|file| file.extension().is_some_and(|kind| kind == "md"));
    let pages: String = pages.map(|file| read(file).unwrap()).collect();
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
    }
}

#[test]
fn axes_classes_and_threads_have_the_names_of_the_crates() {
    let axes = Axis::ALL.map(|axis| format!("{axis:?}").to_lowercase());
    assert!(alternative("axes").ends_with(&format!(": {}.", join_and(&axes))));
    let repository = Repository::around(book()).unwrap();
    let chapters = repository.chapters().unwrap();
    let opponent = chapters.iter().find(|chapter| chapter.name == "opponent").unwrap();
    expect("classes", [format!("in chapter {}", opponent.number)]);
    let answers: Vec<_> = after("f5").legal_moves().collect();
    for answer in answers {
        let shown = words("threads").iter().filter(|word| **word == answer.to_string()).count();
        assert_eq!(shown, 2, "{answer} in one thread and in two");
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

/// The loop of chapter 10's window, with the values of one click.
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
