//! Lists the students of a class and their submissions.

use std::path::{Path, PathBuf};

use anyhow::ensure;

use super::archive_name::is_archive;
use super::roster::RosterRow;
use super::roster_match::RosterMatches;
use super::upload::{Upload, file_name, merge_by_owner};
use super::upload_name;
use othellier_project::files::list as list_folder;

/// A student and the student's upload.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Submission {
    /// The student's row in the roster, or one made from the upload's name. Id and name are
    /// never empty.
    pub roster_row: RosterRow,
    /// The upload, or `None` if there is none.
    pub upload: Option<Upload>,
    /// Remarks for the teacher alone, because they may name other students.
    pub remarks: Vec<String>,
}

/// Returns the submissions in a folder and the students of the roster, sorted by name.
///
/// # Errors
///
/// Returns an error if the folder can't be read, or if there are no students.
pub fn list(folder: &Path, roster: &[RosterRow]) -> anyhow::Result<Vec<Submission>> {
    let matches = RosterMatches::new(find_uploads(folder)?, roster);
    let mut submissions: Vec<Submission> = Vec::new();
    for (index, row) in roster.iter().enumerate() {
        let mut submission = Submission::new(row.clone());
        submission.remarks.extend(matches.remark(index));
        submission.upload = matches
            .upload_of_row(index)
            .map(|upload| matches.uploads[upload].clone());
        if let Some(upload) = &submission.upload {
            submission.remarks.extend(upload.merged_folders());
            submission.remarks.extend(
                upload
                    .ambiguity()
                    .filter(|_| !matches.is_named_in_roster(index)),
            );
        }
        submissions.push(submission);
    }
    for (index, upload) in matches.uploads.iter().enumerate() {
        let remark = match matches.row_of_upload(index) {
            Ok(Some(_)) => continue,
            Ok(None) if roster.is_empty() => upload.ambiguity(),
            Ok(None) => Some(upload.ambiguity().unwrap_or(NOT_IN_ROSTER.to_owned())),
            Err(message) => Some(message),
        };
        let mut submission = Submission::without_row(upload, remark);
        submission.remarks.extend(upload.merged_folders());
        add_without_row(&mut submissions, submission);
    }
    ensure!(
        !submissions.is_empty(),
        "there are no submissions in {}: it needs a folder or a zip file for each student",
        folder.display()
    );
    submissions.sort_by(|a, b| {
        let (a, b) = (&a.roster_row, &b.roster_row);
        (&a.name, &a.id).cmp(&(&b.name, &b.id))
    });
    Ok(submissions)
}

const NOT_IN_ROSTER: &str = "This student isn't in the roster.";

impl Submission {
    /// Returns a submission without an upload. An empty name or id in the row is replaced by
    /// the other.
    fn new(mut row: RosterRow) -> Submission {
        row.id = row.key().to_owned();
        if row.name.is_empty() {
            row.name.clone_from(&row.id);
        }
        Submission {
            roster_row: row,
            upload: None,
            remarks: Vec::new(),
        }
    }

    /// Returns the submission of an upload that has no row in the roster.
    fn without_row(upload: &Upload, remark: Option<String>) -> Submission {
        let owner = upload.owner();
        let row = RosterRow {
            id: owner.id,
            name: owner.name,
            ..RosterRow::default()
        };
        Submission {
            upload: Some(upload.clone()),
            remarks: remark.into_iter().collect(),
            ..Submission::new(row)
        }
    }

    /// Returns the names of the uploaded files.
    pub fn file_names(&self) -> Option<String> {
        self.upload.as_ref().map(Upload::file_names)
    }
}

/// Returns the names of files next to the submissions that belong to none, except for the
/// roster.
///
/// # Errors
///
/// Returns an error if the folder can't be read.
pub fn loose_files(folder: &Path, roster: Option<&Path>) -> anyhow::Result<Vec<String>> {
    let entries = list_entries(folder)?;
    let roster = roster.and_then(|file| file.canonicalize().ok());
    let mut names = Vec::new();
    for path in &entries.paths {
        let is_roster = roster.is_some() && path.canonicalize().ok() == roster;
        if !is_roster && !is_hidden(path) && !is_submission(path, entries.is_canvas) {
            names.push(file_name(path));
        }
    }
    Ok(names)
}

fn is_hidden(path: &Path) -> bool {
    let name = file_name(path);
    name.starts_with('.') || name == "__MACOSX"
}

/// Returns the uploads in a folder, in order.
fn find_uploads(folder: &Path) -> anyhow::Result<Vec<Upload>> {
    let entries = list_entries(folder)?;
    let uploads = entries
        .paths
        .into_iter()
        .filter(|path| !is_hidden(path) && is_submission(path, entries.is_canvas))
        .map(|path| Upload::new(path, entries.is_canvas));
    Ok(merge_by_owner(uploads))
}

