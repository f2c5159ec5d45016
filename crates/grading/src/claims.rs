//! Whose a submission is. Students may choose the names of their files, so a
//! name alone doesn't get a row of the roster if another submission has an
//! equal claim.

use std::path::{Path, PathBuf};

use super::intake::contents::HandedIn;
use super::intake::folder_name::{self, Owner};
use super::intake::roster::{Fit, Naming, Row};

/// Something among the submissions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incoming {
    /// The folder or archive, or everything that a platform says comes from one
    /// student.
    pub parts: Vec<HandedIn>,
    /// Whose it is, as far as its name says.
    pub owner: Owner,
    /// Whether the learning platform says that it came late.
    pub is_late: bool,
}

impl Incoming {
    /// Just what's at this path.
    pub fn at(path: PathBuf, is_canvas: bool) -> Incoming {
        let name = file_name(&path);
        let part = |name: &str| HandedIn {
            path: path.clone(),
            name: name.to_owned(),
        };
        if let Some(file) = folder_name::canvas(&name).filter(|_| is_canvas) {
            return Incoming {
                parts: vec![part(&file.name)],
                owner: file.owner,
                is_late: file.is_late,
            };
        }
        let own = folder_name::moodle_file(&name).unwrap_or(&name);
        Incoming {
            parts: vec![part(own)],
            owner: folder_name::read(&stem(&path)),
            is_late: false,
        }
    }

    /// The names of its files.
    pub fn files(&self) -> String {
        let names = self.parts.iter().map(|part| file_name(&part.path));
        names.collect::<Vec<_>>().join(" and ")
    }
}

/// Puts together what a platform says comes from one student.
pub fn by_student(all: impl IntoIterator<Item = Incoming>) -> Vec<Incoming> {
    let mut together: Vec<Incoming> = Vec::new();
    for new in all {
        let is_one = |old: &&mut Incoming| old.owner == new.owner;
        let old = together.iter_mut().find(is_one);
        match old.filter(|_| new.owner.is_from_platform()) {
            Some(old) => {
                old.is_late |= new.is_late;
                old.parts.extend(new.parts);
            }
            None => together.push(new),
        }
    }
    together
}

/// The name of a file or folder.
pub fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// The name of a submission without the ending of an archive.
fn stem(path: &Path) -> String {
    let name = file_name(path);
    if path.is_dir() {
        name
    } else {
        let stem = path.file_stem().unwrap_or_default();
        let stem = stem.to_string_lossy();
        stem.strip_suffix(".tar").unwrap_or(&stem).to_owned()
    }
}

/// What came in, and the rows of the roster that each could belong to.
pub struct Claims<'a> {
    /// What came in.
    pub incoming: Vec<Incoming>,
    roster: &'a [Row],
    /// The rows that fit best, for each that came in.
    rows: Vec<(Option<Fit>, Vec<usize>)>,
}

impl Claims<'_> {
    /// Compares what came in with a roster.
    pub fn of(incoming: Vec<Incoming>, roster: &[Row]) -> Claims<'_> {
        let naming = Naming::of(incoming.iter().map(|one| &one.owner));
        let rows = incoming.iter().map(|one| best(one, roster, naming));
        let rows = rows.collect();
        Claims {
            incoming,
            roster,
            rows,
        }
    }

    /// The row whose this is: none, if it's from nobody in the roster. Fails with a
    /// sentence when it fits several rows, or another submission fits the row as well.
    pub fn owner(&self, number: usize) -> Result<Option<usize>, String> {
        match self.rows[number].1.as_slice() {
            [] => Ok(None),
            [row] if self.winner(*row) == Some(number) => Ok(Some(*row)),
            [row] => {
                let rivals = self.rivals(*row).filter(|rival| *rival != number);
                Err(format!(
                    "This could be from {}, and so could {}. {ADVICE}",
                    self.roster[*row].shown(),
                    self.files(rivals)
                ))
            }
            rows => {
                let rows = rows.iter().map(|row| self.roster[*row].shown());
                let rows = rows.collect::<Vec<_>>().join(" or ");
                Err(format!("This could be from {rows}. {ADVICE}"))
            }
        }
    }

    /// What this row gets: the best claim, if no other is as good. A folder and
    /// the archive it came from have the same name.
    pub fn winner(&self, row: usize) -> Option<usize> {
        let fit = |number: &usize| self.rows[*number].0;
        let top = self.rivals(row).map(|number| fit(&number)).max()?;
        let mut best = self.rivals(row).filter(|number| fit(number) == top);
        let first = best.next()?;
        let name = |number: usize| stem(&self.incoming[number].parts[0].path);
        best.all(|other| name(other) == name(first))
            .then_some(first)
    }

    /// A sentence about a row with several claims, or more than it gets.
    pub fn remark(&self, row: usize) -> Option<String> {
        let winner = self.winner(row);
        let others = self.rivals(row).filter(|rival| Some(*rival) != winner);
        let files = self.files(others);
        match (files.is_empty(), winner) {
            (true, _) => None,
            (_, Some(_)) => Some(format!("There's also {files}.")),
            (_, None) => Some(format!(
                "Each of these could be from this student: {files}. {ADVICE}"
            )),
        }
    }

    /// What could belong to this row and to no other.
    fn rivals(&self, row: usize) -> impl Iterator<Item = usize> {
        let all = 0..self.rows.len();
        all.filter(move |number| self.rows[*number].1 == [row])
    }

    fn files(&self, numbers: impl Iterator<Item = usize>) -> String {
        let names = numbers.map(|number| self.incoming[number].files());
        names.collect::<Vec<_>>().join(" and ")
    }
}

const ADVICE: &str = "The roster's column `folder` can say which.";

/// The rows that fit best, and how well they do.
fn best(one: &Incoming, roster: &[Row], naming: Naming) -> (Option<Fit>, Vec<usize>) {
    let names = one.parts.iter().map(|part| file_name(&part.path));
    let names: Vec<_> = names.collect();
    let fits = |row: &Row| {
        names
            .iter()
            .map(|name| row.fit(name, &one.owner, naming))
            .max()
    };
    let fit = |row: &Row| fits(row).flatten();
    let top = roster.iter().filter_map(fit).max();
    let mut rows: Vec<_> = (0..roster.len()).collect();
    rows.retain(|row| top.is_some() && fit(&roster[*row]) == top);
    (top, rows)
}
