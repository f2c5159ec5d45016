//! Tests of the assignments that students get.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use othellier_grading::assign::{AssignmentRequest, write_folder, write_zip};
use othellier_learner::session::Session;
use othellier_learner::style::Style;
use othellier_project::catalog::{self, Exercise, Package};
use othellier_project::files::walk;
use othellier_project::repository::Repository;
use othellier_verify::answer_workspace::AnswerWorkspace;
use othellier_verify::{Scope, verify_packages};
use pretty_assertions::assert_eq;
use syn::Item;
use tempfile::TempDir;

fn repository() -> Repository {
    Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap()
}

fn request(exercises: &[&str]) -> AssignmentRequest {
    AssignmentRequest {
        exercises: exercises.iter().map(ToString::to_string).collect(),
        ..AssignmentRequest::default()
    }
}

/// Returns the contents of all files in a folder, by their paths.
fn read_files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    walk(folder)
        .unwrap()
        .into_iter()
        .map(|file| (file.clone(), fs::read(&file).unwrap()))
        .collect()
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn vendored_assignment_compiles_offline() {
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().join("handout");
    let request = AssignmentRequest {
        vendor: true,
        ..request(&["3"])
    };
    write_folder(&repository(), &request, &folder).unwrap();
    let cargo_home = dir.path().join("cargo");
    let output = Command::new(env!("CARGO"))
        .args(["check", "--tests", "--locked", "--offline"])
        .args(["-p", "legal-moves-exercises"])
        .env("CARGO_HOME", &cargo_home)
        .env("CARGO_TARGET_DIR", dir.path().join("target"))
        .current_dir(&folder)
        .output()
        .unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    assert!(!cargo_home.join("registry").exists(), "{stderr}");
    assert!(stderr.contains("Checking lexopt"), "{stderr}");
}

