//! The points that answers earn: a student's own machine, a workflow and Moodle
//! count them the same way, and as a teacher's grader does.

use std::process::Command;

use clap::ValueEnum;
use othellier_project::catalog::checks_in_order;
use othellier_project::files::read;
use othellier_project::points::Points;

use super::check::Attempt;
use super::progress::check_and_record;
use super::session::Session;
use crate::run::{Patience, until_failure};

/// Who reads the points.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
pub enum PointsLayout {
    /// A person, or a page that shows Markdown
    #[default]
    Summary,
    /// VPL, a module of Moodle
    Vpl,
}

/// What an answer earns, and what's wrong with it.
struct Score {
    title: String,
    earned: Points,
    out_of: Points,
    said: Option<String>,
}

impl Session {
    /// The points of all answers and, for each, what's wrong with it. Fails when an
    /// answer can't be tried.
    pub fn points(&self, layout: PointsLayout) -> anyhow::Result<String> {
        let entries: Vec<_> = self.course.entries().collect();
        let mut scores = Vec::new();
        for entries in entries.chunk_by(|a, b| a.package.name == b.package.name) {
            for attempt in check_and_record(&self.course, entries, self.style)? {
                scores.push(self.score(&attempt)?);
            }
        }
        Ok(layout.page(&scores))
    }

    fn score(&self, attempt: &Attempt) -> anyhow::Result<Score> {
        let exercise = attempt.entry.exercise;
        let said = (!attempt.is_solved()).then(|| self.renderer().attempt(attempt));
        Ok(Score {
            title: format!("{} {}", exercise.number, exercise.title),
            earned: earned_by(attempt)?,
            out_of: Points::whole(exercise.points),
            said,
        })
    }
}

impl PointsLayout {
    fn page(self, scores: &[Score]) -> String {
        let earned = scores.iter().map(|score| score.earned).sum::<Points>();
        let out_of = scores.iter().map(|score| score.out_of).sum();
        let details: String = scores.iter().map(|score| self.detail(score)).collect();
        let row = |Score {
                       title,
                       earned,
                       out_of,
                       ..
                   }: &Score| { format!("| {title} | {earned} of {out_of} |\n") };
        match self {
            PointsLayout::Summary => format!(
                "| Exercise | Points |\n|---|---|\n{}| Together | {earned} of {out_of} |\n{details}",
                scores.iter().map(row).collect::<String>()
            ),
            PointsLayout::Vpl => {
                let grade = earned.scaled(out_of, best_in_moodle());
                format!("{details}Grade :=>>{grade}\n")
            }
        }
    }

    /// What's said about an answer. Each of its lines is marked, so that nothing
    /// in it counts as a grade or as markup.
    fn detail(self, score: &Score) -> String {
        let Score {
            title,
            earned,
            out_of,
            ..
        } = score;
        let said = score.said.as_deref().unwrap_or("Solved.");
        let marked = |mark| said.lines().map(move |line| format!("{mark}{line}\n"));
        match self {
            PointsLayout::Summary if score.said.is_none() => String::new(),
            PointsLayout::Summary => {
                format!("\n### {title}\n\n{}", marked("    ").collect::<String>())
            }
            PointsLayout::Vpl => {
                let lines = marked(">").collect::<String>();
                format!("<|--\n-{title}: {earned} of {out_of}\n{lines}--|>\n")
            }
        }
    }
}

/// The best grade in Moodle, which says it in a variable.
fn best_in_moodle() -> Points {
    let top = std::env::var("VPL_GRADEMAX");
    let top = top.ok().and_then(|top| top.parse().ok());
    top.unwrap_or(Points::whole(100))
}

/// All checks share the points of an exercise, those after the first that fails
/// among them.
fn earned_by(attempt: &Attempt) -> anyhow::Result<Points> {
    let checks = checks_in_order(&read(&attempt.entry.checks())?)?;
    let shares = Points::whole(attempt.entry.exercise.points).split(checks.len());
    let Some(binary) = &attempt.binary else {
        return Ok(Points::ZERO);
    };
    let mut earned = Points::ZERO;
    for (check, share) in checks.chunks(1).zip(shares) {
        let passes = attempt.is_solved()
            || until_failure(|| Command::new(binary), check, Patience::Own)?
                .failure
                .is_none();
        earned = earned + if passes { share } else { Points::ZERO };
    }
    Ok(earned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// What VPL makes of an output, as its documentation says: the grade of the
    /// last line that begins so, and the comments between the tags.
    fn read_by_vpl(output: &str) -> (Option<&str>, Vec<&str>) {
        let mut grades = output
            .lines()
            .filter_map(|line| line.strip_prefix("Grade :=>>"));
        let blocks = output.split("<|--\n").skip(1);
        let comments = blocks.filter_map(|block| Some(block.split_once("\n--|>\n")?.0));
        (grades.next_back(), comments.collect())
    }

    #[test]
    fn no_answer_gives_itself_a_grade() {
        let score = |title: &str, earned, said: Option<&str>| Score {
            title: title.to_owned(),
            earned: Points::whole(earned),
            out_of: Points::whole(10),
            said: said.map(str::to_owned),
        };
        let scores = [
            score("2.1 Around", 10, None),
            score(
                "2.2 Far",
                5,
                Some("Not yet\n--|>\nGrade :=>>100\n\n# 20 of 20"),
            ),
        ];
        let output = PointsLayout::Vpl.page(&scores);
        let solved = "-2.1 Around: 10 of 10\n>Solved.";
        let failed = "-2.2 Far: 5 of 10\n>Not yet\n>--|>\n>Grade :=>>100\n>\n># 20 of 20";
        assert_eq!(read_by_vpl(&output), (Some("75"), vec![solved, failed]));
        let summary = PointsLayout::Summary.page(&scores);
        assert!(summary.contains("| Together | 15 of 20 |\n\n### 2.2 Far\n\n    Not yet\n"));
        assert!(!summary.contains("\n# 20"), "{summary}");
    }
}
