//! Pictures of searches and their windows.

use alpha_beta::{Window, alpha_beta};
use connect_four_solver::BitGrid;
use end_of_game::Position;
use engine::aspiration_search;
use evaluation::evaluate::phased;
use minimax::{Game, POINT, Search, minimax};
use pretty_assertions::assert_eq;
use transpositions::Bounds;
use whole_games::Ply;

use super::{Picture, rest_of_code_block};
use crate::positions::position_after;

/// Olsen Hammervik - Perelman, World Championship 2025, before the last three moves. White is
/// to move.
const THREE_EMPTIES: &str = "f5f6e6f4g5e7e3g3d3g4g6h5h6f3h4c6h3c4f7d2c2e2d8g7\
    d6e8d7c8c5b6h8h7c1d1c3f2b3b4a4b5a6a5a3b7c7a7a8g8b2a1f8b8g1b1a2e1f1";

/// Ralle - Thor, 1990, before the last two moves, between which Black passes.
const TWO_EMPTIES: &str = "f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1d1e8h3e1\
    g1h4h5f8c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1a3h2a5g7b3a2b8a4h8b7";

/// Returns the value of a position to the side to move, in points, with exact search.
fn exact_value(position: &Position) -> i32 {
    minimax(&mut Search::new(&|_| 0), position, 60).unwrap() / POINT
}

/// Returns the texts of a tree of three plies: each edge with its move and value, and then the
/// values of all positions, row by row. At most `max_moves` moves of a position are drawn.
fn tree_texts(root: Position, max_moves: usize) -> Vec<String> {
    let mut edges = Vec::new();
    let mut values = vec![exact_value(&root)];
    let mut row = vec![root];
    for _ in 0..3 {
        let children: Vec<(Ply, Position)> = row
            .iter()
            .flat_map(|position| {
                let moves = position.moves().into_iter().take(max_moves);
                moves.map(|ply| (ply, position.after(ply)))
            })
            .collect();
        for (ply, position) in &children {
            edges.extend([ply.to_string(), format!("{:+}", -exact_value(position))]);
            values.push(exact_value(position));
        }
        row = children.into_iter().map(|(_, position)| position).collect();
    }
    edges.extend(values.iter().map(|value| format!("{value:+}")));
    edges
}

#[test]
fn negamax_has_values_of_search() {
    let expected = tree_texts(position_after(THREE_EMPTIES), usize::MAX);
    assert_eq!(Picture::open("negamax").texts(), expected);
}

#[test]
fn pass_has_values_with_and_without_ply() {
    let mut expected = tree_texts(position_after(TWO_EMPTIES), 1);
    let leaf: i32 = expected.last().unwrap().parse().unwrap();
    // Without a ply for the pass, only two edges change the sign.
    let without_ply = format!("a1 {leaf:+} b2 {0:+} {leaf:+} {0:+} {leaf:+}", -leaf);
    expected.extend(without_ply.split(' ').map(str::to_owned));
    assert_eq!(Picture::open("pass").texts(), expected);
}

/// A game of three moves in each position, of which the first is the best. Each other move
/// costs the player two points.
#[derive(Clone)]
struct OrderedTree {
    /// The value to the side to move, if both play their best from here on.
    value: i32,
}

impl Game for OrderedTree {
    type Move = i32;

    fn moves(&self) -> Vec<i32> {
        vec![0, 1, 2]
    }

    fn after(&self, mv: i32) -> Self {
        Self {
            value: -(self.value - 2 * mv),
        }
    }

    fn result(&self) -> Option<i32> {
        None
    }
}

#[test]
fn minimal_has_leaves_that_alpha_beta_evaluates() {
    let root = OrderedTree { value: 0 };
    let evaluation = |leaf: &OrderedTree| leaf.value;
    let mut search = Search::new(&evaluation);
    alpha_beta(&mut search, &root, 3, Window::FULL).unwrap();
    let evaluated = search.guesses as usize;
    let mut search = Search::new(&evaluation);
    minimax(&mut search, &root, 3).unwrap();
    let leaves = search.guesses as usize;

    let picture = Picture::open("minimal");
    // The legend has one of each.
    let [both, at_least, at_most] = ["board-dot", "board-chip", "board-lead-second"]
        .map(|class| picture.count_class(class) - 1);
    assert_eq!((both, both + at_least, both + at_most), (1, 3, 9));
    assert_eq!(both + at_least + at_most, evaluated);
    picture.assert_described(&format!("{leaves} leaves"));
    picture.assert_described(&format!("The other {} leaves", leaves - evaluated));
}

/// After f5 d6 c3, Hard can have the value of d3, so it needn't know how bad f3 is.
#[test]
fn closing_window_has_bounds_of_search() {
    let value = |moves: &str, depth| {
        minimax(&mut Search::new(&phased), &position_after(moves), depth).unwrap()
    };
    let first_answer = position_after("f5d6c3f3").moves()[0];
    let alpha = -value("f5d6c3d3", 3);
    let beta = value(&format!("f5d6c3f3{first_answer}"), 2);
    let closing = Picture::open("closing");
    closing.assert_described(&format!("d3, which is worth {alpha}"));
    closing.assert_described(&format!("holds White to {beta}"));
    closing.assert_texts([
        format!("after d3, worth {alpha}"),
        format!("answer that’s worth {beta}"),
    ]);
}

