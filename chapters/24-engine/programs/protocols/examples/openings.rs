//! Makes an opening book by drop-out expansion (Thomas Lincke, 2000):
//! repeatedly expands the position whose line gives away the least.
//!
//! `cargo run --release -p protocols --example openings -- 2000 > openings.txt`

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::io;
use std::process::ExitCode;

use bitboards::BitPosition;
use chapter_cli::Answer;
use end_of_game::Position;
use engine::{DISC, Engine, Limits, learned};
use transpositions::canonical;
use whole_games::{Ply, parse_transcript, referee};

/// The depth of the search of each position.
const DEPTH: u32 = 14;

/// The maximum number of moves of a position in the book.
const MAX_MOVES: usize = 4;

/// The cost of each ply, even of the best move, in eighths of a disc: without
/// it, the book would be a single long game.
const PLY_COST: i32 = DISC / 4;

/// The first move. The other three are symmetric.
const FIRST: &str = "f5";

/// An expanded position.
struct Node {
    /// The transcript of a game that leads to it.
    line: String,
    /// The best moves with their scores.
    moves: Vec<(Ply, i32)>,
}

const EXAMPLE: &str =
    "cargo run --release -p protocols --example openings -- 2000";

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    let positions = "number of positions to look at: try 2000";
    let number = chapter_cli::number(&mut arguments, positions)?;
    chapter_cli::end(arguments)?;
    let mut nodes = expand(number);
    back_up_scores(&mut nodes);
    let mut lines = vec![FIRST.to_string()];
    for node in nodes.values() {
        if let Some(best) = node.moves.iter().min_by_key(|mv| Reverse(mv.1)) {
            lines.push(format!("{}{}", node.line, best.0));
        }
    }
    lines.sort();
    Ok(lines.join("\n"))
}

/// Returns the position after a line of the book.
fn position_after(line: &str) -> Position {
    let plies = parse_transcript(line).expect("a transcript");
    referee(Position::start(), &plies)
        .expect("legal moves")
        .position
}

/// Expands `number` positions, each time the one whose line has the lowest
/// cost, counting what both sides gave away.
fn expand(number: usize) -> HashMap<Position, Node> {
    let mut engine = Engine::new(learned(), 256).expect("256 MB");
    let mut queue = BinaryHeap::from([Reverse((0, FIRST.to_string()))]);
    let mut nodes = HashMap::new();
    while let Some(Reverse((cost, line))) = queue.pop() {
        let position = position_after(&line);
        let key = canonical(&position);
        if nodes.len() == number {
            break;
        }
        if nodes.contains_key(&key) {
            continue;
        }
        let moves = search(&mut engine, &position);
        let best = moves.first().map_or(0, |mv| mv.1);
        for &(ply, value) in &moves {
            let line = format!("{line}{ply}");
            queue.push(Reverse((cost + best - value + PLY_COST, line)));
        }
        nodes.insert(key, Node { line, moves });
    }
    nodes
}

/// Returns the best moves of a position with their scores, the best one first.
fn search(engine: &mut Engine, position: &Position) -> Vec<(Ply, i32)> {
    let position = BitPosition::from(position);
    let best = engine
        .hints(position, MAX_MOVES, Limits::depth(DEPTH))
        .last();
    best.unwrap_or_default()
        .iter()
        .filter(|info| info.ply != Ply::Pass)
        .map(|info| (info.ply, info.value))
        .collect()
}

/// Replaces the score of each move by that of the position after it, if that
/// has been expanded: it's from a search one move deeper.
fn back_up_scores(nodes: &mut HashMap<Position, Node>) {
    let mut order: Vec<_> = nodes.keys().copied().collect();
    order.sort_by_key(|position| Reverse(nodes[position].line.len()));
    for position in order {
        let line = &nodes[&position].line;
        let back_up = |&(ply, value): &(Ply, i32)| {
            let after = canonical(&position_after(&format!("{line}{ply}")));
            let replies = nodes.get(&after).map(|node| &node.moves);
            let best = replies.and_then(|mvs| mvs.iter().map(|mv| mv.1).max());
            (ply, best.map_or(value, |best| -best))
        };
        let moves = nodes[&position].moves.iter().map(back_up).collect();
        nodes.get_mut(&position).expect("a node").moves = moves;
    }
}
