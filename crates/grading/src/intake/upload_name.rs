//! Parses the names that learning platforms give to uploaded files and folders.

use unicode_normalization::UnicodeNormalization as _;

/// The owner of an upload, according to its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Owner {
    /// The number from the platform, or else the name.
    pub id: String,
    /// The student's name, or the closest match in the upload's name.
    pub name: String,
}

impl Owner {
    /// Tests if a learning platform wrote the name and the number.
    pub fn is_from_platform(&self) -> bool {
        self.id != self.name
    }
}

/// Normalizes a text to Unicode NFC, so that composed and decomposed accents are equal.
pub fn normalize(text: &str) -> String {
    text.nfc().collect()
}

/// What Moodle writes after a student's name and number.
const MOODLE_MARK: &str = "_assignsubmission_";

/// Parses the name of a folder, or of an archive without its extension.
///
/// Moodle writes `Ann Smith_12345_assignsubmission_file_`, with the participant's number.
/// Anything else is taken as a student's name.
pub fn parse_owner(name: &str) -> Owner {
    let name = normalize(name);
    let moodle_owner = name
        .split_once(MOODLE_MARK)
        .and_then(|(owner, _)| owner.rsplit_once('_'))
        .filter(|(_, id)| is_number(id));
    match moodle_owner {
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

/// A file name from Canvas, which puts all files of a class into one folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CanvasFileName {
    /// The student.
    pub owner: Owner,
    /// True if Canvas marked the file as late.
    pub is_late: bool,
    /// The number of the upload.
    pub upload_id: String,
    /// The name that the student gave the file.
    pub name: String,
}

/// Parses `smithann_LATE_12345_678910_ray_length-1.rs`: the student's name with the last
/// name first, an optional mark, the student's number, the upload's number, and the
/// student's name for the file, with a number if it was uploaded again.
pub fn parse_canvas(file_name: &str) -> Option<CanvasFileName> {
    let (student, rest) = file_name.split_once('_')?;
    let without_late = rest.strip_prefix("LATE_");
    let (id, rest) = without_late.unwrap_or(rest).split_once('_')?;
    let (upload_id, name) = rest.split_once('_')?;
    if student.is_empty() || !is_number(id) || !is_number(upload_id) {
        return None;
    }
    Some(CanvasFileName {
        owner: Owner {
            id: id.to_owned(),
            name: normalize(student),
        },
        is_late: without_late.is_some(),
        upload_id: upload_id.to_owned(),
        name: remove_version(name),
    })
}

/// Removes the number that Canvas adds to a file that is uploaded again, as in
/// `ray_length-1.rs`, and the number that a browser adds to a file that is downloaded
/// again, as in `ray_length-1 (1).rs`.
fn remove_version(file: &str) -> String {
    let (stem, extension) = file.rsplit_once('.').unwrap_or((file, ""));
    let without_download = stem
        .strip_suffix(')')
        .and_then(|stem| stem.rsplit_once(" ("))
        .filter(|(_, number)| is_number(number));
    if let Some((stem, _)) = without_download {
        return remove_version(&format!("{stem}.{extension}"));
    }
    match stem
        .rsplit_once('-')
        .filter(|(_, number)| is_number(number))
    {
        Some((stem, _)) => format!("{stem}.{extension}"),
        None => file.to_owned(),
    }
}

/// Tests if Canvas named these files.
///
/// Other names can have the same form, for example with a date as a number, but they don't
/// have a different number for each upload.
pub fn are_from_canvas(file_names: &[String]) -> bool {
    let mut files: Vec<_> = file_names
        .iter()
        .filter_map(|name| parse_canvas(name))
        .collect();
    files.sort_by(|a, b| a.upload_id.cmp(&b.upload_id));
    !files.is_empty() && files.is_sorted_by(|a, b| a.upload_id != b.upload_id || a == b)
}

/// Returns the student's name for a file that Moodle named: what follows
/// `_assignsubmission_file_` or, for a text that was typed into Moodle's page,
/// `_assignsubmission_onlinetext_`. Folders have no such name.
pub fn moodle_file_name(name: &str) -> Option<&str> {
    let (_, rest) = name.split_once(MOODLE_MARK)?;
    let (_, file) = rest.split_once('_')?;
    parse_owner(name).is_from_platform().then_some(file)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}
/// Returns the part of a file name after the last dot, in lowercase.
pub fn extension(name: &str) -> String {
    match name.rsplit_once('.') {
        Some((_, extension)) => extension.to_lowercase(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[track_caller]
    fn assert_owner(name: &str, id: &str, student: &str) {
        let owner = Owner {
            id: id.to_owned(),
            name: student.to_owned(),
        };
        assert_eq!(parse_owner(name), owner);
    }

    #[test]
    fn moodle_name_has_a_student_and_a_number() {
        let suffix = "_12345_assignsubmission_file_";
        assert_owner(&format!("Ann Smith{suffix}"), "12345", "Ann Smith");
        assert_owner(&format!("O'Neil, Bo_b{suffix}"), "12345", "O'Neil, Bo_b");
        assert_owner(&format!("Zoë{suffix}work.zip"), "12345", "Zoë");
    }

    #[test]
    fn decomposed_accents_are_composed() {
        assert_owner("Zoe\u{308}", "Zoë", "Zoë");
    }

    #[test]
    fn other_name_is_a_student() {
        assert_owner("ann", "ann", "ann");
        assert_owner("=1+2", "=1+2", "=1+2");
        let without_number = "a_assignsubmission_file_";
        assert_owner(without_number, without_number, without_number);
    }

    #[test]
    fn canvas_name_has_a_student_two_numbers_and_a_file() {
        for (name, is_late) in [
            ("smithann_4711_100200_ray_length.rs", false),
            ("smithann_LATE_4711_100200_ray_length-12.rs", true),
            ("smithann_4711_100200_ray_length-1 (1).rs", false),
        ] {
            let file = CanvasFileName {
                owner: Owner {
                    id: "4711".to_owned(),
                    name: "smithann".to_owned(),
                },
                is_late,
                upload_id: "100200".to_owned(),
                name: "ray_length.rs".to_owned(),
            };
            assert_eq!(parse_canvas(name), Some(file), "{name}");
        }
    }

    #[test]
    fn other_names_are_not_canvas_names() {
        for name in ["ann", "ann_1_work.zip", "week_one_2_work.zip", "_1_2_a"] {
            assert_eq!(parse_canvas(name), None, "{name}");
        }
    }
}