#[test]
fn recorded_checks_of_two_chapters_catch_known_mistakes() {
    let chapters = ["1".to_owned(), "2".to_owned()];
    let handout = Handout::new(|chapter| chapters.contains(chapter));
    insta::assert_snapshot!(handout.helper_functions());
    handout.assert_mistakes_caught(&chapters);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn recorded_checks_catch_known_mistakes() {
    let handout = Handout::new(|_| true);
    // A new line in this snapshot is a function that students get. Review that it doesn't
    // compute an answer.
    insta::assert_snapshot!(handout.helper_functions());
    handout.assert_mistakes_caught(&super::test_class::sample_chapters());
}

/// An assignment of some chapters, as students get it.
struct Handout {
    repository: Repository,
    packages: Vec<Package>,
    dir: TempDir,
}

impl Handout {
    fn new(is_included: impl Fn(&String) -> bool) -> Handout {
        let dir = tempfile::tempdir().unwrap();
        let repository = repository();
        let mut packages = catalog::packages(&repository).unwrap();
        packages.retain(|package| is_included(&chapter(package)));
        let request = AssignmentRequest {
            exercises: packages.iter().map(chapter).collect(),
            ..AssignmentRequest::default()
        };
        let handout = Handout {
            repository,
            packages,
            dir,
        };
        write_folder(&handout.repository, &request, &handout.folder()).unwrap();
        handout
    }

    /// Returns the folder of the assignment.
    fn folder(&self) -> PathBuf {
        self.dir.path().join("handout")
    }

    /// Returns the path in the assignment that corresponds to a path in the repository.
    fn path(&self, repository_path: &Path) -> PathBuf {
        let relative = repository_path
            .strip_prefix(self.repository.root())
            .unwrap();
        self.folder().join(relative)
    }

    /// Returns the names of the helper functions in the checks. Also asserts that the
    /// assignment contains no solutions or impostors.
    fn helper_functions(&self) -> String {
        let files = read_files(&self.folder());
        for path in files.keys() {
            let path = path.to_str().unwrap();
            assert!(
                !path.contains("solutions/") && !path.contains("impostors/"),
                "{path}"
            );
        }
        let texts: Vec<_> = files
            .values()
            .map(|bytes| String::from_utf8_lossy(bytes))
            .collect();
        let all_text = texts.join("\n");
        let mut functions = String::new();
        for package in &self.packages {
            for exercise in &package.exercises {
                let checks = &files[&self.path(&package.checks_path(exercise))];
                functions += &list_helper_functions(exercise, &String::from_utf8_lossy(checks));
                let file = package.path.join(format!("solutions/{}.rs", exercise.id));
                let solution = fs::read_to_string(file).unwrap();
                assert!(!all_text.contains(&solution), "{}", exercise.id);
            }
        }
        functions
    }

    /// Asserts that with the checks that students get, starters fail, solutions pass, and
    /// impostors are caught. At most 1 percent of the impostors may be caught by another
    /// check, or with another message, than with the original checks.
    fn assert_mistakes_caught(mut self, chapters: &[String]) {
        self.packages
            .retain(|package| chapters.contains(&chapter(package)));
        for index in 0..self.packages.len() {
            let package_path = self.packages[index].path.clone();
            for part in ["solutions", "impostors"] {
                for (file, bytes) in read_files(&package_path.join(part)) {
                    let copy = self.path(&file);
                    fs::create_dir_all(copy.parent().unwrap()).unwrap();
                    fs::write(copy, bytes).unwrap();
                }
            }
            self.packages[index].path = self.path(&package_path);
        }
        let target = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let workspace = AnswerWorkspace {
            folder: &target.join(format!("handed-out-{}", chapters.len())),
            target: &target.join("assignment"),
        };
        let scope = Scope {
            answers_untouched: true,
            ..Scope::everything()
        };
        let report = verify_packages(&self.repository, &self.packages, workspace, scope).unwrap();
        let caught = report.caught.len();
        assert!(caught > 8 * chapters.len(), "{report}");
        // Random questions differ from the original ones, so another check may be the first
        // to fail.
        let (caught_differently, missed): (Vec<_>, Vec<_>) =
            report.complaints.into_iter().partition(|complaint| {
                complaint.contains("catches it first") || complaint.contains("doesn't say")
            });
        assert_eq!(missed, Vec::<String>::new());
        assert!(
            100 * caught_differently.len() <= caught,
            "{caught_differently:#?}"
        );
    }
}

/// Returns the number of a package's chapter.
pub fn chapter(package: &Package) -> String {
    package.exercises[0].number.chapter.to_string()
}

/// Returns a line with the functions in an exercise's checks other than the checks themselves
/// and those that construct tasks.
fn list_helper_functions(exercise: &Exercise, checks: &str) -> String {
    let id = &exercise.id;
    assert!(!checks.contains(".agrees_with("), "{id}");
    if !checks.starts_with(&format!("//! The checks of `{id}`: recorded")) {
        return format!("{id} is judged by our own checks\n");
    }
    assert!(!checks.contains(".mistake("), "{id}");
    let mut names = Vec::new();
    for item in syn::parse_file(checks).unwrap().items {
        let Item::Fn(function) = item else { continue };
        let is_check = function
            .attrs
            .iter()
            .any(|attribute| attribute.path().is_ident("test"));
        let name = function.sig.ident.to_string();
        if !is_check && !name.starts_with("task_") {
            names.push(name);
        }
    }
    if names.is_empty() {
        String::new()
    } else {
        format!("{id} has {}\n", names.join(", "))
    }
}

#[test]
fn zip_is_reproducible() {
    let dir = tempfile::tempdir().unwrap();
    let [first, second] = ["first.zip", "second.zip"].map(|name| dir.path().join(name));
    let request = AssignmentRequest {
        title: Some("Week 2".to_owned()),
        due: Some("2027-01-31T18:00".to_owned()),
        points: vec!["2.1=15".to_owned()],
        ..request(&["2.1", "2.3"])
    };
    write_zip(&repository(), &request, &first).unwrap();
    write_zip(&repository(), &request, &second).unwrap();
    assert_eq!(fs::read(&first).unwrap(), fs::read(&second).unwrap());
    let folder = dir.path().join("handout");
    write_folder(&repository(), &request, &folder).unwrap();
    let assignment = fs::read_to_string(folder.join("assignment.toml")).unwrap();
    insta::assert_snapshot!(assignment);
    insta::assert_snapshot!(fs::read_to_string(folder.join("README.md")).unwrap());
}

#[test]
fn zip_contains_same_files_as_folder() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("handout.zip");
    let folder = dir.path().join("handout");
    let request = request(&["2.1", "2.3"]);
    write_zip(&repository(), &request, &file).unwrap();
    write_folder(&repository(), &request, &folder).unwrap();
    let permissions = |file: &Path| fs::metadata(file).unwrap().permissions();
    assert_eq!(permissions(&file), permissions(&folder.join("README.md")));
    let mut zip = zip::ZipArchive::new(fs::File::open(&file).unwrap()).unwrap();
    let files = read_files(&folder);
    assert_eq!(zip.len(), files.len());
    for (path, bytes) in files {
        let name = path.strip_prefix(&folder).unwrap().to_str().unwrap();
        let mut entry = zip.by_name(&format!("assignment/{name}")).unwrap();
        let mut unpacked = Vec::new();
        std::io::copy(&mut entry, &mut unpacked).unwrap();
        assert!(unpacked == bytes, "{name}");
    }
}

