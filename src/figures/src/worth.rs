//! What an evaluation gives for single squares and for the frontier, and how a
//! match grows believable.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};
use end_of_game::Position;
use evaluation::evaluate::{corner_points, frontier, mobility, phased};
use evaluation::{Engine, Tally, openings, play_match};
use page_boards::drawing::{Drawing, Mark, Place};
use page_boards::english::join_and;
use page_boards::stroke_font;
use page_boards::svg::{Point, Svg};
use tic_tac_toe::Rand;
use whole_games::{parse_transcript, referee};

/// A board on which each square has the corner points of a disc that's alone
/// there.
pub(super) fn corners() -> String {
    let mut drawing = Drawing::of(&Board::empty());
    let mut said = Vec::new();
    for square in Square::all() {
        let points = corner_points(&alone(square));
        if points != 0 {
            drawing.labels.push((square.into(), format!("{points:+}")));
            said.push(format!("{square} {points:+}"));
        }
    }
    drawing.to_svg(&format!(
        "A board with the corner points of a disc that's alone on a square: \
         {}. All other squares have none.",
        join_and(&said)
    ))
}

fn alone(square: Square) -> Position {
    let mut board = Board::empty();
    board.set(square, Cell::Black);
    let to_move = Disc::Black;
    Position { board, to_move }
}

/// A position whose frontier discs have a ring, with a move that one of them
/// would give White.
pub(super) fn frontier_discs() -> String {
    let plies = parse_transcript("f5d6c5f4e3c6d3f6e6d7g3c4g5c3").unwrap_or_default();
    let game = referee(Position::start(), &plies);
    let position = game.map_or(Position::start(), |it| it.position);
    let board = &position.board;
    let is_frontier = |square: &Square| {
        let mut ways = Direction::ALL.into_iter();
        let is_open = |way| board[next(*square, way)] == Cell::Empty;
        board[*square] != Cell::Empty && ways.any(is_open)
    };
    let mut drawing = Drawing::of(board);
    let ringed: Vec<_> = Square::all().filter(is_frontier).collect();
    let rings = ringed.iter().map(|&it| (Place::from(it), Mark::Ring));
    drawing.marks.extend(rings);
    let [place, end] = [Square::at(7, 3), Square::at(5, 5)];
    drawing.marks.push((place.into(), Mark::Legal));
    drawing.marks.push((end.into(), Mark::Bracket));
    let count = |cell| ringed.iter().filter(|&&it| board[it] == cell).count();
    drawing.to_svg(&format!(
        "A position after fourteen moves, {} to move. {} black and {} white discs \
         are next to an empty square, so the frontier counts {:+}. White could \
         place a disc on {place}, with {end} at the other end of the bracket.",
        position.to_move,
        count(Cell::Black),
        count(Cell::White),
        frontier(&position)
    ))
}

/// The size of the plot, and where its axes cross. It's narrow, so that its
/// numbers can be read on a phone.
const SIZE: (i32, i32) = (376, 336);
const LEFT: f32 = 40.0;
/// How much larger a wide page shows it, in tenths.
const SCALE: i32 = 14;
/// Where the lines end.
const RIGHT: i32 = 372;
const BOTTOM: f32 = 290.0;
/// How many matches there are, and by how many games each is longer than the
/// one before.
const MATCHES: usize = 20;
const STEP: usize = 6;

/// The rates of longer and longer matches, with what they can be off by.
pub(super) fn believe() -> String {
    let tallies: Vec<_> = (1..=MATCHES).map(|it| match_of(it * STEP)).collect();
    let mut svg = Svg::default();
    svg.path("tree-edge", &format!("M{LEFT} {}H{RIGHT}", height(50.0)));
    svg.path(
        "board-edge",
        &format!("M{LEFT} {}V{BOTTOM}H{RIGHT}", height(100.0)),
    );
    for percent in [0, 50, 100] {
        let at = Point {
            x: 18.0,
            y: height(percent as f32),
        };
        svg.path("board-edge", &stroke_font::path(&percent.to_string(), at));
    }
    for games in [30, 60, 90, 120] {
        let at = Point {
            x: across(games),
            y: BOTTOM + 16.0,
        };
        svg.path("board-edge", &stroke_font::path(&games.to_string(), at));
    }
    let names = [("win rate", 44.0, 12.0), ("games", 198.0, BOTTOM + 36.0)];
    for (name, x, y) in names {
        svg.path("board-edge", &stroke_font::path(name, Point { x, y }));
    }
    tallies.iter().for_each(|it| paint_bar(&mut svg, it));
    svg.document(SIZE, SCALE, &alternative(&tallies))
}

fn paint_bar(svg: &mut Svg, tally: &Tally) {
    let (rate, margin) = (tally.rate() as f32, tally.margin() as f32);
    let x = across(tally.games());
    let [low, high] = [rate - margin, rate + margin].map(|it| height(it.clamp(0.0, 100.0)));
    svg.path("tree-best", &format!("M{x} {low:.1}V{high:.1}"));
    let middle = Point { x, y: height(rate) };
    svg.circle("board-dot", middle, 4.0);
}

/// A match of `games` games, from openings that are spread over all.
fn match_of(games: usize) -> Tally {
    let engine = |evaluation| Engine {
        depth: 1,
        evaluation,
    };
    let (one, other) = (engine(&phased), engine(&mobility));
    let mut rand = Rand::new(1);
    let [first, second] = play_match([&one, &other], &openings(), games, &mut rand);
    first + second
}

fn alternative(tallies: &[Tally]) -> String {
    let said = tallies.iter().filter(|it| it.games() % 30 == 0).map(|it| {
        format!(
            "of {} games {:.0} percent, give or take {:.0}",
            it.games(),
            it.rate(),
            it.margin()
        )
    });
    let said: Vec<_> = said.collect();
    format!(
        "Twenty matches, each with a dot for its win rate and a bar as tall as \
         the doubt about it. The bars get shorter to the right: {}. At first they \
         cross the line at 50 percent, and from 72 games on they are above it.",
        join_and(&said)
    )
}

fn across(games: usize) -> f32 {
    LEFT + games as f32 * 2.65
}

fn height(percent: f32) -> f32 {
    BOTTOM - percent * 2.5
}
