//! The students of the class, and what each has handed in.

use std::path::{Path, PathBuf};

use anyhow::ensure;

use super::claims::{self, Claims, Incoming, file_name};
use super::intake::contents::{OTHER_ARCHIVES, ending};
use super::intake::folder_name;
use super::intake::roster::Row;
use othellier_project::files::list as list_folder;

/// A student, and what came in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Submission {
    /// The student: the roster's row, with an id and a name in any case.
    pub row: Row,
    /// What came in, if anything did.
    pub came: Option<Incoming>,
    /// What to say about it, to a teacher only: it may name other students.
    pub remarks: Vec<String>,
}

/// The submissions in a folder and the students of the roster, by name. Fails when
/// the folder can't be read or is empty.
pub fn list(folder: &Path, roster: &[Row]) -> anyhow::Result<Vec<Submission>> {
    let claims = Claims::of(incoming(folder)?, roster);
    let mut all: Vec<Submission> = Vec::new();
    for (place, row) in roster.iter().enumerate() {
        let mut submission = of_row(row);
        submission.remarks.extend(claims.remark(place));
        submission.came = claims
            .winner(place)
            .map(|number| claims.incoming[number].clone());
        all.push(submission);
    }
    for (number, one) in claims.incoming.iter().enumerate() {
        let remark = match claims.owner(number) {
            Ok(Some(_)) => continue,
            Ok(None) => (!roster.is_empty()).then(|| UNKNOWN.to_owned()),
            Err(disputed) => Some(disputed),
        };
        add(&mut all, of_name(one, remark));
    }
    ensure!(
        !all.is_empty(),
        "there are no submissions in {}: it needs a folder or a zip file for each student",
        folder.display()
    );
    all.sort_by(|a, b| (&a.row.name, &a.row.id).cmp(&(&b.row.name, &b.row.id)));
    Ok(all)
}

const UNKNOWN: &str = "This student isn't in the roster.";

impl Submission {
    /// The names of what came in.
    pub fn files(&self) -> Option<String> {
        self.came.as_ref().map(Incoming::files)
    }
}

/// The files next to the submissions that look like someone's work: Moodle can put
/// all files of a class into one folder. Fails when the folder can't be read.
pub fn loose(folder: &Path) -> anyhow::Result<Vec<String>> {
    let (all, is_canvas) = every_entry(folder)?;
    let is_from_platform = |name: &String| {
        let is_typed = folder_name::is_typed_text(name);
        let is_of_canvas = is_canvas && folder_name::canvas(name).is_some();
        is_of_canvas || folder_name::is_from_moodle(name) && !is_typed
    };
    let is_work = |name: &String| ending(name) == "rs" || is_from_platform(name);
    let files = all.iter().filter(|path| !is_submission(path, is_canvas));
    Ok(files.map(|path| file_name(path)).filter(is_work).collect())
}

/// What came in, in order.
fn incoming(folder: &Path) -> anyhow::Result<Vec<Incoming>> {
    let (mut paths, is_canvas) = every_entry(folder)?;
    paths.retain(|path| {
        let name = file_name(path);
        let hidden = name.starts_with('.') || name == "__MACOSX";
        let typed = folder_name::is_typed_text(&name);
        !hidden && !typed && is_submission(path, is_canvas)
    });
    let all = paths.into_iter().map(|path| Incoming::at(path, is_canvas));
    Ok(claims::by_student(all))
}

/// Everything in a folder, in order, and whether Canvas named it.
fn every_entry(folder: &Path) -> anyhow::Result<(Vec<PathBuf>, bool)> {
    ensure!(
        !folder.is_file(),
        "{} is a file: name a folder with what came in, a folder or a zip file for each student",
        folder.display()
    );
    let paths = list_folder(folder)?;
    let names: Vec<_> = paths.iter().map(|path| file_name(path)).collect();
    Ok((paths, folder_name::are_from_canvas(&names)))
}

/// A folder, an archive of whatever kind, or a file of Rust that a platform has
/// named; a list or a note next to the submissions isn't one. A link that leads
/// nowhere may be.
fn is_submission(path: &Path, is_canvas: bool) -> bool {
    let name = file_name(path);
    let ending = ending(&name);
    let is_of_canvas = is_canvas && folder_name::canvas(&name).is_some();
    let has_owner = is_of_canvas || folder_name::moodle_file(&name).is_some();
    if ending == "rs" && has_owner {
        return true;
    }
    let is_folder = path.is_dir() || path.is_symlink() && !path.exists();
    is_folder || ending == "zip" || OTHER_ARCHIVES.contains(&&*ending)
}

fn of_name(one: &Incoming, remark: Option<String>) -> Submission {
    let row = Row {
        id: one.owner.id.clone(),
        name: one.owner.name.clone(),
        ..Row::default()
    };
    let (came, remarks) = (Some(one.clone()), remark.into_iter().collect());
    Submission {
        came,
        remarks,
        ..of_row(&row)
    }
}