/// The entries of a folder with submissions.
struct Entries {
    /// The paths, in order.
    paths: Vec<PathBuf>,
    /// True if Canvas named the files.
    is_canvas: bool,
}

fn list_entries(folder: &Path) -> anyhow::Result<Entries> {
    ensure!(
        !folder.is_file(),
        "{} is a file: name a folder with what came in, a folder or a zip file for each student",
        folder.display()
    );
    let paths = list_folder(folder)?;
    // Lists and notes next to the submissions have no say.
    let names: Vec<_> = paths
        .iter()
        .filter(|path| !is_hidden(path) && is_submission(path, true))
        .map(|path| file_name(path))
        .collect();
    let is_canvas = upload_name::are_from_canvas(&names);
    Ok(Entries { paths, is_canvas })
}

fn is_canvas_name(name: &str, is_canvas: bool) -> bool {
    is_canvas && !upload_name::parse_canvas(name).is_empty()
}

/// Tests if a path is a submission: a folder, an archive of any kind, a broken link, or a
/// file that a platform named. Other files next to the submissions aren't.
fn is_submission(path: &Path, is_canvas: bool) -> bool {
    let name = file_name(path);
    let is_from_platform =
        is_canvas_name(&name, is_canvas) || upload_name::moodle_file_name(&name).is_some();
    let is_broken_link = path.is_symlink() && !path.exists();
    is_from_platform || path.is_dir() || is_broken_link || is_archive(&name)
}

