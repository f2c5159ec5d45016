//! Whose submission it is, as far as the folder's name says.

use unicode_normalization::UnicodeNormalization as _;

/// Whose submission it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Owner {
    /// What identifies the student.
    pub id: String,
    /// The student's name, or the closest we can get to it.
    pub name: String,
}

impl Owner {
    /// Whether a learning platform has written the name and the id.
    pub fn is_from_platform(&self) -> bool {
        self.id != self.name
    }
}

/// A text with each accent combined with its letter, however it was typed or
/// stored.
pub fn composed(text: &str) -> String {
    text.nfc().collect()
}

/// Reads the name of a submission's folder or archive, without the ending.
/// Moodle writes `Ann Smith_12345_assignsubmission_file_`, where the number is
/// the participant's; we take anything else for a name.
pub fn read(name: &str) -> Owner {
    let name = composed(name);
    let moodle = name.split_once("_assignsubmission_");
    let split = moodle.and_then(|(before, _)| before.rsplit_once('_'));
    match split.filter(|(_, id)| is_number(id)) {
        Some((name, id)) => Owner {
            id: id.to_owned(),
            name: name.trim().to_owned(),
        },
        None => Owner {
            id: name.trim().to_owned(),
            name: name.trim().to_owned(),
        },
    }
}

/// A file as Canvas names it, in a folder with all files of a class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CanvasFile {
    /// Whose it is.
    pub owner: Owner,
    /// Whether Canvas says that it came late.
    pub is_late: bool,
    /// The number of this upload.
    pub upload: String,
    /// What the student called it.
    pub name: String,
}

/// Reads `smithann_LATE_12345_678910_ray_length-1.rs`: the student's name, last
/// name first, the student's number, the upload's number, and the file, which
/// has a number where it was handed in again.
pub fn canvas(name: &str) -> Option<CanvasFile> {
    let (student, rest) = name.split_once('_')?;
    let without_late = rest.strip_prefix("LATE_");
    let (id, rest) = without_late.unwrap_or(rest).split_once('_')?;
    let (upload, file) = rest.split_once('_')?;
    let is_one = !student.is_empty() && is_number(id) && is_number(upload);
    is_one.then(|| CanvasFile {
        owner: Owner {
            id: id.to_owned(),
            name: composed(student),
        },
        is_late: without_late.is_some(),
        upload: upload.to_owned(),
        name: without_count(file),
    })
}

/// `ray_length-1.rs` without the number, and without the one that a browser adds
/// when it downloads a file twice, as in `ray_length-1 (1).rs`.
fn without_count(file: &str) -> String {
    let (stem, ending) = file.rsplit_once('.').unwrap_or((file, ""));
    let copy = stem
        .strip_suffix(')')
        .and_then(|stem| stem.rsplit_once(" ("));
    let copied = copy.filter(|(_, count)| is_number(count));
    if let Some((stem, _)) = copied {
        return without_count(&format!("{stem}.{ending}"));
    }
    match stem.rsplit_once('-').filter(|(_, count)| is_number(count)) {
        Some((stem, _)) => format!("{stem}.{ending}"),
        None => file.to_owned(),
    }
}

/// Whether Canvas has named these files. Others number them too, by the date
/// for example, but no two uploads have the same number.
pub fn are_from_canvas(names: &[String]) -> bool {
    let mut files: Vec<_> = names.iter().filter_map(|name| canvas(name)).collect();
    files.sort_by(|a, b| a.upload.cmp(&b.upload));
    let is_one = |a: &CanvasFile, b: &CanvasFile| a.upload != b.upload || a == b;
    !files.is_empty() && files.is_sorted_by(is_one)
}

/// What a student called a file that Moodle has named.
pub fn moodle_file(name: &str) -> Option<&str> {
    let (_, file) = name.split_once("_assignsubmission_file_")?;
    (is_from_moodle(name) && !file.is_empty()).then_some(file)
}

/// Whether this is what a student typed into Moodle's page, not a file.
pub fn is_typed_text(name: &str) -> bool {
    name.contains("_assignsubmission_onlinetext")
}

/// Whether Moodle has written a student's name and number in front.
pub fn is_from_moodle(name: &str) -> bool {
    read(name).is_from_platform()
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}