fn of_row(row: &Row) -> Submission {
    let mut row = row.clone();
    row.id = row.key().to_owned();
    if row.name.is_empty() {
        row.name.clone_from(&row.id);
    }
    Submission {
        row,
        came: None,
        remarks: Vec::new(),
    }
}

/// Adds a submission that has no row. If another submission has the same id, it
/// gets its file's name as well, so that neither hides the other.
fn add(all: &mut Vec<Submission>, mut new: Submission) {
    if let Some(old) = all.iter_mut().find(|old| old.row.id == new.row.id) {
        let (first, second) = (old.files(), new.files().unwrap_or_default());
        if let Some(first) = first
            && new.remarks.is_empty()
        {
            old.remarks.push(format!("There's also {second}."));
            new.remarks.push(format!("There's also {first}."));
        }
        new.row.id = format!("{} ({second})", new.row.id);
    }
    all.push(new);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intake::roster;
    use insta::assert_snapshot;
    use std::fs;

    /// What is made of these submissions and this roster, a line for each.
    fn told(names: &[&str], roster: &str) -> String {
        let home = tempfile::tempdir().unwrap();
        for name in names {
            if name.contains('.') {
                fs::write(home.path().join(name), "").unwrap()
            } else {
                fs::create_dir(home.path().join(name)).unwrap()
            }
        }
        let rows = match roster {
            "" => Vec::new(),
            text => roster::parse(text).unwrap(),
        };
        let line = |one: &Submission| {
            let from = one.files().unwrap_or("-".to_owned());
            let remarks = one.remarks.join(" ");
            let Row {
                id, name, email, ..
            } = &one.row;
            let email = if email.is_empty() { "-" } else { email };
            format!("{id} | {name} | {email} | {from} | {remarks}\n")
        };
        let all = list(home.path(), &rows).unwrap();
        all.iter().map(line).collect()
    }

    #[test]
    fn canvas_puts_all_files_of_a_class_into_one_folder() {
        let class = "Student,ID\n\"Smith, Ann\",4711\nJan van der Berg,\nEve,9";
        let files = [
            "smithann_4711_100200_ray_length-1.rs",
            "smithann_4711_100201_next_square.rs",
            "vanderbergjan_LATE_815_100202_work.zip",
            "vanderbergjan_LATE_815_100203_notes.pdf",
        ];
        assert_snapshot!(told(&files, class), @r"
        9 | Eve | - | - | 
        Jan van der Berg | Jan van der Berg | - | vanderbergjan_LATE_815_100202_work.zip | 
        4711 | Smith, Ann | - | smithann_4711_100200_ray_length-1.rs and smithann_4711_100201_next_square.rs |
        ");
    }

    #[test]
    fn other_names_with_numbers_are_not_canvas_own() {
        let files = ["week_2_20261121_ann.zip", "week_2_20261121_ben.zip"];
        assert_snapshot!(told(&files, ""), @r"
        week_2_20261121_ann | week_2_20261121_ann | - | week_2_20261121_ann.zip | 
        week_2_20261121_ben | week_2_20261121_ben | - | week_2_20261121_ben.zip |
        ");
        let files = ["_1_2_a.zip", "ann_1_my_work.zip", "week_one_2_work.zip"];
        assert_snapshot!(told(&files, ""), @r"
        _1_2_a | _1_2_a | - | _1_2_a.zip | 
        ann_1_my_work | ann_1_my_work | - | ann_1_my_work.zip | 
        week_one_2_work | week_one_2_work | - | week_one_2_work.zip |
        ");
    }

    #[test]
    fn a_file_that_a_browser_downloads_twice_is_still_from_canvas() {
        let files = [
            "smithann_4711_100200_ray_length-1.rs",
            "smithann_4711_100200_ray_length-1 (1).rs",
            "evex_9_100201_work.zip",
        ];
        assert_snapshot!(told(&files, ""), @r"
        9 | evex | - | evex_9_100201_work.zip | 
        4711 | smithann | - | smithann_4711_100200_ray_length-1 (1).rs and smithann_4711_100200_ray_length-1.rs |
        ");
    }

    const CLASS: &str = "id,name,email\n11,Ann Smith,ann@b.org\n12,Eve,e@b.org";

    #[test]
    fn nobody_takes_a_row_by_naming_a_file_like_the_id_of_another() {
        assert_snapshot!(told(&["11.zip", "Ann Smith.zip", "Eve"], CLASS), @r"
        11 (11.zip) | 11 | - | 11.zip | This could be from Ann Smith (11), and so could Ann Smith.zip. The roster's column `folder` can say which.
        11 | Ann Smith | ann@b.org | - | Each of these could be from this student: 11.zip and Ann Smith.zip. The roster's column `folder` can say which.
        Ann Smith | Ann Smith | - | Ann Smith.zip | This could be from Ann Smith (11), and so could 11.zip. The roster's column `folder` can say which.
        12 | Eve | e@b.org | Eve |
        ");
    }

    #[test]
    fn what_the_platform_wrote_counts_more_than_what_a_student_named() {
        let ann = "Ann Smith_11_assignsubmission_file_";
        let eve = "11_99_assignsubmission_file_";
        assert_snapshot!(told(&[ann, eve, "11.zip"], CLASS), @r"
        11 (11.zip) | 11 | - | 11.zip | This could be from Ann Smith (11), and so could Ann Smith_11_assignsubmission_file_. The roster's column `folder` can say which.
        99 | 11 | - | 11_99_assignsubmission_file_ | This student isn't in the roster.
        11 | Ann Smith | ann@b.org | Ann Smith_11_assignsubmission_file_ | There's also 11.zip.
        12 | Eve | e@b.org | - |
        ");
    }

    #[test]
    fn moodle_writes_a_number_behind_a_name() {
        let names = [
            "O'Neil, Bo_b_12345_assignsubmission_file_",
            "a_b_assignsubmission_file_",
        ];
        assert_snapshot!(told(&names, ""), @r"
        12345 | O'Neil, Bo_b | - | O'Neil, Bo_b_12345_assignsubmission_file_ | 
        a_b_assignsubmission_file_ | a_b_assignsubmission_file_ | - | a_b_assignsubmission_file_ |
        ");
    }

    #[test]
    fn a_name_inside_another_platforms_name_takes_no_row() {
        let eve = "hw2_eve_attempt_2027_Ann Smith_11_assignsubmission_file_.zip";
        assert_snapshot!(told(&["hw2_ann_attempt_2027_work.zip", eve], CLASS), @r"
        11 | Ann Smith | ann@b.org | - | 
        12 | Eve | e@b.org | - | 
        hw2_ann_attempt_2027_work | hw2_ann_attempt_2027_work | - | hw2_ann_attempt_2027_work.zip | This student isn't in the roster.
        11 (hw2_eve_attempt_2027_Ann Smith_11_assignsubmission_file_.zip) | hw2_eve_attempt_2027_Ann Smith | - | hw2_eve_attempt_2027_Ann Smith_11_assignsubmission_file_.zip | This student isn't in the roster.
        ");
        let canvas = [
            "smithann_11_200_work.zip",
            "smithann_11_200_work (1).zip",
            "evex_12_300_Ann Smith_11_assignsubmission_file_.zip",
        ];
        assert_snapshot!(told(&canvas, CLASS), @r"
        11 | Ann Smith | ann@b.org | smithann_11_200_work (1).zip and smithann_11_200_work.zip | 
        12 | Eve | e@b.org | evex_12_300_Ann Smith_11_assignsubmission_file_.zip |
        ");
        let eve = "Ann Smith_11_assignsubmission_file_.zip";
        assert_snapshot!(told(&["Ann Smith.zip", eve], CLASS), @r"
        11 | Ann Smith | ann@b.org | - | Each of these could be from this student: Ann Smith.zip and Ann Smith_11_assignsubmission_file_.zip. The roster's column `folder` can say which.
        11 (Ann Smith_11_assignsubmission_file_.zip) | Ann Smith | - | Ann Smith_11_assignsubmission_file_.zip | This could be from Ann Smith (11), and so could Ann Smith.zip. The roster's column `folder` can say which.
        Ann Smith | Ann Smith | - | Ann Smith.zip | This could be from Ann Smith (11), and so could Ann Smith_11_assignsubmission_file_.zip. The roster's column `folder` can say which.
        12 | Eve | e@b.org | - |
        ");
    }

    #[test]
    fn a_folder_beside_the_archive_that_it_came_from_takes_the_row() {
        assert_snapshot!(told(&["ann smith", "ann smith.zip"], CLASS), @r"
        11 | Ann Smith | ann@b.org | ann smith | There's also ann smith.zip.
        12 | Eve | e@b.org | - | 
        ann smith | ann smith | - | ann smith.zip | This could be from Ann Smith (11), and so could ann smith. The roster's column `folder` can say which.
        ");
    }

    #[test]
    fn names_meet_however_they_are_composed() {
        let row = "name\nZoe\u{308}";
        let told = told(&["Zo\u{eb}.zip"], row);
        assert_snapshot!(told, @"Zoë | Zoë | - | Zoë.zip | ");
    }

    #[test]
    fn of_two_composed_names_neither_hides_the_other() {
        assert_snapshot!(told(&["Zo\u{eb}", "Zoe\u{308}"], ""), @r"
        Zoë | Zoë | - | Zoë | There's also Zoë.
        Zoë (Zoë) | Zoë | - | Zoë | There's also Zoë.
        ");
    }

    #[test]
    fn a_name_of_two_students_is_given_to_neither() {
        let twins = "id;name\n11;Ann Smith\n13;Smith, Ann";
        assert_snapshot!(told(&["Ann Smith.zip", "13"], twins), @r"
        11 | Ann Smith | - | - | 
        Ann Smith | Ann Smith | - | Ann Smith.zip | This could be from Ann Smith (11) or Smith, Ann (13). The roster's column `folder` can say which.
        13 | Smith, Ann | - | 13 |
        ");
    }
}
