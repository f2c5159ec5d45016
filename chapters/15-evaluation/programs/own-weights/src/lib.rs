//! An evaluation with numbers of yours plays chapter 15's `phased`.

use std::io::{self, Write};

use board::Cell;
use end_of_game::Position;
use evaluation::evaluate::{corner_points, frontier, legal_moves, phased};
use evaluation::{Engine, by_pairs, openings, play_out};
use tic_tac_toe::Rand;

/// Pairs of games at most.
const PAIRS: usize = 100;

/// Pairs between two lines.
const STEP: usize = 10;

/// The numbers in `phased`, and how far it looks ahead.
pub struct Numbers {
    /// The weight of a corner point.
    pub corner: i32,
    /// The weight of a frontier disc late in a game.
    pub frontier: i32,
    /// The weight of a frontier disc earlier in a game.
    pub early: i32,
    /// The weight of a legal move late in a game.
    pub moves: i32,
    /// With how many empty squares late begins.
    pub late: i32,
    /// The depth of its search, at least one.
    pub depth: i32,
}

impl Numbers {
    /// The numbers of the book.
    pub const BOOK: Numbers = Numbers {
        corner: 30,
        frontier: 5,
        early: 10,
        moves: 10,
        late: 28,
        depth: 2,
    };

    /// Returns the value of a position for the side to move.
    pub fn evaluate(&self, position: &Position) -> i32 {
        let corners = self.corner * corner_points(position);
        if position.board.count(Cell::Empty) as i32 > self.late {
            return corners - self.early * frontier(position);
        }
        corners - self.frontier * frontier(position)
            + self.moves * legal_moves(position)
    }
}

/// These numbers play the book's, and it writes down how it goes.
///
/// Fails when it can't be written.
pub fn play(numbers: &Numbers, output: &mut impl Write) -> io::Result<()> {
    let evaluation = |position: &Position| numbers.evaluate(position);
    let depth = numbers.depth as usize;
    let yours = Engine {
        depth,
        evaluation: &evaluation,
    };
    let books = Engine {
        depth: 2,
        evaluation: &phased,
    };
    let (openings, mut rand) = (openings(), Rand::new(1));
    let pair = |number| {
        let opening = nth(&openings, number);
        [[&yours, &books], [&books, &yours]]
            .map(|engines| play_out(opening, engines, &mut rand))
    };
    watch(pair, output)
}

/// Returns the opening of this pair: neighbors aren't alike, and after 61 pairs
/// the openings repeat.
pub fn nth(openings: &[Position], number: usize) -> &Position {
    &openings[number * 17 % openings.len()]
}

/// Plays pairs of games until it's clear who's better, and writes down how it
/// goes. `pair` plays the two games of a pair, and says by how much who moved
/// first has won: you in the first, and your opponent in the second.
///
/// Fails when it can't be written.
pub fn watch(
    mut pair: impl FnMut(usize) -> [i32; 2],
    output: &mut impl Write,
) -> io::Result<()> {
    let mut scores = Vec::new();
    writeln!(output, "pairs  you win     0 %{:>42}", "100 %")?;
    for number in 0..PAIRS {
        let [first, second] = pair(number).map(i32::signum);
        scores.push(25.0 * f64::from(2 + first - second));
        if scores.len() % STEP == 0 {
            let (rate, margin) = rate(&scores);
            let line = picture(rate, margin);
            let pairs = scores.len();
            writeln!(
                output,
                "{pairs:5}  {rate:3.0} % ± {margin:<2.0}  {line}"
            )?;
            if (rate - 50.0).abs() > SURE * margin {
                break;
            }
        }
    }
    writeln!(output, "{}", verdict(&scores))
}

/// Margins between the rate and a half when the match knows. One margin is
/// wrong once in 20 times, and whoever looks ten times is wrong more often. With
/// two, 7 of 700 matches of the book against itself (seeds 1 to 700) said that
/// one of them was better.
const SURE: f64 = 2.0;

/// Returns the mean score of these pairs, in percent, and its margin of error.
/// Pairs are independent; the two games of a pair aren't.
fn rate(scores: &[f64]) -> (f64, f64) {
    let (rate, margin) = by_pairs(scores);
    // Pairs that all end alike don't say that there's no chance in it: one that
    // ends otherwise is just about to come.
    (rate, margin.hypot(50.0 / scores.len() as f64))
}

/// Returns the interval from 0 to 100 percent: `o` is the rate, `|` half of the
/// points.
fn picture(rate: f64, margin: f64) -> String {
    let column =
        |percent: f64| (percent.clamp(0.0, 100.0) / 2.0).round() as i32;
    let (low, high) = (column(rate - margin), column(rate + margin));
    let row = (0..=50).map(|at| match at {
        _ if at == column(rate) => 'o',
        25 => '|',
        _ if (low..=high).contains(&at) => '-',
        _ => ' ',
    });
    row.collect::<String>().trim_end().to_owned()
}

/// Returns the verdict of a match.
fn verdict(scores: &[f64]) -> String {
    let (rate, margin) = rate(scores);
    let pairs = scores.len();
    let found = match rate - 50.0 {
        lead if lead > SURE * margin => "yours is better",
        lead if lead < -SURE * margin => "the book's is better",
        _ => "too close to be sure",
    };
    format!("{found}: you win {rate:.0} % ± {margin:.0} of {pairs} pairs")
}
