//! Measures the error of losses by search, compared with chapter 21's solver,
//! in twenty games with 18 to 21 empty squares. If the environment variable
//! `OTHELLIER_WTHOR` names the folder with the WTHOR database, the worst moves
//! that a page would name in fifty games are compared, too.
//!
//! `cargo bench -p game-analysis --bench noise`

use std::env;

use bitboards::BitPosition;
use board::{Cell, Disc};
use end_of_game::Position;
use engine::{DISC, Engine, Evaluation, Limits, learned, learned_small};
use game_analysis::{AnalyzedMove, Comparison, NOISE, compare, read, worst};
use judge::{Judged, judge};
use perfect_endgame::{BoardShape, Solver, Table};
use whole_games::parse_transcript;

/// The position limit in a page, which has the small weights.
const PAGE_POSITIONS: u64 = 100_000;

/// The position limit in a page near the end.
const PAGE_ENDGAME_POSITIONS: u64 = 10_000_000;

/// The number of empty squares from which on that limit applies.
const PAGE_ENDGAME_EMPTIES: usize = 20;

const GAMES: &str =
    include_str!("../../../../shared/benchmark-positions/src/games.txt");

fn main() {
    if let Ok(folder) = env::var("OTHELLIER_WTHOR") {
        compare_worst_moves(&folder);
    }
    let judged: Vec<_> = GAMES.lines().flat_map(late_moves).collect();
    println!("depth  moves  off by  called mistakes  wrongly");
    let depths =
        [4, 6, 8, 10, 11].map(|depth| (Limits::depth(depth), learned()));
    let page = (Limits::positions(PAGE_POSITIONS), learned_small());
    for (limits, evaluation) in depths.into_iter().chain([page]) {
        let losses: Vec<_> = judged
            .iter()
            .filter_map(|mv| inexact_loss(mv, limits, evaluation.clone()))
            .collect();
        let squares = losses.iter().map(|(loss, judged)| {
            let off = loss - judged.lost() * DISC;
            f64::from(off * off)
        });
        let mean = squares.sum::<f64>() / losses.len() as f64;
        let off = mean.sqrt() / f64::from(DISC);
        let called = losses.iter().filter(|(loss, _)| *loss >= NOISE);
        let wrongly = called.clone().filter(|(_, judged)| judged.lost() == 0);
        let (moves, called) = (losses.len(), called.count());
        let wrongly = wrongly.count();
        let depth = match limits.depth {
            depth @ ..64 => depth.to_string(),
            _ => "page".to_owned(),
        };
        println!("{depth:>5} {moves:6} {off:7.1} {called:16} {wrongly:8}");
    }
}

/// Compares the worst late moves in fifty games, as a page names them, with the
/// exact ones.
fn compare_worst_moves(folder: &str) {
    let file = format!("{folder}/WTH_1990.wtb");
    let table = || Table::new(64).expect("64 MB");
    let mut solver = Solver::new(BoardShape::EIGHT, table());
    let mut engine = Engine::new(learned_small(), 16).expect("16 MB");
    let limits = Limits::positions(PAGE_ENDGAME_POSITIONS);
    let (mut moves, mut sure, mut named) = (0, 0, 0);
    for number in 1..=50 {
        let record = read(&file, Some(number)).expect("a game of the year");
        let judged = judge(
            &mut solver,
            record.start,
            &record.plies,
            PAGE_ENDGAME_EMPTIES,
        );
        let judged = judged.expect("a legal game");
        let known: Vec<_> =
            judged.into_iter().map(AnalyzedMove::from).collect();
        let compare = |known: &AnalyzedMove| {
            let AnalyzedMove {
                position, played, ..
            } = *known;
            let comparison = compare(&mut engine, position, played, limits);
            AnalyzedMove {
                comparison,
                ..*known
            }
        };
        let seen: Vec<_> = known.iter().map(compare).collect();
        moves += seen.len();
        sure += seen.iter().filter(|seen| seen.comparison.is_exact).count();
        for color in [Disc::Black, Disc::White] {
            let [known, seen] =
                [&known, &seen].map(|moves| worst(moves, color, 3));
            let loss = |mistake: &AnalyzedMove| {
                (mistake.number, mistake.comparison.loss())
            };
            let known: Vec<_> = known.iter().map(loss).collect();
            named += seen.len();
            let other = seen.iter().filter(|seen| !known.contains(&loss(seen)));
            for other in other {
                println!("game {number}: {other}");
            }
        }
    }
    println!(
        "{moves} moves, {sure} sure; {named} named, right but for those above"
    );
}

/// Judges the moves of a game with 18 to 21 empty squares.
fn late_moves(game: &str) -> Vec<Judged> {
    let plies = parse_transcript(game).expect("a game that can be read");
    let table = Table::new(64).expect("64 MB");
    let mut solver = Solver::new(BoardShape::EIGHT, table);
    let judged = judge(&mut solver, Position::start(), &plies, 21);
    let judged = judged.expect("a legal game");
    let is_early =
        |judged: &Judged| judged.position.board.count(Cell::Empty) >= 18;
    judged.into_iter().filter(is_early).collect()
}

/// Returns the loss of a move by a search within these limits, unless it's
/// exact.
fn inexact_loss<'a>(
    judged: &'a Judged,
    limits: Limits<'static>,
    evaluation: Evaluation,
) -> Option<(i32, &'a Judged)> {
    let mut engine = Engine::new(evaluation, 16).expect("16 MB");
    let position = BitPosition::from(&judged.position);
    let found = compare(&mut engine, position, judged.played, limits);
    let Comparison { is_exact, .. } = found;
    (!is_exact).then(|| (found.loss(), judged))
}
