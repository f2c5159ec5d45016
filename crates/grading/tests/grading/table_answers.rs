//! Answers that are tables: the calls that the checks of an assignment show, each with
//! its right answer, and the same answer to any other call.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use check_report::CheckRequest;
use othellier_grading::assign::{AssignmentRequest, write_folder};
use othellier_grading::assignment::Assignment;
use othellier_grading::points::Points;
use othellier_project::catalog::{self, Exercise, Package, check_names};
use othellier_project::files::{read, walk};
use othellier_project::parallel;
use othellier_project::repository::Repository;
use othellier_verify::answer_workspace::{ANSWER_VARIABLE, AnswerWorkspace, ChapterAnswers};
use othellier_verify::answers::{self, BookAnswer, Role};
use othellier_verify::solution_function::SolutionFunction;
use quote::{format_ident, quote};
use tempfile::TempDir;

use super::assign::chapter;

/// The environment variable with the file to which an answer appends its calls.
const LOG_VARIABLE: &str = "CALL_LOG";

/// The environment variable with the file that lists the calls of the table.
const TABLE_VARIABLE: &str = "CALL_TABLE";

/// The environment variable with the answer to all other calls.
const DEFAULT_VARIABLE: &str = "DEFAULT_ANSWER";

/// The number of default answers that are tried: the most frequent ones in the table.
const MAX_DEFAULTS: usize = 3;

/// The number of assignments whose questions are asked.
const GRADINGS: u64 = 3;

/// The percentage of all points that tables may earn.
const MAX_PERCENT: u32 = 2;

/// Tests the chapters in the variable `OTHELLIER_HANDED_OUT`, or else all of them.
///
/// A check that judges answers in words shows a student no answer to copy, so tables for
/// exercises with such a task are only printed.
#[test]
#[ignore = "slow: .ci/run runs it for three chapters"]
fn table_of_handout_earns_at_most_2_percent() {
    let repository = Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let mut packages = catalog::packages(&repository).unwrap();
    if let Ok(chapters) = std::env::var("OTHELLIER_HANDED_OUT") {
        packages.retain(|package| chapters.split(',').any(|name| name == chapter(package)));
    }
    let dir = tempfile::tempdir().unwrap();
    let handout = Handout::write(&repository, &packages, &dir);
    let shown = Compiled::new(&repository, &handout.packages, "tables-shown");
    let graded = Compiled::new(&repository, &packages, "tables-graded");
    let exercises: Vec<_> = catalog::exercises(&packages).collect();
    let threads = 2 * parallel::cores();
    let results = parallel::map(&exercises, threads, |&(package, exercise)| {
        let shown = shown.trial(package, exercise, handout.assignment.handout_seed());
        let table = Table::from_calls_of(&shown, dir.path());
        let seed = handout.assignment.grading_seed();
        (seed..seed + GRADINGS)
            .map(|seed| table.best_result(&graded.trial(package, exercise, seed)))
            .max_by_key(|result| result.points)
            .unwrap_or_default()
    });
    let mut earned = Points::ZERO;
    let mut lines = String::new();
    for ((package, exercise), result) in exercises.iter().zip(results) {
        if result.passed.is_empty() {
            continue;
        }
        let Exercise {
            number, id, points, ..
        } = exercise;
        let checks = result.passed.join(", ");
        let line = format!("{number} {id}: {} of {points}: {checks}\n", result.points);
        if has_judged_task(package, exercise) {
            print!("judged: {line}");
        } else {
            lines += &line;
            earned = earned + result.points;
        }
    }
    let out_of: u32 = exercises.iter().map(|(_, exercise)| exercise.points).sum();
    println!("{lines}{earned} of {out_of} points");
    assert!(
        earned <= Points::whole(out_of * MAX_PERCENT / 100),
        "tables earn {earned} of {out_of} points:\n{lines}"
    );
}

/// Tests if the answers to an exercise are judged in words, or by checks that no
/// assignment can record, such as a match.
fn has_judged_task(package: &Package, exercise: &Exercise) -> bool {
    let checks = read(&package.checks_path(exercise)).unwrap();
    checks.contains(", Verdict>") || checks.contains("((),")
}

