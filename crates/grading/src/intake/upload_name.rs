//! Parses the names that learning platforms give to uploaded files and folders.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// The owner of an upload, according to its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Owner {
    /// The number from the platform, or else the name.
    pub id: String,
    /// The student's name, or the closest match in the upload's name.
    pub name: String,
}

impl Owner {
    /// Returns the owner of an upload with a name that no platform wrote.
    pub fn from_name(name: &str) -> Owner {
        let name = normalize(name.trim());
        Owner {
            id: name.clone(),
            name,
        }
    }

    /// Tests if a learning platform wrote the name and the number.
    pub fn is_from_platform(&self) -> bool {
        self.id != self.name
    }
}

/// Normalizes a text to Unicode NFC, so that composed and decomposed accents are equal.
pub fn normalize(text: &str) -> String {
    text.nfc().collect()
}

/// The text that Moodle writes after a student's name and number.
const MOODLE_MARK: &str = "_assignsubmission_";

/// Returns the owners that the name of a folder, or of a file without its extension, can
/// have.
///
/// Moodle writes `Ann Smith_12345_assignsubmission_file_`, with the participant's number. A
/// student's name that looks like this, too, comes before it, so the last number in a
/// folder's name is Moodle's. A file's name goes on with a name that a student chose, so all
/// readings of it are possible. Anything else is taken as a student's name.
pub fn parse_owners(name: &str, is_folder: bool) -> Vec<Owner> {
    let name = normalize(name);
    let mut owners: Vec<_> = name
        .match_indices(MOODLE_MARK)
        .filter_map(|(index, _)| name[..index].rsplit_once('_'))
        .filter(|(_, id)| is_number(id))
        .map(|(name, id)| Owner {
            id: id.to_owned(),
            name: name.trim().to_owned(),
        })
        .collect();
    if is_folder {
        owners = owners.pop().into_iter().collect();
    }
    if owners.is_empty() {
        owners.push(Owner::from_name(&name));
    }
    owners
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

/// Returns the readings of a name such as `smithann_LATE_12345_678910_ray_length-1.rs`: the
/// student's name with the last name first, an optional mark, the student's number, the
/// upload's number, and the student's name for the file, with a number if it was uploaded
/// again. A text that was typed into Canvas's page is called `smithann_12345_text.html`.
///
/// Students choose their own names and those of their files, and both can look like
/// numbers from Canvas. So there may be several readings.
pub fn parse_canvas(file_name: &str) -> Vec<CanvasFileName> {
    file_name
        .match_indices('_')
        .filter_map(|(index, _)| read_canvas(&file_name[..index], &file_name[index + 1..]))
        .collect()
}

/// Parses a name from Canvas after the student's name.
fn read_canvas(student: &str, rest: &str) -> Option<CanvasFileName> {
    let without_late = rest.strip_prefix("LATE_");
    let (id, rest) = without_late.unwrap_or(rest).split_once('_')?;
    let (upload_id, name) = match rest {
        CANVAS_TEXT => (id, CANVAS_TEXT),
        _ => rest.split_once('_')?,
    };
    if !is_canvas_student(student) || !is_number(id) || !is_number(upload_id) || name.is_empty() {
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

/// The file name that Canvas gives a text that was typed into its page.
const CANVAS_TEXT: &str = "text.html";

/// Tests if Canvas can have written a student's name: in lowercase, with nothing but letters,
/// digits and underscores.
fn is_canvas_student(name: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || is_combining_mark(c);
    !name.is_empty() && name == name.to_lowercase() && name.chars().all(is_word)
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

/// Tests if Canvas named most of these files and folders.
///
/// Other names can have the same form, for example with a date as a number, but they don't
/// have a different number for each upload. A student's name can make a single name from
/// Moodle look like one from Canvas, so all names decide.
pub fn are_from_canvas(names: &[String]) -> bool {
    let readings: Vec<_> = names.iter().map(|name| parse_canvas(name)).collect();
    let from_canvas = readings.iter().filter(|readings| !readings.is_empty());
    let canvas_count = from_canvas.count();
    let is_moodle = |name: &String| name.contains(MOODLE_MARK);
    let moodle_count = names.iter().filter(|name| is_moodle(name)).count();
    let mut unambiguous: Vec<_> = readings
        .iter()
        .filter_map(|readings| match readings.as_slice() {
            [file] => Some(file),
            _ => None,
        })
        .collect();
    unambiguous.sort_by(|a, b| a.upload_id.cmp(&b.upload_id));
    let are_different = unambiguous.is_sorted_by(|a, b| a.upload_id != b.upload_id || a == b);
    2 * canvas_count > names.len() && moodle_count < canvas_count && are_different
}

/// Returns the kind of submission that Moodle wrote into a name: `file` or `onlinetext`.
pub fn moodle_kind(name: &str) -> Option<String> {
    let (_, rest) = name.rsplit_once(MOODLE_MARK)?;
    rest.split('_').next().map(str::to_owned)
}

/// Returns the student's name for a file that Moodle named: what follows
/// `_assignsubmission_file_` or, for a text that was typed into Moodle's page,
/// `_assignsubmission_onlinetext_`. Folders have no such name.
pub fn moodle_file_name(name: &str) -> Option<&str> {
    let (_, rest) = name.split_once(MOODLE_MARK)?;
    let (_, file) = rest.split_once('_')?;
    parse_owners(name, false)[0]
        .is_from_platform()
        .then_some(file)
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
        assert_eq!(parse_owners(name, false), [owner]);
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
            assert_eq!(parse_canvas(name), [file], "{name}");
        }
    }

    #[test]
    fn other_names_are_not_canvas_names() {
        for name in ["ann", "ann_1_work.zip", "week_one_2_work.zip", "_1_2_a"] {
            assert_eq!(parse_canvas(name), [], "{name}");
        }
    }

    #[test]
    fn number_in_a_students_name_is_not_the_platforms() {
        let ids = |owners: Vec<Owner>| -> Vec<String> {
            owners.into_iter().map(|owner| owner.id).collect()
        };
        let in_name = "Ann Smith_11_assignsubmission_file__12_assignsubmission_file_";
        assert_eq!(ids(parse_owners(in_name, true)), ["12"]);
        // A file's name may end with a name that a student chose, so neither is sure.
        assert_eq!(ids(parse_owners(in_name, false)), ["11", "12"]);
        let canvas = |name| parse_canvas(name).into_iter().map(|file| file.owner);
        let ids_of = |name| ids(canvas(name).collect());
        assert_eq!(ids_of("smithann_11_12_300_ray_length.rs"), ["11", "12"]);
        assert_eq!(ids_of("evex_12_300_week_1_2_work.zip"), ["12", "1"]);
        assert_eq!(ids_of("evex_12_300_Week_1_2_work.zip"), ["12"]);
        assert_eq!(ids_of("evex_LATE_12_text.html"), ["12"]);
    }

    #[test]
    fn all_names_decide_the_platform() {
        let are_from_canvas = |names: &[&str]| {
            are_from_canvas(
                &names
                    .iter()
                    .map(|&name| name.to_owned())
                    .collect::<Vec<_>>(),
            )
        };
        let canvas = ["ann_1_10_a.rs", "bo_2_20_a.rs", "cy_3_30_a.rs"];
        assert!(are_from_canvas(&canvas));
        assert!(are_from_canvas(&[&canvas[..], &["class.csv"]].concat()));
        assert!(are_from_canvas(
            &[&canvas[..], &["ann_1_10_300_a.rs"]].concat()
        ));
        let in_name = "ann_1_2_assignsubmission_file_";
        assert!(!are_from_canvas(&[in_name]));
        assert!(!are_from_canvas(&[in_name, "Bo_3_assignsubmission_file_"]));
        assert!(!are_from_canvas(&["ann_1_2_work", "bo", "cy"]));
    }
}
