//! Matches uploads to the rows of the roster.
//!
//! Students can choose the names of their files, so a file name alone doesn't assign an
//! upload to a row if another upload matches that row equally well.

use super::roster::RosterRow;
use super::upload::{FOLDER_ADVICE, Upload, file_name, stem};
use super::upload_name::{Owner, normalize};

/// The evidence that an upload belongs to a row, from weak to strong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum MatchStrength {
    /// The file name, which the student may have chosen.
    FileName,
    /// The name or the number that a learning platform wrote.
    PlatformNameOrId,
    /// The name and the number that a learning platform wrote.
    PlatformNameAndId,
    /// The column `folder` of the roster.
    RosterFolder,
}

/// The share of uploads whose name a learning platform wrote, or that looks like it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PlatformShare {
    All,
    MoreThanHalf,
    HalfOrLess,
}

impl PlatformShare {
    fn new(uploads: &[Upload]) -> PlatformShare {
        let from_platform = uploads
            .iter()
            .filter(|upload| upload.is_from_platform())
            .count();
        let others = uploads.len() - from_platform;
        if others == 0 {
            PlatformShare::All
        } else if others < from_platform {
            PlatformShare::MoreThanHalf
        } else {
            PlatformShare::HalfOrLess
        }
    }
}

/// The rows that match an upload best.
struct BestRows {
    /// The strength of the match, or `None` if no row matches.
    strength: Option<MatchStrength>,
    /// The indices of the rows.
    rows: Vec<usize>,
}

impl BestRows {
    fn find(upload: &Upload, roster: &[RosterRow], share: PlatformShare) -> BestRows {
        let file_names: Vec<_> = upload
            .parts
            .iter()
            .map(|part| file_name(&part.path))
            .collect();
        let strengths: Vec<_> = roster
            .iter()
            .map(|row| {
                let owners = upload.owners.iter();
                owners
                    .flat_map(|owner| file_names.iter().map(move |name| (owner, name)))
                    .filter_map(|(owner, name)| match_strength(row, name, owner, share))
                    .max()
            })
            .collect();
        let strength = strengths.iter().copied().flatten().max();
        // If the name can mean several students, a stronger match with one of them proves
        // nothing, because a student may have chosen the name for it.
        let is_ambiguous = upload.owners.len() > 1 && strength != Some(MatchStrength::RosterFolder);
        let rows = (0..roster.len())
            .filter(|&row| strengths[row].is_some())
            .filter(|&row| is_ambiguous || strengths[row] == strength)
            .collect();
        BestRows { strength, rows }
    }
}

/// The uploads of a class, and the rows of the roster that they match.
pub struct RosterMatches<'a> {
    /// The uploads.
    pub uploads: Vec<Upload>,
    roster: &'a [RosterRow],
    /// The rows that match each upload best.
    best_rows: Vec<BestRows>,
}

