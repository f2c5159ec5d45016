//! What students are given.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use othellier_grading::assign::{AssignmentRequest, to_folder, to_zip};
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

fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let all = walk(folder).unwrap().into_iter();
    all.map(|file| (file.clone(), fs::read(&file).unwrap()))
        .collect()
}

#[test]
fn with_its_crates_it_compiles_where_no_crate_was_ever_fetched() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("handout");
    let request = AssignmentRequest {
        vendor: true,
        ..request(&["3"])
    };
    to_folder(&repository(), &request, &folder).unwrap();
    let [empty, target] = ["cargo", "target"].map(|name| home.path().join(name));
    let output = Command::new(env!("CARGO"))
        .args(["check", "--tests", "--locked", "--offline"])
        .args(["-p", "legal-moves-exercises"])
        .env("CARGO_HOME", &empty)
        .env("CARGO_TARGET_DIR", target)
        .current_dir(&folder)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    assert!(!empty.join("registry").exists(), "{said}");
    assert!(said.contains("Checking lexopt"), "{said}");
}

#[test]
fn what_students_get_of_two_chapters_catches_what_our_own_checks_catch() {
    let chapters = ["1".to_owned(), "2".to_owned()];
    let handout = HandOut::of(|chapter| chapters.contains(chapter));
    insta::assert_snapshot!(handout.code_without_answers());
    handout.expect_caught(&chapters);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn what_students_get_catches_what_our_own_checks_catch() {
    let handout = HandOut::of(|_| true);
    // A new line here is a function that students get. It mustn't find an answer.
    insta::assert_snapshot!(handout.code_without_answers());
    handout.expect_caught(&super::school::sample_chapters());
}

/// What students get of some chapters.
struct HandOut {
    repository: Repository,
    packages: Vec<Package>,
    home: TempDir,
}

impl HandOut {
    fn of(is_handed_out: impl Fn(&String) -> bool) -> HandOut {
        let (home, repository) = (tempfile::tempdir().unwrap(), repository());
        let mut packages = catalog::packages(&repository).unwrap();
        packages.retain(|package| is_handed_out(&chapter(package)));
        let chapters = packages.iter().map(chapter).collect();
        let request = AssignmentRequest {
            exercises: chapters,
            ..AssignmentRequest::default()
        };
        to_folder(&repository, &request, &home.path().join("handout")).unwrap();
        HandOut {
            repository,
            packages,
            home,
        }
    }

    /// Where students have something that's in the repository.
    fn place(&self, path: &Path) -> PathBuf {
        let place = path.strip_prefix(self.repository.root()).unwrap();
        self.home.path().join("handout").join(place)
    }

    /// The functions that students get, after a look for solutions among the files.
    fn code_without_answers(&self) -> String {
        let mut code = String::new();
        let given = files(&self.home.path().join("handout"));
        for path in given.keys() {
            let name = path.to_str().unwrap();
            let is_secret = |secret: &&str| name.contains(*secret);
            assert!(
                !["solutions/", "impostors/"].iter().any(is_secret),
                "{name}"
            );
        }
        let texts = given.values().map(|bytes| String::from_utf8_lossy(bytes));
        let given_texts = texts.collect::<Vec<_>>().join("\n");
        for package in &self.packages {
            for exercise in &package.exercises {
                let checks = &given[&self.place(&package.checks_path(exercise))];
                code += &functions(exercise, &String::from_utf8_lossy(checks));
                let file = package.path.join(format!("solutions/{}.rs", exercise.id));
                let solution = fs::read_to_string(file).unwrap();
                assert!(!given_texts.contains(&solution), "{}", exercise.id);
            }
        }
        code
    }

    /// With the checks that students get of these chapters, starters fail, solutions
    /// pass, and impostors are caught, nearly always by the same check and with the
    /// same sentence.
    fn expect_caught(mut self, chapters: &[String]) {
        self.packages
            .retain(|package| chapters.contains(&chapter(package)));
        for number in 0..self.packages.len() {
            let package = &self.packages[number];
            let handed_out = self.place(&package.path);
            for part in ["solutions", "impostors"] {
                for (file, bytes) in files(&package.path.join(part)) {
                    let copy = self.place(&file);
                    fs::create_dir_all(copy.parent().unwrap()).unwrap();
                    fs::write(copy, bytes).unwrap();
                }
            }
            self.packages[number].path = handed_out;
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
        // What's asked by chance may show a mistake in another check, or another one.
        let is_caught =
            |said: &String| said.contains("catches it first") || said.contains("doesn't say");
        let (elsewhere, missed): (Vec<_>, Vec<_>) =
            report.complaints.into_iter().partition(is_caught);
        assert_eq!(missed, Vec::<String>::new());
        assert!(100 * elsewhere.len() <= caught, "{elsewhere:#?}");
    }
}

fn chapter(package: &Package) -> String {
    package.exercises[0].number.chapter.to_string()
}

/// The functions in the checks of an exercise besides the checks themselves, in a
/// line. Where our own code judges an answer, they're our own checks.
fn functions(exercise: &Exercise, checks: &str) -> String {
    let id = &exercise.id;
    assert!(!checks.contains(".agrees_with("), "{id}");
    if !checks.starts_with(&format!("//! The checks of `{id}`: recorded")) {
        return format!("{id} is judged by our own checks\n");
    }
    assert!(!checks.contains(".mistake("), "{id}");
    let is_check = |function: &syn::ItemFn| {
        let mut attributes = function.attrs.iter();
        attributes.any(|attribute| attribute.path().is_ident("test"))
    };
    let items = syn::parse_file(checks).unwrap().items.into_iter();
    let names = items.filter_map(|item| match item {
        Item::Fn(function) if !is_check(&function) => Some(function.sig.ident.to_string()),
        _ => None,
    });
    let names: Vec<_> = names.filter(|name| !name.starts_with("task_")).collect();
    match &*names {
        [] => String::new(),
        names => format!("{id} has {}\n", names.join(", ")),
    }
}

#[test]
fn the_same_request_gives_the_same_bytes() {
    let home = tempfile::tempdir().unwrap();
    let [one, other] = ["one.zip", "other.zip"].map(|name| home.path().join(name));
    let request = AssignmentRequest {
        title: Some("Week 2".to_owned()),
        due: Some("2027-01-31T18:00".to_owned()),
        points: vec!["2.1=15".to_owned()],
        ..request(&["2.1", "2.3"])
    };
    to_zip(&repository(), &request, &one).unwrap();
    to_zip(&repository(), &request, &other).unwrap();
    assert_eq!(fs::read(&one).unwrap(), fs::read(&other).unwrap());
    let folder = home.path().join("handout");
    to_folder(&repository(), &request, &folder).unwrap();
    let manifest = fs::read_to_string(folder.join("assignment.toml")).unwrap();
    insta::assert_snapshot!(manifest);
    insta::assert_snapshot!(fs::read_to_string(folder.join("README.md")).unwrap());
    let mut zip = zip::ZipArchive::new(fs::File::open(&one).unwrap()).unwrap();
    assert_eq!(zip.len(), files(&folder).len());
    let mode = |file: &Path| fs::metadata(file).unwrap().permissions();
    assert_eq!(mode(&one), mode(&folder.join("README.md")));
    for (path, bytes) in files(&folder) {
        let name = path.strip_prefix(&folder).unwrap().to_str().unwrap();
        let mut entry = zip.by_name(&format!("assignment/{name}")).unwrap();
        let mut packed = Vec::new();
        std::io::copy(&mut entry, &mut packed).unwrap();
        assert!(packed == bytes, "{name}");
    }
}

#[test]
fn reset_restores_starter_in_assignment() {
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().join("handout");
    to_folder(&repository(), &request(&["2.2"]), &folder).unwrap();
    let file = folder.join("chapters/02-directions/exercises/src/ray_length.rs");
    let starter = fs::read_to_string(&file).unwrap();
    fs::write(&file, "fn half_an_answer() {").unwrap();
    let assignment = Repository::around(&folder).unwrap();
    let session = Session::new(&assignment, Style::PLAIN).unwrap();
    session.reset("2.2".parse().unwrap()).unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), starter);
}