/// Adds a submission that has no row. If another submission has the same id, the name of the
/// upload is added to the new one's id, so that neither hides the other.
fn add_without_row(submissions: &mut Vec<Submission>, mut new: Submission) {
    let same_id = submissions
        .iter_mut()
        .find(|other| other.roster_row.id == new.roster_row.id);
    if let Some(other) = same_id {
        let new_files = new.file_names().unwrap_or_default();
        if let Some(other_files) = other.file_names()
            && new.remarks.is_empty()
        {
            other.remarks.push(format!("There's also {new_files}."));
            new.remarks.push(format!("There's also {other_files}."));
        }
        new.roster_row.id = format!("{} ({new_files})", new.roster_row.id);
    }
    submissions.push(new);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intake::roster;
    use insta::assert_snapshot;
    use std::fs;

    /// Lists the submissions for files and folders of these names, one per line.
    fn listed(names: &[&str], roster: &str) -> String {
        let dir = tempfile::tempdir().unwrap();
        for name in names {
            let path = dir.path().join(name);
            if name.contains('.') {
                fs::write(path, "").unwrap()
            } else {
                fs::create_dir(path).unwrap()
            }
        }
        let rows = match roster {
            "" => Vec::new(),
            text => roster::parse(text).unwrap(),
        };
        let mut lines = String::new();
        for submission in list(dir.path(), &rows).unwrap() {
            let file_names = submission.file_names().unwrap_or("-".to_owned());
            let remarks = submission.remarks.join(" ");
            let RosterRow {
                id, name, email, ..
            } = &submission.roster_row;
            let email = if email.is_empty() { "-" } else { email };
            lines += &format!("{id} | {name} | {email} | {file_names} | {remarks}\n");
        }
        lines
    }

    #[test]
    fn merges_canvas_files_by_student() {
        let class = "Student,ID\n\"Smith, Ann\",4711\nJan van der Berg,\nEve,9";
        let files = [
            "smithann_4711_100200_ray_length-1.rs",
            "smithann_4711_100201_next_square.rs",
            "vanderbergjan_LATE_815_100202_work.zip",
            "vanderbergjan_LATE_815_100203_notes.pdf",
        ];
        assert_snapshot!(listed(&files, class), @r"
        9 | Eve | - | - | 
        Jan van der Berg | Jan van der Berg | - | vanderbergjan_LATE_815_100202_work.zip and vanderbergjan_LATE_815_100203_notes.pdf | 
        4711 | Smith, Ann | - | smithann_4711_100200_ray_length-1.rs and smithann_4711_100201_next_square.rs |
        ");
    }

    #[test]
    fn other_names_with_numbers_are_not_canvas_names() {
        let files = ["week_2_20261121_ann.zip", "week_2_20261121_ben.zip"];
        assert_snapshot!(listed(&files, ""), @r"
        week_2_20261121_ann | week_2_20261121_ann | - | week_2_20261121_ann.zip | 
        week_2_20261121_ben | week_2_20261121_ben | - | week_2_20261121_ben.zip |
        ");
        let files = ["_1_2_a.zip", "ann_1_my_work.zip", "week_one_2_work.zip"];
        assert_snapshot!(listed(&files, ""), @r"
        _1_2_a | _1_2_a | - | _1_2_a.zip | 
        ann_1_my_work | ann_1_my_work | - | ann_1_my_work.zip | 
        week_one_2_work | week_one_2_work | - | week_one_2_work.zip |
        ");
    }

    #[test]
    fn recognizes_canvas_file_downloaded_twice() {
        let files = [
            "smithann_4711_100200_ray_length-1.rs",
            "smithann_4711_100200_ray_length-1 (1).rs",
            "evex_9_100201_work.zip",
        ];
        assert_snapshot!(listed(&files, ""), @r"
        9 | evex | - | evex_9_100201_work.zip | 
        4711 | smithann | - | smithann_4711_100200_ray_length-1 (1).rs and smithann_4711_100200_ray_length-1.rs |
        ");
    }

    const CLASS: &str = "id,name,email\n11,Ann Smith,ann@b.org\n12,Eve,e@b.org";

    #[test]
    fn file_name_does_not_win_over_equal_match() {
        assert_snapshot!(listed(&["11.zip", "Ann Smith.zip", "Eve"], CLASS), @r"
        11 (11.zip) | 11 | - | 11.zip | This could be from Ann Smith (11), and so could Ann Smith.zip. The roster's column `folder` can say which.
        11 | Ann Smith | ann@b.org | - | Each of these could be from this student: 11.zip and Ann Smith.zip. The roster's column `folder` can say which.
        Ann Smith | Ann Smith | - | Ann Smith.zip | This could be from Ann Smith (11), and so could 11.zip. The roster's column `folder` can say which.
        12 | Eve | e@b.org | Eve |
        ");
    }

    #[test]
    fn platform_name_wins_over_file_name() {
        let ann = "Ann Smith_11_assignsubmission_file_";
        let eve = "11_99_assignsubmission_file_";
        assert_snapshot!(listed(&[ann, eve, "11.zip"], CLASS), @r"
        11 (11.zip) | 11 | - | 11.zip | This could be from Ann Smith (11), and so could Ann Smith_11_assignsubmission_file_. The roster's column `folder` can say which.
        99 | 11 | - | 11_99_assignsubmission_file_ | This student isn't in the roster.
        11 | Ann Smith | ann@b.org | Ann Smith_11_assignsubmission_file_ | There's also 11.zip.
        12 | Eve | e@b.org | - |
        ");
    }

    #[test]
    fn parses_moodle_names() {
        let names = [
            "O'Neil, Bo_b_12345_assignsubmission_file_",
            "a_b_assignsubmission_file_",
        ];
        assert_snapshot!(listed(&names, ""), @r"
        12345 | O'Neil, Bo_b | - | O'Neil, Bo_b_12345_assignsubmission_file_ | 
        a_b_assignsubmission_file_ | a_b_assignsubmission_file_ | - | a_b_assignsubmission_file_ |
        ");
    }

    #[test]
    fn platform_name_inside_file_name_does_not_match() {
        let eve = "hw2_eve_attempt_2027_Ann Smith_11_assignsubmission_file_.zip";
        assert_snapshot!(listed(&["hw2_ann_attempt_2027_work.zip", eve], CLASS), @r"
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
        assert_snapshot!(listed(&canvas, CLASS), @r"
        11 | Ann Smith | ann@b.org | smithann_11_200_work (1).zip and smithann_11_200_work.zip | 
        12 | Eve | e@b.org | evex_12_300_Ann Smith_11_assignsubmission_file_.zip |
        ");
        let eve = "Ann Smith_11_assignsubmission_file_.zip";
        assert_snapshot!(listed(&["Ann Smith.zip", eve], CLASS), @r"
        11 | Ann Smith | ann@b.org | - | Each of these could be from this student: Ann Smith.zip and Ann Smith_11_assignsubmission_file_.zip. The roster's column `folder` can say which.
        11 (Ann Smith_11_assignsubmission_file_.zip) | Ann Smith | - | Ann Smith_11_assignsubmission_file_.zip | This could be from Ann Smith (11), and so could Ann Smith.zip. The roster's column `folder` can say which.
        Ann Smith | Ann Smith | - | Ann Smith.zip | This could be from Ann Smith (11), and so could Ann Smith_11_assignsubmission_file_.zip. The roster's column `folder` can say which.
        12 | Eve | e@b.org | - |
        ");
    }

    /// Eve has set her name on the platform to Ann's name and number.
    #[test]
    fn name_like_another_students_upload_takes_no_row() {
        let ann = "Ann Smith_11_assignsubmission_file_";
        let eve = "Ann Smith_11_12_assignsubmission_file_";
        assert_snapshot!(listed(&[ann, eve], CLASS), @r"
        11 | Ann Smith | ann@b.org | Ann Smith_11_assignsubmission_file_ | 
        12 | Eve | e@b.org | Ann Smith_11_12_assignsubmission_file_ |
        ");
        assert_snapshot!(listed(&[eve], ""), @r"
        12 | Ann Smith_11 | - | Ann Smith_11_12_assignsubmission_file_ |
        ");
        let eve = "Ann Smith_11_assignsubmission_file__12_assignsubmission_file_";
        assert_snapshot!(listed(&[ann, eve], CLASS), @r"
        11 | Ann Smith | ann@b.org | Ann Smith_11_assignsubmission_file_ | 
        12 | Eve | e@b.org | Ann Smith_11_assignsubmission_file__12_assignsubmission_file_ |
        ");
        let ann = "smithann_11_300_work.zip";
        let eve = "smithann_11_12_400_work.zip";
        assert_snapshot!(listed(&[ann, eve], CLASS), @r"
        11 | Ann Smith | ann@b.org | smithann_11_300_work.zip | 
        12 | Eve | e@b.org | - | 
        smithann_11_12_400_work | smithann_11_12_400_work | - | smithann_11_12_400_work.zip | This could be from Ann Smith (11) or Eve (12). The roster's column `folder` can say which.
        ");
        assert_snapshot!(listed(&[ann, eve], ""), @r"
        11 | smithann | - | smithann_11_300_work.zip | 
        smithann_11_12_400_work | smithann_11_12_400_work | - | smithann_11_12_400_work.zip | smithann_11_12_400_work.zip could be from smithann (11) or from smithann_11 (12), because a student's name or a file's looks like one from the platform. The roster's column `folder` can say which.
        ");
        let resolved = format!("id,name,folder\n11,Ann Smith,{ann}\n12,Eve,{eve}");
        assert_snapshot!(listed(&[ann, eve], &resolved), @r"
        11 | Ann Smith | - | smithann_11_300_work.zip | 
        12 | Eve | - | smithann_11_12_400_work.zip |
        ");
    }

    #[test]
    fn lists_beside_submissions_do_not_decide_the_platform() {
        let files = ["smithann_11_300_work.zip", "class.csv", "notes.txt"];
        assert_snapshot!(listed(&files, CLASS), @r"
        11 | Ann Smith | ann@b.org | smithann_11_300_work.zip | 
        12 | Eve | e@b.org | - |
        ");
    }

    #[test]
    fn merged_folders_are_mentioned() {
        let ann = "Ann Smith_11_assignsubmission_file_";
        let text = "Ann Smith_11_assignsubmission_onlinetext_";
        assert_snapshot!(listed(&[ann, text], CLASS), @r"
        11 | Ann Smith | ann@b.org | Ann Smith_11_assignsubmission_file_ and Ann Smith_11_assignsubmission_onlinetext_ | 
        12 | Eve | e@b.org | - |
        ");
        let archive = "Ann Smith_11_assignsubmission_file_.zip";
        assert_snapshot!(listed(&[ann, archive], CLASS), @r"
        11 | Ann Smith | ann@b.org | Ann Smith_11_assignsubmission_file_ and Ann Smith_11_assignsubmission_file_.zip | Ann Smith_11_assignsubmission_file_ and Ann Smith_11_assignsubmission_file_.zip were read as one submission, because they have the same name and number.
        12 | Eve | e@b.org | - |
        ");
    }

    #[test]
    fn folder_and_its_archive_are_one_match() {
        assert_snapshot!(listed(&["ann smith", "ann smith.zip"], CLASS), @r"
        11 | Ann Smith | ann@b.org | ann smith | There's also ann smith.zip.
        12 | Eve | e@b.org | - | 
        ann smith | ann smith | - | ann smith.zip | This could be from Ann Smith (11), and so could ann smith. The roster's column `folder` can say which.
        ");
    }

    #[test]
    fn matches_names_across_unicode_normalization() {
        let row = "name\nZoe\u{308}";
        assert_snapshot!(listed(&["Zo\u{eb}.zip"], row), @"Zoë | Zoë | - | Zoë.zip | ");
    }

    #[test]
    fn keeps_both_submissions_with_equal_normalized_names() {
        assert_snapshot!(listed(&["Zo\u{eb}", "Zoe\u{308}"], ""), @r"
        Zoë | Zoë | - | Zoë | There's also Zoë.
        Zoë (Zoë) | Zoë | - | Zoë | There's also Zoë.
        ");
    }

    #[test]
    fn ambiguous_name_matches_no_row() {
        let twins = "id;name\n11;Ann Smith\n13;Smith, Ann";
        assert_snapshot!(listed(&["Ann Smith.zip", "13"], twins), @r"
        11 | Ann Smith | - | - | 
        Ann Smith | Ann Smith | - | Ann Smith.zip | This could be from Ann Smith (11) or Smith, Ann (13). The roster's column `folder` can say which.
        13 | Smith, Ann | - | 13 |
        ");
    }
}
