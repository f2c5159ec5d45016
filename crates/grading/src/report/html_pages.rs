//! Generates HTML pages: one for the class, and two for each student, one for the teacher
//! and one for the student. They load nothing from the network and need JavaScript only for
//! sorting.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::page_names;
use crate::class_report::{
    CheckReport, ClassReport, ExerciseReport, ExerciseRubric, ExerciseStatus, SimilarTo, Status,
    StudentReport,
};
use crate::points::Points;
use crate::sanitize;

const STYLE: &str = include_str!("style.css");
const SORT_SCRIPT: &str = include_str!("sort.js");

/// Returns the page of the class.
pub fn class_page(report: &ClassReport) -> String {
    page(
        &report.title,
        &html! {
            h1 { (report.title) }
            (introduction(report))
            @for sentence in &report.not_enforced {
                p.failed { strong { "Not enforced: " } (sentence) }
            }
            @if let Some(loose) = report.loose_files_message() { p.failed { (loose) } }
            (exercise_overview(report))
            div.wide tabindex="0" role="region" aria-label="Grades" {
                (class_table(report))
            }
            h2 { "The exercises" }
            @for exercise in &report.exercises { (rubric(exercise)) }
            script type="module" { (PreEscaped(SORT_SCRIPT)) }
        },
    )
}

/// Returns a table of averages and common mistakes by exercise, without the students who
/// handed nothing in.
fn exercise_overview(report: &ClassReport) -> Markup {
    let graded: Vec<_> = report
        .students
        .iter()
        .filter(|student| student.status == Status::Graded)
        .collect();
    let points: Vec<_> = graded.iter().map(|student| student.points).collect();
    html! {
        p {
            (graded.len()) " handed in something that could be graded: on average "
            (average(&points)) " of " (report.out_of) " points."
        }
        table {
            caption { "What they found easy and hard" }
            thead {
                tr {
                    @for title in ["Exercise", "Average", "Solved", "Most common mistakes"] {
                        th scope="col" { (title) }
                    }
                }
            }
            tbody {
                @for (index, rubric) in report.exercises.iter().enumerate() {
                    (exercise_overview_row(rubric, graded.iter().map(|student| &student.exercises[index])))
                }
            }
        }
    }
}

fn exercise_overview_row<'a>(
    rubric: &ExerciseRubric,
    answers: impl Iterator<Item = &'a ExerciseReport>,
) -> Markup {
    let answers: Vec<_> = answers.collect();
    let points: Vec<_> = answers.iter().map(|answer| answer.points).collect();
    let solved = answers
        .iter()
        .filter(|answer| answer.status == ExerciseStatus::Solved)
        .count();
    html! {
        tr {
            th scope="row" { (rubric.number) " " (rubric.title) }
            td.number { (average(&points)) " of " (rubric.points) }
            td.number { (solved) " of " (answers.len()) }
            td {
                @for (mistake, count) in common_mistakes(&answers) {
                    p { (mistake) " (" (count) ")" }
                }
            }
        }
    }
}

fn average(points: &[Points]) -> Points {
    let count = u32::try_from(points.len()).unwrap_or(u32::MAX);
    let sum: Points = points.iter().copied().sum();
    sum.scaled(Points::whole(count), Points::whole(1))
}

/// Returns the three most common first mistakes, and the number of answers with each.
fn common_mistakes<'a>(answers: &[&'a ExerciseReport]) -> Vec<(&'a str, usize)> {
    let mut counts = BTreeMap::new();
    for mistake in answers.iter().filter_map(|answer| first_mistake(answer)) {
        *counts.entry(mistake).or_insert(0) += 1;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(_, count)| Reverse(*count));
    counts.truncate(3);
    counts
}

fn first_mistake(answer: &ExerciseReport) -> Option<&str> {
    match answer.status {
        ExerciseStatus::Missing => Some("No file came in."),
        ExerciseStatus::Unwritten => Some("It isn't written yet."),
        ExerciseStatus::NotCompiled => Some("It doesn't compile."),
        _ => {
            let check = answer.checks.iter().find(|check| !check.passed)?;
            Some(check.explanation.as_deref().unwrap_or(&check.sentence))
        }
    }
}

fn introduction(report: &ClassReport) -> Markup {
    let students = report.students.len();
    html! {
        p {
            (students) " students, " (report.out_of) " points"
            @if let Some(scale) = report.scale { ", grades up to " (scale) }
            @if let Some(due) = &report.due { ", due " (due) }
            "."
        }
    }
}

fn class_table(report: &ClassReport) -> Markup {
    html! {
        table.sortable {
            caption { "Points by student and exercise" }
            thead {
                tr {
                    th scope="col" { "Student" }
                    th scope="col" { "Points" }
                    @if report.scale.is_some() { th scope="col" { "Grade" } }
                    @for exercise in &report.exercises {
                        th scope="col" { (exercise.number) }
                    }
                    th scope="col" { "Notes" }
                }
            }
            tbody {
                @for (student, file) in
                    report.students.iter().zip(page_names(report))
                {
                    (class_row(report, student, &file))
                }
            }
        }
    }
}

fn class_row(report: &ClassReport, student: &StudentReport, file: &str) -> Markup {
    html! {
        tr {
            th scope="row" {
                a href=(format!("students/{file}.html")) {
                    (report.display_name(student))
                }
            }
            td.number { (student.points) }
            @if report.scale.is_some() {
                td.number { (student.scaled.unwrap_or_default()) }
            }
            @for exercise in &student.exercises {
                td.number { (exercise.points) }
            }
            td { (notes_summary(student)) }
        }
    }
}

