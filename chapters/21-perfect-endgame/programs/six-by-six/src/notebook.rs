use std::collections::HashMap;
use std::fmt::Write;

use bitboards::BitPosition;
use board::Disc;
use thiserror::Error;

/// Bounds of positions near the root of the search, to be saved in a file.
/// Symmetric positions share an entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notebook(HashMap<BitPosition, [i8; 2]>);

/// The first line of the file.
const TITLE: &str = "Othellier: bounds of positions";

impl Notebook {
    /// Returns the number of positions.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Tests if the notebook has no position.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns a bound that answers a null-window search above `alpha`, if
    /// there's one.
    pub fn answer(&self, position: BitPosition, alpha: i32) -> Option<i32> {
        let bounds = self.0.get(&canonical(position))?;
        let [lower, upper] = bounds.map(i32::from);
        if lower > alpha {
            return Some(lower);
        }
        (upper <= alpha).then_some(upper)
    }

    /// Records the result of a null-window search above `alpha`.
    pub fn note(&mut self, position: BitPosition, alpha: i32, bound: i32) {
        let bounds = self.0.entry(canonical(position)).or_insert([-64, 64]);
        let [lower, upper] = bounds;
        if bound > alpha {
            *lower = (*lower).max(bound as i8);
        } else {
            *upper = (*upper).min(bound as i8);
        }
    }

    /// Formats the notebook as text. Each line has the discs of the side to
    /// move, those of the opponent, and the two bounds.
    pub fn format(&self) -> String {
        let mut text = format!("{TITLE}, {}\n", self.len());
        for (BitPosition { own, opponent }, [lower, upper]) in &self.0 {
            writeln!(text, "{own:016x} {opponent:016x} {lower} {upper}")
                .expect("writing to a string can't fail");
        }
        text
    }

    /// Parses the text of a notebook.
    ///
    /// # Errors
    ///
    /// Returns an error if the text has another format or is incomplete.
    pub fn parse(text: &str) -> Result<Notebook, NotebookError> {
        let mut lines = text.lines();
        let title = lines.next().unwrap_or_default();
        let count = title.strip_prefix(TITLE).ok_or(NotebookError::Title)?;
        let entries = lines
            .zip(2..)
            .map(|(line, number)| {
                parse_line(line).ok_or(NotebookError::Line(number))
            })
            .collect::<Result<HashMap<_, _>, _>>()?;
        if count != format!(", {}", entries.len()) {
            return Err(NotebookError::Count(entries.len()));
        }
        Ok(Notebook(entries))
    }
}

fn parse_line(line: &str) -> Option<(BitPosition, [i8; 2])> {
    let mut words = line.split(' ');
    let mut mask = || u64::from_str_radix(words.next()?, 16).ok();
    let (own, opponent) = (mask()?, mask()?);
    let mut bound = || words.next()?.parse().ok();
    let bounds = [bound()?, bound()?];
    let is_valid = own & opponent == 0 && words.next().is_none();
    is_valid.then_some((BitPosition { own, opponent }, bounds))
}

/// An error in the text of a notebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotebookError {
    /// The first line is missing.
    #[error(
        "line 1: a notebook of a proof begins with \"{TITLE}\" and a number"
    )]
    Title,
    /// The line with this number, from 1, isn't a position with its bounds.
    #[error(
        "line {0}: this isn't a position and two bounds: write the notebook \
         anew, or take that line out and count again"
    )]
    Line(usize),
    /// The number of positions differs from the one in the first line.
    #[error(
        "line 1: there are {0} positions, and this says another number: part \
         of the notebook is missing"
    )]
    Count(usize),
}

/// Returns the canonical one of the eight symmetric positions.
fn canonical(position: BitPosition) -> BitPosition {
    let position = position.with_colors(Disc::Black);
    BitPosition::from(&transpositions::canonical(&position))
}