#[test]
fn a_wrong_request_gets_a_sentence_and_leaves_the_folder_alone() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("mine");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("letter.txt"), "dear").unwrap();
    let good = request(&["2"]);
    let wrong = [
        request(&["99"]),
        AssignmentRequest {
            points: vec!["3.1=5".to_owned()],
            ..good.clone()
        },
        AssignmentRequest {
            points: vec!["2.1=many".to_owned()],
            ..good.clone()
        },
        AssignmentRequest {
            due: Some("soon".to_owned()),
            ..good.clone()
        },
        good,
    ];
    let told = wrong.iter().map(|request| {
        let error = to_folder(&repository(), request, &folder).unwrap_err();
        format!("{error:#}\n").replace(home.path().to_str().unwrap(), "HOME")
    });
    insta::assert_snapshot!(told.collect::<String>());
    assert_eq!(files(&folder).len(), 1);
}

#[test]
fn an_assignment_is_never_overwritten() {
    let home = tempfile::tempdir().unwrap();
    let [folder, zip] = ["week-2", "week-2.zip"].map(|name| home.path().join(name));
    let [first, second] = [request(&["2.2"]), request(&["2.1"])];
    to_folder(&repository(), &first, &folder).unwrap();
    to_zip(&repository(), &first, &zip).unwrap();
    let answer = folder.join("chapters/02-directions/exercises/src/ray_length.rs");
    fs::write(answer, "fn half_an_answer() {").unwrap();
    let before = files(home.path());
    let error = to_folder(&repository(), &second, &folder).unwrap_err();
    assert!(
        error.to_string().contains("week-2 has files in it"),
        "{error}"
    );
    let error = to_zip(&repository(), &second, &zip).unwrap_err();
    assert!(
        error.to_string().contains("week-2.zip is there already"),
        "{error}"
    );
    assert!(before == files(home.path()));
}

#[test]
fn an_unwritable_place_is_found_first() {
    let wrong = request(&["99"]);
    let nowhere = Path::new("/proc/week-2.zip");
    let error = to_zip(&repository(), &wrong, nowhere).unwrap_err();
    assert_eq!(error.to_string(), "can't write to /proc");
}
