//! Makes an opening book: again and again, it looks at the position that's the
//! likeliest to be reached among those that it hasn't looked at yet.
//!
//! `cargo run --release -p gtp --example openings -- 2000 > openings.txt`

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

/// How many moves ahead it looks at each of a position's best moves.
const DEPTH: u32 = 14;

/// How many of a position's moves may be worth a look.
const MOVES: usize = 4;

/// What a move costs, in eighths of a disc, if it's the best one: without it, the
/// book would be a single long game.
const PLY: i32 = DISC / 4;

/// All four first moves are the same one, seen from four sides.
const FIRST: &str = "f5";

/// A position that's been looked at: the moves that lead there, and what its own
/// best moves are worth.
struct Node {
    line: String,
    moves: Vec<(Ply, i32)>,
}

const EXAMPLE: &str = "cargo run --release -p gtp --example openings -- 2000";

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    let positions = "number of positions to look at: try 2000";
    let number = chapter_cli::number(&mut arguments, positions)?;
    chapter_cli::end(arguments)?;
    let mut nodes = expand(number);
    take_over(&mut nodes);
    let lines = nodes.values().filter_map(|node| {
        let best = node.moves.iter().min_by_key(|mv| Reverse(mv.1))?;
        Some(format!("{}{}", node.line, best.0))
    });
    let mut lines: Vec<_> = lines.chain([FIRST.to_string()]).collect();
    lines.sort();
    Ok(lines.join("\n"))
}

fn reached(line: &str) -> Position {
    let plies = parse_transcript(line).expect("a transcript");
    referee(Position::start(), &plies)
        .expect("legal moves")
        .position
}

/// Looks at `number` positions. The next one is always that to which the least
/// had to be given away, by whichever side.
fn expand(number: usize) -> HashMap<Position, Node> {
    let mut engine = Engine::new(learned(), 256).expect("256 MB");
    let mut ahead = BinaryHeap::from([Reverse((0, FIRST.to_string()))]);
    let mut nodes = HashMap::new();
    while let Some(Reverse((cost, line))) = ahead.pop() {
        let position = reached(&line);
        let known = canonical(&position);
        if nodes.len() == number {
            break;
        }
        if nodes.contains_key(&known) {
            continue;
        }
        let moves = look(&mut engine, &position);
        let best = moves.first().map_or(0, |mv| mv.1);
        for &(ply, value) in &moves {
            let line = format!("{line}{ply}");
            ahead.push(Reverse((cost + best - value + PLY, line)));
        }
        nodes.insert(known, Node { line, moves });
    }
    nodes
}

/// The best moves of a position, the best one first.
fn look(engine: &mut Engine, position: &Position) -> Vec<(Ply, i32)> {
    let limits = Limits::depth(DEPTH);
    let looks = engine.hints(BitPosition::from(position), MOVES, limits);
    let thoughts = looks.last().unwrap_or_default();
    let moves = thoughts.iter().filter(|thought| thought.ply != Ply::Pass);
    moves.map(|thought| (thought.ply, thought.value)).collect()
}

/// A move is worth what the position after it is worth, if that has been looked
/// at, too: then somebody has looked a move further.
fn take_over(nodes: &mut HashMap<Position, Node>) {
    let mut order: Vec<_> = nodes.keys().copied().collect();
    order.sort_by_key(|position| Reverse(nodes[position].line.len()));
    for position in order {
        let line = &nodes[&position].line;
        let known = |&(ply, value): &(Ply, i32)| {
            let after = canonical(&reached(&format!("{line}{ply}")));
            let answers = nodes.get(&after).map(|node| &node.moves);
            let best = answers.and_then(|mvs| mvs.iter().map(|mv| mv.1).max());
            (ply, best.map_or(value, |best| -best))
        };
        let moves = nodes[&position].moves.iter().map(known).collect();
        nodes.get_mut(&position).expect("a node").moves = moves;
    }
}