impl RosterMatches<'_> {
    /// Matches uploads to the rows of a roster.
    pub fn new(uploads: Vec<Upload>, roster: &[RosterRow]) -> RosterMatches<'_> {
        let share = PlatformShare::new(&uploads);
        let best_rows = uploads
            .iter()
            .map(|upload| BestRows::find(upload, roster, share))
            .collect();
        RosterMatches {
            uploads,
            roster,
            best_rows,
        }
    }

    /// Returns the row of an upload, or `None` if the upload matches no row.
    ///
    /// # Errors
    ///
    /// Returns a message if the upload matches several rows, or another upload matches the
    /// row as well.
    pub fn row_of_upload(&self, upload: usize) -> Result<Option<usize>, String> {
        match *self.best_rows[upload].rows.as_slice() {
            [] => Ok(None),
            [row] if self.upload_of_row(row) == Some(upload) => Ok(Some(row)),
            [row] => {
                let others = self.candidates(row).filter(|&other| other != upload);
                Err(format!(
                    "This could be from {}, and so could {}. {FOLDER_ADVICE}",
                    self.roster[row].display_name(),
                    self.file_names(others)
                ))
            }
            ref rows => {
                let names: Vec<_> = rows
                    .iter()
                    .map(|&row| self.roster[row].display_name())
                    .collect();
                let names = names.join(" or ");
                Err(format!("This could be from {names}. {FOLDER_ADVICE}"))
            }
        }
    }

    /// Returns the upload of a row: the strongest match, if it is the only one of that
    /// strength. Uploads with the same name count as one: an archive and the folder into
    /// which it was unpacked.
    pub fn upload_of_row(&self, row: usize) -> Option<usize> {
        let strength = |upload: usize| self.best_rows[upload].strength;
        let max_strength = self.candidates(row).map(strength).max()?;
        let mut strongest = self
            .candidates(row)
            .filter(|&upload| strength(upload) == max_strength);
        let first = strongest.next()?;
        let stem_of = |upload: usize| stem(&self.uploads[upload].parts[0].path);
        strongest
            .all(|other| stem_of(other) == stem_of(first))
            .then_some(first)
    }

    /// Tests if the roster's column `folder` assigns an upload to this row.
    pub fn is_named_in_roster(&self, row: usize) -> bool {
        self.upload_of_row(row).is_some_and(|upload| {
            self.best_rows[upload].strength == Some(MatchStrength::RosterFolder)
        })
    }

    /// Returns a remark on the uploads that match a row but aren't assigned to it.
    pub fn remark(&self, row: usize) -> Option<String> {
        let assigned = self.upload_of_row(row);
        let others = self
            .candidates(row)
            .filter(|&upload| Some(upload) != assigned);
        let file_names = self.file_names(others);
        if file_names.is_empty() {
            None
        } else if assigned.is_some() {
            Some(format!("There's also {file_names}."))
        } else {
            Some(format!(
                "Each of these could be from this student: {file_names}. {FOLDER_ADVICE}"
            ))
        }
    }

    /// Iterates over the uploads that match this row and no other.
    fn candidates(&self, row: usize) -> impl Iterator<Item = usize> {
        (0..self.uploads.len()).filter(move |&upload| self.best_rows[upload].rows == [row])
    }

    fn file_names(&self, uploads: impl Iterator<Item = usize>) -> String {
        let names: Vec<_> = uploads
            .map(|upload| self.uploads[upload].file_names())
            .collect();
        names.join(" and ")
    }
}

/// Returns how strongly an upload with this file name and owner matches a row, or `None` if
/// it doesn't.
///
/// If not all uploads are named by a platform, a file in one student's upload may be named
/// like the download of another student's upload. So an id alone doesn't count then.
fn match_strength(
    row: &RosterRow,
    file_name: &str,
    owner: &Owner,
    share: PlatformShare,
) -> Option<MatchStrength> {
    if !row.folder.is_empty() {
        let archive = format!("{}.zip", row.folder);
        let is_named = is_same_name(&row.folder, file_name) || is_same_name(&archive, file_name);
        return is_named.then_some(MatchStrength::RosterFolder);
    }
    let by_platform = owner.is_from_platform();
    let has_id = is_same_name(&row.id, &owner.id);
    let has_name = is_same_name(&row.name, &owner.name)
        || by_platform && is_canvas_form(&row.name, &owner.name);
    match (has_id, has_name) {
        (false, false) => None,
        (true, true) if by_platform && share != PlatformShare::HalfOrLess => {
            Some(MatchStrength::PlatformNameAndId)
        }
        _ if by_platform && share == PlatformShare::All => Some(MatchStrength::PlatformNameOrId),
        (_, false) if by_platform && !row.name.is_empty() => None,
        _ => Some(MatchStrength::FileName),
    }
}

/// Tests if Canvas writes `name` as `written`: in lowercase, without spaces, last name
/// first. A last name may have several parts.
fn is_canvas_form(name: &str, written: &str) -> bool {
    let lowercase = name.to_lowercase();
    let mut parts: Vec<_> = lowercase
        .split(|c: char| !c.is_alphanumeric())
        .filter(|part| !part.is_empty())
        .collect();
    (0..parts.len()).any(|_| {
        parts.rotate_left(1);
        parts.concat() == written.replace('_', "")
    })
}

/// Tests if two names are the same, apart from case, the order of their parts, and
/// punctuation. Empty names are never the same.
fn is_same_name(a: &str, b: &str) -> bool {
    !a.is_empty() && sorted_parts(a) == sorted_parts(b)
}

fn sorted_parts(name: &str) -> String {
    let lowercase = normalize(&name.to_lowercase());
    let mut parts: Vec<_> = lowercase
        .split(|c: char| c.is_whitespace() || "_-.,".contains(c))
        .filter(|part| !part.is_empty())
        .collect();
    parts.sort_unstable();
    parts.join(" ")
}