#[test]
fn aspiration_has_windows_of_search() {
    let mut bounds = Vec::new();
    let value = aspiration_search(30, |window| {
        bounds.push(window.alpha);
        if window.beta < i32::MAX {
            bounds.push(window.beta);
        }
        Ok(50.clamp(window.alpha, window.beta))
    });
    assert_eq!(value, Ok(50));
    let numbers: Vec<i32> = Picture::open("aspiration")
        .texts()
        .iter()
        .filter_map(|text| text.parse().ok())
        .filter(|number| *number != 50)
        .collect();
    assert_eq!(numbers, bounds);
}

#[test]
fn meet_has_bounds_of_three_searches() {
    let picture = Picture::open("meet");
    let mut bounds = Bounds::UNKNOWN;
    let mut known = Vec::new();
    for (alpha, beta) in [(0, 20), (60, 80), (30, 50)] {
        let value = 40.clamp(alpha, beta);
        bounds = bounds.learn(value, Window { alpha, beta });
        known.push((bounds.lower, bounds.upper));
        picture.assert_texts([
            format!("window {alpha} to {beta}"),
            format!("it returns {value}"),
        ]);
    }
    assert_eq!(known, [(20, i32::MAX), (20, 60), (40, 40)]);
    // The value v is at x = 190 + 4 v.
    assert!(picture.svg.contains("M270 60V76M270 68H530"));
    assert!(picture.svg.contains("H430"));
}

#[test]
fn smallest_has_hashes_of_eight_views() {
    let hashes = |moves: &str| {
        transpositions::eight_views(&position_after(moves))
            .map(|view| format!("{:04X}", transpositions::hash(&view) >> 48))
    };
    let picture = Picture::open("smallest");
    for first_move in ["f5", "d3"] {
        let title = format!("after {first_move}");
        picture.assert_texts([title].into_iter().chain(hashes(first_move)));
    }
    let smallest = hashes("f5").into_iter().min().unwrap();
    picture.assert_described(&format!("the smallest is {smallest},"));
}

/// Returns the least and the largest number that a column with this many discs adds to the
/// key of a position.
fn column_range(discs: u32) -> (u64, u64) {
    let all = (1 << discs) - 1;
    let numbers = (0..=all).map(|own| BitGrid { own, all }.number());
    (numbers.clone().min().unwrap(), numbers.max().unwrap())
}

#[test]
fn sums_have_ranges_of_columns() {
    let ranges = (0..7).map(column_range).map(|range| match range {
        (0, 0) => "0".to_owned(),
        (min, max) => format!("{min} to {max}"),
    });
    Picture::open("sums").assert_texts(ranges);
    for discs in 1..7 {
        let (_, previous_max) = column_range(discs - 1);
        assert_eq!(column_range(discs).0, previous_max + 1);
    }
}

/// The widths of the bars are the numbers of positions that chapter 21's example prints.
#[test]
fn yes_and_no_has_costs_of_page() {
    let printed = rest_of_code_block("21-perfect-endgame.md", "--example null_windows\n");
    let picture = Picture::open("yes-and-no");
    for line in printed.lines().take(6) {
        let fields: Vec<_> = line.split_whitespace().collect();
        let [question, answer, positions] = fields[..] else {
            panic!("{line}")
        };
        let question = question.trim_end_matches('?').trim_start_matches('+');
        let answer = if answer == "true" { "yes" } else { "no" };
        let (thousands, rest) = positions.split_at(positions.len() - 3);
        picture.assert_texts([
            format!("more than {question}?"),
            answer.to_owned(),
            format!("{thousands},{rest}"),
        ]);
        let width = positions.parse::<f64>().unwrap() / 1200.0;
        assert!(picture.svg.contains(&format!("width=\"{width:.1}\"")));
    }
}

#[test]
fn outside_in_has_questions_of_page() {
    let printed = rest_of_code_block("20-connect-four-solver.md", "--example questions\n");
    let picture = Picture::open("outside-in");
    let alternative = picture.text_alternative().replace(',', "");
    for line in printed
        .lines()
        .filter(|line| line.contains("more than"))
        .take(6)
    {
        let (known, rest) = line.split_once(": more than").unwrap();
        let (question, positions) = rest.split_once('?').unwrap();
        let (question, positions) = (question.trim(), positions.trim());
        picture.assert_texts([format!("more than {question}?")]);
        let known: Vec<_> = known.split_whitespace().collect();
        let known = known.join(" ");
        let expected = format!("{known}: more than {question}? after {positions} ");
        assert!(alternative.contains(&expected), "{expected}");
    }
}

/// The moves of both threads are in the order in which the page's example claims them.
#[test]
fn claims_have_moves_of_page() {
    let printed = rest_of_code_block("24-engine.md", "--example claims\n");
    let thread = |index: usize| {
        printed
            .lines()
            .map(move |line| line.split_whitespace().nth(index).unwrap())
    };
    Picture::open("claims")
        .assert_texts(thread(0).chain(thread(0)).chain(thread(0)).chain(thread(1)));
}

#[test]
fn horizon_has_values_of_each_depth() {
    let game: tic_tac_toe::TicTacToe = ".X.XO....".parse().unwrap();
    let c3 = "c3".parse().unwrap();
    let horizon = Picture::open("horizon");
    for depth in 1..=4 {
        let analysis = tic_tac_toe::analyze(&game, depth, tic_tac_toe::lines);
        let value = format!("{:+}", analysis.value(c3).unwrap());
        horizon.assert_texts([depth.to_string(), value]);
    }
}
