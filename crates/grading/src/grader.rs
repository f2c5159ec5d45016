//! What the grading of every student stands on: the tasks and their points, the
//! compiled checks, the sandbox.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::Context;
use jiff::civil::DateTime;

use super::assignment::{AskedExercise, Assignment};
use super::cache::Cache;
use super::class_report::{CheckRubric, ExerciseRubric};
use super::compile::Compiler;
use super::deadline;
use super::harness::{self, Harness, Scaffold};
use super::options::Options;
use super::points::Points;
use super::sandbox::{Limits, Sandbox, Toolchain};
use super::similar::Reference;
use othellier_project::catalog::{Package, check_sentence};
use othellier_project::files::read;
use othellier_project::repository::Repository;

/// What the grading of every student stands on.
pub struct Grader<'a> {
    /// What is asked for.
    pub tasks: Vec<AskedExercise<'a>>,
    /// What each task's checks are worth.
    pub rubric: Vec<ExerciseRubric>,
    /// The chapters with the tasks.
    pub chapters: Vec<AskedChapter>,
    /// When it is due.
    pub due: Option<DateTime>,
    /// The best grade.
    pub scale: Option<Points>,
    /// How many percent of the points each day late costs.
    pub late_percent: u32,
    /// Where students' code is compiled and run.
    pub sandbox: Sandbox,
    toolchain: Toolchain,
    patience: Duration,
}

/// The exercises of a chapter among those of the assignment.
pub struct AskedChapter {
    /// The compiled checks.
    pub harness: Harness,
    /// The exercises' places in the assignment.
    pub places: Vec<usize>,
    /// What was graded before.
    pub cache: Cache,
}

/// The memory that students' code may use.
const LIMITS: [Limits; 2] = [Limits::COMPILING, Limits::ANSWERING];

impl<'a> Grader<'a> {
    /// Compiles the checks, and finds out what this machine can enforce. Fails when
    /// it can't enforce what you asked for, or our own code doesn't compile.
    pub fn new(
        repository: &Repository,
        scratch: &Path,
        options: &Options,
        assignment: &Assignment,
        packages: &'a [Package],
    ) -> anyhow::Result<Grader<'a>> {
        let sandbox = Sandbox::new(scratch, options.unsandboxed)?;
        let toolchain = Toolchain::find()?;
        let tasks = assignment.tasks(packages)?;
        let (root, seed) = (repository.root(), assignment.fresh_seed());
        let built = harness::build(root, scratch, (&tasks, packages), &toolchain, seed)?;
        let rubric = tasks.iter().map(|task| {
            let of = built
                .iter()
                .find(|harness| harness.library == task.library());
            let scaffold = of.and_then(|harness| harness.exercises.get(&task.exercise.id));
            scaffold.map(|scaffold| rubric(task, scaffold))
        });
        let rubric: Option<Vec<_>> = rubric.collect();
        let due = assignment.due.as_deref().map(deadline::parse);
        let mut grader = Grader {
            rubric: rubric.context("every exercise is compiled")?,
            tasks,
            chapters: Vec::new(),
            due: due.transpose()?,
            scale: options.scale.map(Points::whole),
            late_percent: options.late,
            sandbox,
            toolchain,
            patience: options.patience,
        };
        for harness in built {
            let chapter = grader.chapter(harness, &options.out)?;
            grader.chapters.push(chapter);
        }
        Ok(grader)
    }

    /// A chapter's results depend on its rubric, its checks and their seed, the
    /// compiler, the compiled chapters, the limits, and whether there's a sandbox.
    fn chapter(&self, harness: Harness, out: &Path) -> anyhow::Result<AskedChapter> {
        let places =
            (0..self.tasks.len()).filter(|place| self.tasks[*place].library() == harness.library);
        let places: Vec<_> = places.collect();
        let rubric: Vec<_> = places.iter().map(|place| &self.rubric[*place]).collect();
        let Harness {
            externs,
            exercises,
            seed,
            ..
        } = &harness;
        let (version, open) = (&self.toolchain.version, self.sandbox.not_enforced());
        let rest = format!("{rubric:?}{exercises:?}{externs:?}{seed}{version}{open:?}{LIMITS:?}");
        let ground = [&*fs::read(&harness.checks)?, rest.as_bytes()];
        Ok(AskedChapter {
            cache: Cache::new(out.join("cache"), &ground),
            places,
            harness,
        })
    }

    /// The compiler for a chapter's answers.
    pub fn compiler<'b>(&'b self, chapter: &'b AskedChapter) -> Compiler<'b> {
        Compiler {
            sandbox: &self.sandbox,
            toolchain: &self.toolchain,
            harness: &chapter.harness,
            patience: self.patience,
        }
    }

    /// The points of all exercises together.
    pub fn out_of(&self) -> Points {
        self.rubric.iter().map(|exercise| exercise.points).sum()
    }

    /// What we wrote for each exercise, by its id. Fails when a solution can't be
    /// read.
    pub fn references(&self) -> anyhow::Result<BTreeMap<String, Reference>> {
        let mut references = BTreeMap::new();
        for AskedChapter {
            harness, places, ..
        } in &self.chapters
        {
            for place in places {
                let AskedExercise {
                    package, exercise, ..
                } = self.tasks[*place];
                let starter = harness.exercises[&exercise.id].starter.clone();
                let solution = read(&package.solution_path(exercise))?;
                references.insert(exercise.id.clone(), Reference { starter, solution });
            }
        }
        Ok(references)
    }
}

/// The rubric of an exercise: its points are shared evenly among its checks.
fn rubric(task: &AskedExercise, scaffold: &Scaffold) -> ExerciseRubric {
    let shares = task.points.split(scaffold.checks.len());
    let checks = scaffold.checks.iter().zip(shares);
    let check = |(name, points): (&String, _)| CheckRubric {
        name: name.clone(),
        sentence: check_sentence(name),
        points,
    };
    ExerciseRubric {
        id: task.exercise.id.clone(),
        number: task.exercise.number.to_string(),
        title: task.exercise.title.clone(),
        points: task.points,
        checks: checks.map(check).collect(),
    }
}