/// An assignment as students get it.
struct Handout {
    packages: Vec<Package>,
    assignment: Assignment,
}

impl Handout {
    /// Assigns all exercises of these packages, and copies the solutions and impostors into
    /// the assignment, because answers are made from solutions.
    fn write(repository: &Repository, packages: &[Package], dir: &TempDir) -> Handout {
        let folder = dir.path().join("handout");
        let request = AssignmentRequest {
            exercises: packages.iter().map(chapter).collect(),
            ..AssignmentRequest::default()
        };
        write_folder(repository, &request, &folder).unwrap();
        let assignment = Assignment::from_argument(folder.to_str().unwrap(), packages).unwrap();
        let packages = packages.iter().map(|package| {
            let relative = package.path.strip_prefix(repository.root()).unwrap();
            let path = folder.join(relative);
            let solutions = package.path.join("solutions");
            for file in walk(&solutions).unwrap() {
                let copy = path.join(file.strip_prefix(&package.path).unwrap());
                fs::create_dir_all(copy.parent().unwrap()).unwrap();
                fs::copy(&file, copy).unwrap();
            }
            Package {
                path,
                ..package.clone()
            }
        });
        Handout {
            packages: packages.collect(),
            assignment,
        }
    }
}

/// The programs with the checks of all chapters. Each calls an answer that can log its
/// calls and can be restricted to a table.
struct Compiled {
    /// The programs by the names of the packages.
    programs: BTreeMap<String, PathBuf>,
    /// The packages with the checks.
    packages: BTreeMap<String, Package>,
}

impl Compiled {
    fn new(repository: &Repository, packages: &[Package], name: &str) -> Compiled {
        let chapters: Vec<_> = packages
            .iter()
            .map(|package| ChapterAnswers {
                name: format!("{}-{name}", package.name),
                answers: package
                    .exercises
                    .iter()
                    .map(|exercise| table_answer(package, exercise))
                    .collect(),
                package,
            })
            .collect();
        let target = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let workspace = AnswerWorkspace {
            folder: &target.join(name),
            target: &target.join("tables"),
        };
        workspace.write(repository.root(), &chapters).unwrap();
        let compilation = workspace.build().unwrap();
        assert!(compilation.succeeded, "{}", compilation.rendered_errors());
        let programs = chapters.iter().map(|chapter| {
            let program = chapter.program(&compilation).unwrap();
            (chapter.package.name.clone(), program)
        });
        Compiled {
            programs: programs.collect(),
            packages: packages
                .iter()
                .map(|package| (package.name.clone(), package.clone()))
                .collect(),
        }
    }

    /// Returns the checks of an exercise, with this seed.
    fn trial<'a>(&'a self, package: &Package, exercise: &'a Exercise, seed: u64) -> Trial<'a> {
        let package = &self.packages[&package.name];
        Trial {
            program: &self.programs[&package.name],
            exercise,
            checks: check_names(&read(&package.checks_path(exercise)).unwrap()).unwrap(),
            seed,
        }
    }
}

