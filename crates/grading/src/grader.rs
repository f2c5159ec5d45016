//! The setup shared by the grading of all students: exercises, rubric, compiled
//! checks and sandbox.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use jiff::civil::DateTime;

use super::assignment::{AssignedExercise, Assignment};
use super::class_report::{CheckRubric, ExerciseRubric};
use super::compile::Compiler;
use super::deadline;
use super::grade_options::GradeOptions;
use super::harness::{self, ExerciseHarness, Harness};
use super::intake::handed_out::HandedOut;
use super::points::Points;
use super::result_cache::ResultCache;
use super::sandbox::{ResourceLimits, Sandbox, Toolchain};
use super::similarity::ReferenceCode;
use othellier_project::catalog::{Package, check_sentence};
use othellier_project::files::read;
use othellier_project::repository::Repository;

/// The setup shared by the grading of all students.
pub struct Grader<'a> {
    /// The exercises of the assignment.
    pub exercises: Vec<AssignedExercise<'a>>,
    /// The points of each exercise's checks, in the order of `exercises`.
    pub rubric: Vec<ExerciseRubric>,
    /// The chapters that the exercises are from.
    pub chapters: Vec<AssignedChapter>,
    /// The files that students received.
    pub handed_out: HandedOut,
    /// The assignment's deadline.
    pub due: Option<DateTime>,
    /// The best grade, if points are scaled to grades.
    pub scale: Option<Points>,
    /// The percentage of the points that each day late costs.
    pub late_percent: u32,
    /// The sandbox that compiles and runs students' code.
    pub sandbox: Sandbox,
    toolchain: Toolchain,
    answer_timeout: Duration,
}

/// A chapter with exercises of the assignment.
pub struct AssignedChapter {
    /// The compiled checks.
    pub harness: Harness,
    /// The indices of the chapter's exercises in `Grader::exercises`.
    pub exercise_indices: Vec<usize>,
    /// The results of earlier runs.
    pub cache: ResultCache,
}

/// The limits on students' code, as part of the cache key.
const LIMITS: [ResourceLimits; 2] = [ResourceLimits::COMPILER, ResourceLimits::STUDENT_PROGRAM];

impl<'a> Grader<'a> {
    /// Compiles the checks and sets up the sandbox.
    ///
    /// # Errors
    ///
    /// Returns an error if this machine can't isolate students' code as the options
    /// require, or if the book's own code doesn't compile.
    pub fn new(
        repository: &Repository,
        scratch: &Path,
        options: &GradeOptions,
        assignment: &Assignment,
        packages: &'a [Package],
    ) -> anyhow::Result<Grader<'a>> {
        let sandbox = Sandbox::new(scratch, options.unsandboxed)?;
        let toolchain = Toolchain::find()?;
        let exercises = assignment.resolve(packages)?;
        let harnesses = harness::build(
            repository.root(),
            scratch,
            &exercises,
            packages,
            &toolchain,
            assignment.grading_seed(),
        )?;
        let rubric = exercises
            .iter()
            .map(|exercise| {
                let harness = harness::find(&harnesses, exercise)?;
                let exercise_harness = &harness.exercises[&exercise.exercise.id];
                Ok(exercise_rubric(exercise, exercise_harness))
            })
            .collect::<anyhow::Result<_>>()?;
        let chapter_folders = exercises
            .iter()
            .filter_map(|assigned| assigned.package.path.strip_prefix(repository.root()).ok())
            .flat_map(Path::ancestors)
            .map(Path::to_owned)
            .collect();
        let mut grader = Grader {
            exercises,
            rubric,
            chapters: Vec::new(),
            handed_out: HandedOut::new(
                &[Path::new(&options.assignment), repository.root()],
                &chapter_folders,
            ),
            due: assignment.due.as_deref().map(deadline::parse).transpose()?,
            scale: options.scale.map(Points::whole),
            late_percent: options.late,
            sandbox,
            toolchain,
            answer_timeout: options.answer_timeout,
        };
        for harness in harnesses {
            let chapter = grader.assigned_chapter(harness, &options.out)?;
            grader.chapters.push(chapter);
        }
        Ok(grader)
    }

    /// Adds the exercise indices and the result cache to a chapter's harness.
    ///
    /// The cache key covers everything that a result depends on besides the answers:
    /// rubric, checks, seed, compiler, compiled chapters, limits and sandbox.
    fn assigned_chapter(&self, harness: Harness, out: &Path) -> anyhow::Result<AssignedChapter> {
        let exercise_indices: Vec<_> = (0..self.exercises.len())
            .filter(|&index| self.exercises[index].library() == harness.library)
            .collect();
        let rubric: Vec<_> = exercise_indices
            .iter()
            .map(|&index| &self.rubric[index])
            .collect();
        let settings = format!(
            "{rubric:?}{:?}{:?}{}{}{:?}{LIMITS:?}",
            harness.exercises,
            harness.server_crates,
            harness.seed,
            self.toolchain.version,
            self.sandbox.missing_protections(),
        );
        let key_parts = [&*fs::read(&harness.checks)?, settings.as_bytes()];
        Ok(AssignedChapter {
            cache: ResultCache::new(out.join("cache"), &key_parts),
            exercise_indices,
            harness,
        })
    }

    /// Returns the compiler for answers to a chapter's exercises.
    pub fn compiler<'b>(&'b self, chapter: &'b AssignedChapter) -> Compiler<'b> {
        Compiler {
            sandbox: &self.sandbox,
            toolchain: &self.toolchain,
            harness: &chapter.harness,
            answer_timeout: self.answer_timeout,
        }
    }

    /// Returns the total points of all exercises.
    pub fn out_of(&self) -> Points {
        self.rubric.iter().map(|exercise| exercise.points).sum()
    }

    /// Returns the book's starter and solution of each exercise, by its id.
    ///
    /// # Errors
    ///
    /// Returns an error if a solution can't be read.
    pub fn reference_code(&self) -> anyhow::Result<BTreeMap<String, ReferenceCode>> {
        let mut references = BTreeMap::new();
        for chapter in &self.chapters {
            for &index in &chapter.exercise_indices {
                let AssignedExercise {
                    package, exercise, ..
                } = self.exercises[index];
                let starter = chapter.harness.exercises[&exercise.id].starter.clone();
                let solution = read(&package.solution_path(exercise))?;
                references.insert(exercise.id.clone(), ReferenceCode { starter, solution });
            }
        }
        Ok(references)
    }
}

/// Returns an exercise's rubric, with its points split evenly among its checks.
fn exercise_rubric(assigned: &AssignedExercise, harness: &ExerciseHarness) -> ExerciseRubric {
    let shares = assigned.points.split(harness.checks.len());
    let checks = harness
        .checks
        .iter()
        .zip(shares)
        .map(|(name, points)| CheckRubric {
            name: name.clone(),
            sentence: check_sentence(name),
            points,
        })
        .collect();
    ExerciseRubric {
        id: assigned.exercise.id.clone(),
        number: assigned.exercise.number.to_string(),
        title: assigned.exercise.title.clone(),
        points: assigned.points,
        checks,
    }
}
