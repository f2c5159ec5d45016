//! Grading a class.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

use anyhow::{Context, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use jiff::civil::DateTime;

use super::assignment::{Manifest, Task};
use super::cache::Cache;
use super::compile::Compiler;
use super::intake::roster;
use super::model::{ClassReport, ExerciseRubric, Status, StudentReport};
use super::points::Points;
use super::rubric::rubric;
use super::sandbox::{Limits, Sandbox, Toolchain};
use super::submissions::{self, Submission};
use super::trusted::{self, Plan, Trusted};
use super::{due, similar};
use othellier_project::catalog::{self, Package};
use othellier_project::repository::Repository;

/// What a teacher asks for.
#[derive(Debug, Clone)]
pub struct Options {
    /// The assignment: a folder or zip file that `assign` has made, or the
    /// numbers of exercises.
    pub assignment: String,
    /// The folder with the submissions.
    pub submissions: PathBuf,
    /// The folder for the results.
    pub out: PathBuf,
    /// The list of the class.
    pub roster: Option<PathBuf>,
    /// The folder with the teacher's own checks.
    pub hidden: Option<PathBuf>,
    /// The best grade.
    pub scale: Option<u32>,
    /// Whether similar answers are pointed at.
    pub similar: bool,
    /// How many submissions are graded at a time.
    pub jobs: usize,
    /// Whether students' code may run where it cannot be kept in.
    pub unsandboxed: bool,
}

/// All that the grading of a class stands on.
pub struct Class<'a> {
    pub(super) tasks: Vec<Task<'a>>,
    pub(super) rubric: Vec<ExerciseRubric>,
    pub(super) chapters: Vec<Chapter>,
    pub(super) deadline: Option<DateTime>,
    pub(super) scale: Option<Points>,
    sandbox: Sandbox,
    toolchain: Toolchain,
}

/// The exercises of a chapter among those of the assignment.
pub struct Chapter {
    pub(super) trusted: Trusted,
    /// Their places in the assignment.
    pub(super) places: Vec<usize>,
    pub(super) cache: Cache,
}

/// Grades a class and reports on it. `scratch` is a folder for what is compiled
/// once and used again.
///
/// # Errors
///
/// When the assignment, the roster or the submissions cannot be read, when
/// students' code cannot be kept in, or when our own checks do not compile. What
/// is wrong with a submission is in its report.
pub fn grade(
    repository: &Repository,
    scratch: &Path,
    options: &Options,
) -> anyhow::Result<ClassReport> {
    let packages = catalog::packages(repository)?;
    let manifest = Manifest::find(&options.assignment, &packages)?;
    let roster = options.roster.as_deref().map(roster::read).transpose()?;
    let roster = roster.unwrap_or_default();
    let submissions = submissions::list(&options.submissions, &roster)?;
    check_place(&options.out, &options.submissions)?;
    let loose = submissions::loose(&options.submissions)?;
    let class = Class::new(repository, scratch, options, &manifest, &packages)?;
    let mut students = class.grade_students(&submissions, options.jobs);
    if options.similar {
        similar::point_out(&mut students, &class.starters());
    }
    Ok(class.conclude(manifest, loose, students))
}

/// Refuses to put results among the submissions, where the next run would grade
/// them, or over a page that is none of ours.
fn check_place(out: &Path, submissions: &Path) -> anyhow::Result<()> {
    let out = std::path::absolute(out)?;
    let around = out.ancestors().find_map(|it| it.canonicalize().ok());
    let submissions = submissions.canonicalize()?;
    ensure!(
        !around.is_some_and(|it| it.starts_with(submissions)),
        "{} lies among the submissions; name a folder beside them, such as \
         --out grades",
        out.display()
    );
    let has = |name| out.join(name).exists();
    ensure!(
        has("grades.json") || !has("index.html"),
        "{} holds a page that is not of grades; name a new folder, such as \
         --out grades",
        out.display()
    );
    Ok(())
}

/// What students' code may use.
const LIMITS: [Limits; 2] = [Limits::COMPILING, Limits::ANSWERING];

