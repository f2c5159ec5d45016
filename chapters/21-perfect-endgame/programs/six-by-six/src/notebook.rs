use std::collections::HashMap;
use std::fmt::Write;

use bitboards::BitPosition;
use board::Disc;
use thiserror::Error;

/// What has been found out about the first positions of a game, to be saved.
/// Positions that only differ by a turn or a reflection of the board are one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notebook(HashMap<BitPosition, [i8; 2]>);

/// The first line of the file.
const TITLE: &str = "Othellier: bounds of positions";

impl Notebook {
    /// How many positions are in it.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it's new.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A bound that says whether a position is worth more than `alpha`, if
    /// one does.
    pub fn answer(&self, position: BitPosition, alpha: i32) -> Option<i32> {
        let bounds = self.0.get(&canonical(position))?;
        let [lower, upper] = bounds.map(i32::from);
        if lower > alpha {
            return Some(lower);
        }
        (upper <= alpha).then_some(upper)
    }

    /// Takes down a bound on a position's value: whether that's more than
    /// `alpha`.
    pub fn note(&mut self, position: BitPosition, alpha: i32, bound: i32) {
        let bounds = self.0.entry(canonical(position)).or_insert([-64, 64]);
        let [lower, upper] = bounds;
        if bound > alpha {
            *lower = (*lower).max(bound as i8);
        } else {
            *upper = (*upper).min(bound as i8);
        }
    }

    /// The notebook as a text. A line has the discs of the side to move, those
    /// of its opponent, and the two bounds.
    pub fn text(&self) -> String {
        let mut text = format!("{TITLE}, {}\n", self.len());
        for (BitPosition { own, opponent }, [lower, upper]) in &self.0 {
            writeln!(text, "{own:016x} {opponent:016x} {lower} {upper}")
                .expect("a string takes any line");
        }
        text
    }

    /// Reads such a text.
    ///
    /// Fails when it isn't one.
    pub fn read(text: &str) -> Result<Notebook, NotebookError> {
        let mut lines = text.lines();
        let title = lines.next().unwrap_or_default();
        let count = title.strip_prefix(TITLE).ok_or(NotebookError::Title)?;
        let notes = lines
            .zip(2..)
            .map(|(line, number)| {
                read_line(line).ok_or(NotebookError::Line(number))
            })
            .collect::<Result<HashMap<_, _>, _>>()?;
        if count != format!(", {}", notes.len()) {
            return Err(NotebookError::Count(notes.len()));
        }
        Ok(Notebook(notes))
    }
}

fn read_line(line: &str) -> Option<(BitPosition, [i8; 2])> {
    let mut words = line.split(' ');
    let mut mask = || u64::from_str_radix(words.next()?, 16).ok();
    let (own, opponent) = (mask()?, mask()?);
    let mut bound = || words.next()?.parse().ok();
    let bounds = [bound()?, bound()?];
    let fits = own & opponent == 0 && words.next().is_none();
    fits.then_some((BitPosition { own, opponent }, bounds))
}

/// A text that isn't a notebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotebookError {
    /// It begins with another line.
    #[error(
        "line 1: a notebook of a proof begins with \"{TITLE}\" and a number"
    )]
    Title,
    /// This line, from 1, isn't a position and its bounds.
    #[error(
        "line {0}: this isn't a position and two bounds: write the notebook \
         anew, or take that line out and count again"
    )]
    Line(usize),
    /// It has this many positions, and the first line says another number.
    #[error(
        "line 1: there are {0} positions, and this says another number: part \
         of the notebook is missing"
    )]
    Count(usize),
}

/// The same one of the eight ways to turn and reflect a position.
fn canonical(position: BitPosition) -> BitPosition {
    let position = position.with_colors(Disc::Black);
    BitPosition::from(&transpositions::canonical(&position))
}