/// Returns keywords for what a teacher finds on a student's page.
fn notes_summary(student: &StudentReport) -> String {
    let mut words = Vec::new();
    if student.status != Status::Graded {
        words.push(student.status.label());
    }
    let has_compile_error = student
        .exercises
        .iter()
        .any(|exercise| exercise.compile_error.is_some());
    if has_compile_error {
        words.push("doesn't compile");
    }
    if student.late.is_some() {
        words.push("late");
    }
    if !student.similar.is_empty() {
        words.push("similar");
    }
    if student.notes().next().is_some() {
        words.push("remarks");
    }
    words.join(", ")
}

fn rubric(exercise: &ExerciseRubric) -> Markup {
    html! {
        h3 {
            (exercise.number) " " (exercise.title) ", "
            (exercise.points) " points"
        }
        ul {
            @for check in &exercise.checks {
                li { (check.sentence) " (" (check.points) ")" }
            }
        }
    }
}

/// The audience of a student's page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// The teacher.
    Teacher,
    /// The student. The page leaves out the remarks for the teacher.
    Student,
}

/// Returns the page of a student.
pub fn student_page(report: &ClassReport, student: &StudentReport, audience: Audience) -> String {
    let name = report.display_name(student);
    let title = format!("{name}: {}", report.title);
    page(
        &title,
        &html! {
            @if audience == Audience::Teacher { p { a href="../index.html" { "The class" } } }
            h1 { (name) }
            @if audience == Audience::Student { p { (report.title) } }
            (points(report, student))
            (notes(report, student, audience))
            @if student.status != Status::NotGraded {
                @for (exercise, rubric) in student.exercises.iter().zip(&report.exercises) {
                    h2 {
                        (rubric.number) " " (rubric.title) ": " (exercise.points)
                        " of " (exercise.out_of)
                    }
                    (answer(exercise))
                }
            }
        },
    )
}

fn points(report: &ClassReport, student: &StudentReport) -> Markup {
    html! {
        p {
            @if student.status == Status::NotGraded {
                "Not graded yet"
            } @else {
                (student.points) " of " (student.out_of) " points"
                @if let (Some(grade), Some(max_grade)) = (student.scaled, report.scale) {
                    ", " (grade) " of " (max_grade)
                }
            }
            @if let Some(late) = &student.late { ", late: " (late.description()) }
            "."
        }
    }
}

fn notes(report: &ClassReport, student: &StudentReport, audience: Audience) -> Markup {
    let (notes, similar): (Vec<_>, _) = match audience {
        Audience::Teacher => (student.notes().collect(), &*student.similar),
        Audience::Student => (
            student.remarks.iter().map(String::as_str).collect(),
            &[][..],
        ),
    };
    html! {
        @if !notes.is_empty() || !similar.is_empty() {
            h2 { "Notes" }
            ul {
                @for note in notes { li { (note) } }
                @for similar in similar {
                    li {
                        (similar.exercise) " looks like " (similar_to(report, &similar.to)) ": "
                        (similar.percent) " percent of the shorter one is in both. \
                         That's a place to look, not a verdict."
                    }
                }
            }
        }
    }
}

/// Returns the code that an answer resembles, to be preceded by "looks like".
fn similar_to(report: &ClassReport, to: &SimilarTo) -> String {
    match to {
        SimilarTo::Student(id) => {
            let student = report.students.iter().find(|student| student.id == *id);
            let name = student.map_or(id.clone(), |student| report.display_name(student));
            format!("{name}'s")
        }
        SimilarTo::Others(count) => format!("those of {count} others"),
        SimilarTo::Solution => "the book's own solution".to_owned(),
    }
}

fn answer(exercise: &ExerciseReport) -> Markup {
    html! {
        @match exercise.status {
            ExerciseStatus::Missing => p.failed {
                "No file " code { (exercise.id) ".rs" } " came in."
            },
            ExerciseStatus::Unwritten => p.failed { "It isn't written yet." },
            _ => {},
        }
        @if let Some(error) = &exercise.compile_error {
            p.failed { (exercise.compile_error_intro()) "." }
            (text_box("Why", error))
        } @else if exercise.status != ExerciseStatus::Missing {
            ul { @for check in &exercise.checks { (check_result(check)) } }
        }
        @for lint in &exercise.lints { (text_box("A warning", lint)) }
        @if !exercise.code.is_empty() { (code(exercise)) }
    }
}

fn check_result(check: &CheckReport) -> Markup {
    let result = if check.passed { "passed" } else { "failed" };
    html! {
        li {
            strong class=(result) { (result) } " " (check.sentence)
            " (" (check.points) " of " (check.out_of) ")"
            @if !check.message.is_empty() {
                (text_box(&check.sentence, &check.message))
            }
        }
    }
}

fn code(exercise: &ExerciseReport) -> Markup {
    let numbered: String = exercise
        .code
        .lines()
        .zip(1..)
        .map(|(line, number)| format!("{number:4}  {line}\n"))
        .collect();
    let file = exercise.file.as_deref().unwrap_or("The code");
    html! {
        details open {
            summary { (file) }
            (text_box(file, &numbered))
        }
    }
}

/// Returns preformatted text in a box that can be scrolled with the keyboard.
fn text_box(label: &str, text: &str) -> Markup {
    html! { pre tabindex="0" role="region" aria-label=(label) { (text) } }
}

fn page(title: &str, body: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body { main { (body) } }
        }
    };
    sanitize::text(&page.into_string())
}
