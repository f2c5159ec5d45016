//! Pages for people: one for the class, and two for each student, of which one is
//! for the student. They need no network, and JavaScript only to sort the class.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use check_report::Kind;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::file_names;
use crate::class_report::{
    CheckReport, ClassReport, ExerciseReport, ExerciseRubric, ExerciseStatus, SimilarTo, Status,
    StudentReport,
};
use crate::points::Points;
use crate::sanitize;

const STYLE: &str = include_str!("style.css");
const SORT: &str = include_str!("sort.js");

/// The page of the class.
pub fn of_class(report: &ClassReport) -> String {
    page(
        &report.title,
        &html! {
            h1 { (report.title) }
            (introduction(report))
            @for sentence in &report.not_enforced {
                p.failed { strong { "Not enforced: " } (sentence) }
            }
            @if let Some(loose) = report.about_loose() { p.failed { (loose) } }
            (overview(report))
            div.wide tabindex="0" role="region" aria-label="Grades" {
                (class_table(report))
            }
            h2 { "The exercises" }
            @for exercise in &report.exercises { (rubric(exercise)) }
            script type="module" { (PreEscaped(SORT)) }
        },
    )
}

/// How the class did, exercise by exercise. Who handed nothing in says nothing
/// about the exercises.
fn overview(report: &ClassReport) -> Markup {
    let graded = report
        .students
        .iter()
        .filter(|one| one.status == Status::Graded);
    let graded: Vec<_> = graded.collect();
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
                @for (place, exercise) in report.exercises.iter().enumerate() {
                    (overview_row(exercise, graded.iter().map(|student| &student.exercises[place])))
                }
            }
        }
    }
}

fn overview_row<'a>(
    asked: &ExerciseRubric,
    answers: impl Iterator<Item = &'a ExerciseReport>,
) -> Markup {
    let answers: Vec<_> = answers.collect();
    let points: Vec<_> = answers.iter().map(|answer| answer.points).collect();
    let is_solved = |answer: &&&ExerciseReport| answer.status == ExerciseStatus::Solved;
    let solved = answers.iter().filter(is_solved).count();
    html! {
        tr {
            th scope="row" { (asked.number) " " (asked.title) }
            td.number { (average(&points)) " of " (asked.points) }
            td.number { (solved) " of " (answers.len()) }
            td {
                @for (mistake, count) in mistakes(&answers) {
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

/// The three mistakes that most answers make first, and how many do.
fn mistakes<'a>(answers: &[&'a ExerciseReport]) -> Vec<(&'a str, usize)> {
    let mut counts = BTreeMap::new();
    for mistake in answers.iter().filter_map(|answer| mistake(answer)) {
        *counts.entry(mistake).or_insert(0) += 1;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(_, count)| Reverse(*count));
    counts.truncate(3);
    counts
}

fn mistake(answer: &ExerciseReport) -> Option<&str> {
    match answer.status {
        ExerciseStatus::Missing => Some("No file came in."),
        ExerciseStatus::Unwritten => Some("It isn't written yet."),
        ExerciseStatus::NotCompiled => Some("It doesn't compile."),
        _ => {
            let check = answer.checks.iter().find(|check| !check.passed)?;
            Some(explanation(check).unwrap_or(&check.sentence))
        }
    }
}

/// What a check says about a mistake that it knows, after the call and the boards.
fn explanation(check: &CheckReport) -> Option<&str> {
    let paragraphs = check.message.split("\n\n").skip(1);
    let mut paragraphs = paragraphs.filter(|text| !text.starts_with([' ', '\n']));
    let first = paragraphs
        .next()
        .filter(|text| !text.starts_with("The check: "));
    first.filter(|_| check.kind == Some(Kind::WrongAnswer))
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
                    report.students.iter().zip(file_names(report))
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
                    (report.name_of(student))
                }
            }
            td.number { (student.points) }
            @if report.scale.is_some() {
                td.number { (student.scaled.unwrap_or_default()) }
            }
            @for exercise in &student.exercises {
                td.number { (exercise.points) }
            }
            td { (to_know(student)) }
        }
    }
}

/// A few words that tell a teacher to look at a student's page.
fn to_know(student: &StudentReport) -> String {
    let mut words = Vec::new();
    if student.status != Status::Graded {
        words.push(student.status.words());
    }
    let broken = |exercise: &ExerciseReport| exercise.compile_error.is_some();
    if student.exercises.iter().any(broken) {
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

/// Who reads the page of a student.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reader {
    /// A teacher.
    Teacher,
    /// The student, who mustn't see what's for the teacher alone.
    Student,
}

/// The page of a student.
pub fn of_student(report: &ClassReport, student: &StudentReport, reader: Reader) -> String {
    let name = report.name_of(student);
    let title = format!("{name}: {}", report.title);
    page(
        &title,
        &html! {
            @if reader == Reader::Teacher { p { a href="../index.html" { "The class" } } }
            h1 { (name) }
            @if reader == Reader::Student { p { (report.title) } }
            (points(report, student))
            (remarks(report, student, reader))
            @if student.status != Status::NotGraded {
                @for (exercise, asked) in student.exercises.iter().zip(&report.exercises) {
                    h2 {
                        (asked.number) " " (asked.title) ": " (exercise.points)
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
                @if let (Some(grade), Some(top)) = (student.scaled, report.scale) {
                    ", " (grade) " of " (top)
                }
            }
            @if let Some(late) = &student.late { ", late: " (late.shown()) }
            "."
        }
    }
}

fn remarks(report: &ClassReport, student: &StudentReport, reader: Reader) -> Markup {
    let (notes, similar): (Vec<_>, _) = match reader {
        Reader::Teacher => (student.notes().collect(), &*student.similar),
        Reader::Student => (
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
                        (similar.exercise) " looks like " (like(report, &similar.to)) ": "
                        (similar.percent) " percent of the shorter one is in both. \
                         That's a place to look, not a verdict."
                    }
                }
            }
        }
    }
}

/// What an answer looks like, as the end of `it looks like`.
fn like(report: &ClassReport, other: &SimilarTo) -> String {
    match other {
        SimilarTo::Student(id) => {
            let other = report.students.iter().find(|other| other.id == *id);
            let name = other.map_or(id.clone(), |other| report.name_of(other));
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
            p.failed { (exercise.not_compiled()) "." }
            (text_box("Why", error))
        } @else if exercise.status != ExerciseStatus::Missing {
            ul { @for check in &exercise.checks { (verdict(check)) } }
        }
        @for lint in &exercise.lints { (text_box("A warning", lint)) }
        @if !exercise.code.is_empty() { (code(exercise)) }
    }
}

fn verdict(check: &CheckReport) -> Markup {
    let (class, word) = if check.passed {
        ("passed", "passed")
    } else {
        ("failed", "failed")
    };
    html! {
        li {
            strong class=(class) { (word) } " " (check.sentence)
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

/// A text as it is, in a box that can be scrolled with the keyboard.
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