/// Returns the solution of an exercise in a function that can log its calls, and that can
/// be restricted to the calls of a table and those with the default answer.
///
/// A call without arguments is never in the table, because checks show no answer to it.
fn table_answer<'a>(package: &Package, exercise: &'a Exercise) -> BookAnswer<'a> {
    let text = answers::solution(package, exercise).unwrap().text;
    let solution = syn::parse_file(&text).unwrap().items;
    let id = format_ident!("{}", exercise.id);
    let SolutionFunction {
        imports,
        signature,
        arguments,
    } = SolutionFunction::parse(&text, &exercise.id).unwrap();
    let text = quote! {
        #(#imports)*
        mod solution { #(#solution)* }
        pub #signature {
            use std::collections::HashSet;
            use std::env::{var, var_os};
            use std::io::Write;
            use std::sync::LazyLock;

            static TABLE: LazyLock<HashSet<String>> = LazyLock::new(|| {
                let file = var_os(#TABLE_VARIABLE).expect("a table");
                let text = std::fs::read_to_string(file).expect("a table");
                text.lines().map(str::to_owned).collect()
            });
            let call = format!("{:?}", (#(&#arguments,)*)).replace('\n', " ");
            let answer = solution::#id(#(#arguments),*);
            let answer_text = format!("{answer:?}").replace('\n', " ");
            if let Some(log) = var_os(#LOG_VARIABLE) {
                let mut log = std::fs::File::options().append(true).create(true).open(log).unwrap();
                log.write_all(format!("{call}\t{answer_text}\n").as_bytes()).unwrap();
            } else if call == "()" || !TABLE.contains(&call) {
                assert_eq!(var(#DEFAULT_VARIABLE).ok(), Some(answer_text), "not in the table");
            }
            answer
        }
    };
    BookAnswer {
        exercise,
        role: Role::Starter,
        text: text.to_string(),
    }
}

/// The checks of an exercise, run with one seed.
struct Trial<'a> {
    program: &'a Path,
    exercise: &'a Exercise,
    checks: Vec<String>,
    seed: u64,
}

impl Trial<'_> {
    /// Returns the command that runs a check.
    fn command(&self, check: &str) -> Command {
        let request = CheckRequest {
            seed: self.seed,
            ..CheckRequest::default()
        };
        let id = &self.exercise.id;
        let mut command = Command::new(self.program);
        command
            .args(["--exact", &format!("{id}::{check}")])
            .env(ANSWER_VARIABLE, format!("{id}_starter"))
            .envs(request.env_vars())
            .stdin(Stdio::null());
        command
    }
}

/// The points for an answer, and the checks that it passes.
#[derive(Default)]
struct TableResult {
    points: Points,
    passed: Vec<String>,
}

/// A table of calls and their answers.
struct Table {
    /// The file that lists the calls.
    file: PathBuf,
    /// The most frequent answers.
    defaults: Vec<String>,
}

impl Table {
    /// Makes the table of the calls that these checks show.
    fn from_calls_of(shown: &Trial, dir: &Path) -> Table {
        let id = &shown.exercise.id;
        let log = dir.join(format!("{id}.log"));
        for check in &shown.checks {
            let output = shown
                .command(check)
                .env(LOG_VARIABLE, &log)
                .output()
                .unwrap();
            let stdout = String::from_utf8_lossy(&output.stdout);
            assert!(output.status.success(), "{id}::{check}: {stdout}");
        }
        let log = read(&log).unwrap();
        let calls: BTreeSet<_> = log
            .lines()
            .filter_map(|line| line.split_once('\t'))
            .collect();
        let file = dir.join(format!("{id}.table"));
        let lines: Vec<_> = calls.iter().map(|(call, _)| *call).collect();
        fs::write(&file, lines.join("\n")).unwrap();
        let mut counts = BTreeMap::new();
        for (_, answer) in calls.iter().filter(|(call, _)| *call != "()") {
            *counts.entry(*answer).or_insert(0) += 1;
        }
        let mut defaults: Vec<_> = counts.into_iter().collect();
        defaults.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        defaults.truncate(MAX_DEFAULTS);
        Table {
            file,
            defaults: defaults
                .into_iter()
                .map(|(answer, _)| answer.to_owned())
                .collect(),
        }
    }

    /// Returns the result of the table with the default that earns most.
    fn best_result(&self, graded: &Trial) -> TableResult {
        let results = self
            .defaults
            .iter()
            .map(|default| self.result(graded, default));
        results
            .max_by_key(|result| result.points)
            .unwrap_or_default()
    }

    fn result(&self, graded: &Trial, default: &str) -> TableResult {
        let mut result = TableResult::default();
        let points = Points::whole(graded.exercise.points).split(graded.checks.len());
        for (check, points) in graded.checks.iter().zip(points) {
            let output = graded
                .command(check)
                .env(TABLE_VARIABLE, &self.file)
                .env(DEFAULT_VARIABLE, default)
                .output()
                .unwrap();
            if output.status.success() {
                result.points = result.points + points;
                result.passed.push(check.clone());
            }
        }
        result
    }
}