#[test]
fn rejects_invalid_request_without_touching_folder() {
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().join("mine");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("letter.txt"), "dear").unwrap();
    let valid = request(&["2"]);
    let requests = [
        request(&["99"]),
        AssignmentRequest {
            points: vec!["3.1=5".to_owned()],
            ..valid.clone()
        },
        AssignmentRequest {
            points: vec!["2.1=many".to_owned()],
            ..valid.clone()
        },
        AssignmentRequest {
            due: Some("soon".to_owned()),
            ..valid.clone()
        },
        // The request is valid, but the folder isn't empty.
        valid,
    ];
    let mut errors = String::new();
    for request in &requests {
        let error = write_folder(&repository(), request, &folder).unwrap_err();
        errors += &format!("{error:#}\n").replace(dir.path().to_str().unwrap(), "HOME");
    }
    insta::assert_snapshot!(errors);
    assert_eq!(read_files(&folder).len(), 1);
}

#[test]
fn never_overwrites_assignment() {
    let dir = tempfile::tempdir().unwrap();
    let [folder, zip] = ["week-2", "week-2.zip"].map(|name| dir.path().join(name));
    let [first, second] = [request(&["2.2"]), request(&["2.1"])];
    write_folder(&repository(), &first, &folder).unwrap();
    write_zip(&repository(), &first, &zip).unwrap();
    let answer = folder.join("chapters/02-directions/exercises/src/ray_length.rs");
    fs::write(answer, "fn half_an_answer() {").unwrap();
    let before = read_files(dir.path());
    let error = write_folder(&repository(), &second, &folder)
        .unwrap_err()
        .to_string();
    assert!(error.contains("week-2 has files in it"), "{error}");
    let error = write_zip(&repository(), &second, &zip)
        .unwrap_err()
        .to_string();
    assert!(error.contains("week-2.zip is there already"), "{error}");
    assert!(before == read_files(dir.path()));
}

#[test]
fn checks_zip_path_before_request() {
    let invalid = request(&["99"]);
    let unwritable = Path::new("/proc/week-2.zip");
    let error = write_zip(&repository(), &invalid, unwritable).unwrap_err();
    assert_eq!(error.to_string(), "can't write to /proc");
}

#[test]
fn hints_can_be_left_out() {
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().join("handout");
    let request = AssignmentRequest {
        no_hints: true,
        ..request(&["2.2"])
    };
    write_folder(&repository(), &request, &folder).unwrap();
    let packages = catalog::packages(&repository()).unwrap();
    let hint = &packages[1].exercises[1].hints()[0];
    for (path, bytes) in read_files(&folder) {
        let text = String::from_utf8_lossy(&bytes);
        assert!(!text.contains(&**hint), "{}", path.display());
    }
    let readme = fs::read_to_string(folder.join("README.md")).unwrap();
    assert!(!readme.contains("hint"), "{readme}");
    let assignment = Repository::around(&folder).unwrap();
    let session = Session::new(&assignment, Style::PLAIN).unwrap();
    let text = session.hint(Some("2.2".parse().unwrap())).unwrap();
    assert!(text.contains("no hints in this assignment"), "{text}");
}

#[test]
fn reset_restores_starter_in_assignment() {
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().join("handout");
    write_folder(&repository(), &request(&["2.2"]), &folder).unwrap();
    let file = folder.join("chapters/02-directions/exercises/src/ray_length.rs");
    let starter = fs::read_to_string(&file).unwrap();
    fs::write(&file, "fn half_an_answer() {").unwrap();
    let assignment = Repository::around(&folder).unwrap();
    let session = Session::new(&assignment, Style::PLAIN).unwrap();
    session.reset("2.2".parse().unwrap()).unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), starter);
}