impl<'a> Class<'a> {
    fn new(
        repository: &Repository,
        scratch: &Path,
        options: &Options,
        manifest: &Manifest,
        packages: &'a [Package],
    ) -> anyhow::Result<Class<'a>> {
        let sandbox = Sandbox::new(scratch, options.unsandboxed)?;
        let toolchain = Toolchain::find()?;
        let tasks = manifest.tasks(packages)?;
        let plans = plans(&tasks, packages);
        let hidden = options.hidden.as_deref();
        if let Some(folder) = hidden {
            trusted::check_hidden(folder, packages)?;
        }
        let trusted =
            trusted::build(repository.root(), scratch, hidden, &plans)?;
        let rubric = tasks.iter().map(|task| {
            let of = trusted.iter().find(|t| t.library == library(task));
            let texts = of.and_then(|t| t.exercises.get(&task.exercise.id));
            texts.map(|texts| rubric(task, texts))
        });
        let rubric: Option<Vec<_>> = rubric.collect();
        let deadline = manifest.due.as_deref().map(due::deadline);
        let mut class = Class {
            rubric: rubric.context("every exercise is compiled")?,
            tasks,
            chapters: Vec::new(),
            deadline: deadline.transpose()?,
            scale: options.scale.map(Points::whole),
            sandbox,
            toolchain,
        };
        for trusted in trusted {
            let chapter = class.chapter(trusted, &options.out)?;
            class.chapters.push(chapter);
        }
        Ok(class)
    }

    /// A chapter's results depend on its rubric, its checks, the compiler, the
    /// compiled chapters, the limits, and whether there are walls.
    fn chapter(&self, trusted: Trusted, out: &Path) -> anyhow::Result<Chapter> {
        let places = (0..self.tasks.len())
            .filter(|place| library(&self.tasks[*place]) == trusted.library);
        let places: Vec<_> = places.collect();
        let rubric: Vec<_> = places.iter().map(|p| &self.rubric[*p]).collect();
        let rubric = serde_json::to_string(&rubric)?;
        let checks = fs::read(&trusted.checks)?;
        let version = self.toolchain.version.as_bytes();
        let walls = [u8::from(self.sandbox.has_walls())];
        let rest = format!("{:?}{LIMITS:?}", trusted.externs);
        let rest = rest.as_bytes();
        let ground = [rubric.as_bytes(), &checks, version, &walls, rest];
        Ok(Chapter {
            cache: Cache::new(out.join("cache"), &ground),
            places,
            trusted,
        })
    }

    pub(super) fn compiler<'b>(&'b self, chapter: &'b Chapter) -> Compiler<'b> {
        Compiler {
            sandbox: &self.sandbox,
            toolchain: &self.toolchain,
            trusted: &chapter.trusted,
        }
    }

    pub(super) fn out_of(&self) -> Points {
        self.rubric.iter().map(|exercise| exercise.points).sum()
    }

    fn starters(&self) -> BTreeMap<String, String> {
        let all = self.chapters.iter().flat_map(|c| &c.trusted.exercises);
        all.map(|(id, texts)| (id.clone(), texts.starter.clone()))
            .collect()
    }

    /// Grades the submissions, some at a time, and keeps their order.
    fn grade_students(
        &self,
        submissions: &[Submission],
        jobs: usize,
    ) -> Vec<StudentReport> {
        let bar = progress(submissions.len());
        let waiting = Mutex::new(submissions.iter().enumerate());
        let done = Mutex::new(BTreeMap::new());
        let take = || waiting.lock().ok()?.next();
        let work = || {
            while let Some((place, submission)) = take() {
                bar.set_message(submission.name.clone());
                let report = self.grade(submission);
                bar.inc(1);
                done.lock().expect("no job panics").insert(place, report);
            }
        };
        thread::scope(|scope| {
            (0..jobs.max(1)).for_each(|_| drop(scope.spawn(work)));
        });
        bar.finish_and_clear();
        let done = done.into_inner().expect("no job panics");
        done.into_values().collect()
    }

    fn conclude(
        self,
        manifest: Manifest,
        loose: Vec<String>,
        students: Vec<StudentReport>,
    ) -> ClassReport {
        ClassReport {
            title: manifest.title,
            due: manifest.due,
            scale: self.scale,
            out_of: self.out_of(),
            not_enforced: self.sandbox.not_enforced(),
            exercises: self.rubric,
            loose,
            students,
        }
    }
}

/// A line for each student.
pub fn summary(report: &ClassReport) -> String {
    let line = |student: &StudentReport| {
        let grade = student.scaled.unwrap_or(student.points);
        let out_of = report.scale.unwrap_or(report.out_of);
        let late = if student.late.is_some() { ", late" } else { "" };
        let status = match student.status {
            Status::Graded => "",
            Status::Missing => ", nothing to grade",
            Status::Unreadable => ", unreadable",
        };
        let name = report.name_of(student);
        format!("{name}: {grade} of {out_of}{status}{late}\n")
    };
    let graded: String = report.students.iter().map(line).collect();
    match report.loose.is_empty() {
        true => graded,
        false => format!("{graded}{}\n", loose(report)),
    }
}

/// What is said about files that are nobody's.
pub fn loose(report: &ClassReport) -> String {
    let names = report.loose.join(", ");
    format!("Not graded: {names}. Each student needs a folder or a zip file.")
}

fn library(task: &Task) -> String {
    task.package.name.replace('-', "_")
}

/// What is to be compiled, chapter by chapter.
fn plans<'a>(tasks: &[Task<'a>], packages: &'a [Package]) -> Vec<Plan<'a>> {
    let of = |package: &'a Package| {
        let tasks = tasks.iter().filter(|t| t.package.name == package.name);
        let exercises: Vec<_> = tasks.map(|task| task.exercise).collect();
        (!exercises.is_empty()).then_some(Plan { package, exercises })
    };
    packages.iter().filter_map(of).collect()
}

/// A bar on a terminal, nothing elsewhere.
fn progress(count: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg}");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(count as u64).with_style(style)
}
