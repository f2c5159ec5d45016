//! The points that a checkout's answers earn, for the student, a workflow or Moodle.
//! They're counted as the grader counts them.

use std::process::Command;

use anyhow::Result;
use clap::ValueEnum;
use othellier_project::catalog::check_names;
use othellier_project::files::read;
use othellier_project::points::Points;

use crate::attempt::Attempt;
use crate::check_runner::{TimeLimit, run_until_failure};
use crate::progress::check_and_record;
use crate::session::Session;

/// The format of the points.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
pub enum PointsLayout {
    /// A person, or a page that shows Markdown
    #[default]
    Summary,
    /// VPL, a module of Moodle
    Vpl,
}

/// The points for an answer, and why some are missing.
struct Score {
    title: String,
    earned: Points,
    out_of: Points,
    /// The learner's text about an answer that isn't solved.
    failure: Option<String>,
}

impl Session {
    /// Checks all answers and renders their points.
    ///
    /// # Errors
    ///
    /// Returns an error if an answer can't be read or checked.
    pub fn points(&self, layout: PointsLayout) -> Result<String> {
        let entries: Vec<_> = self.course.entries().collect();
        let mut scores = Vec::new();
        for entries in entries.chunk_by(|a, b| a.package.name == b.package.name) {
            for attempt in check_and_record(&self.course, entries, self.style)? {
                scores.push(self.score(&attempt)?);
            }
        }
        Ok(layout.render(&scores))
    }

    fn score(&self, attempt: &Attempt) -> Result<Score> {
        let exercise = attempt.entry.exercise;
        Ok(Score {
            title: format!("{} {}", exercise.number, exercise.title),
            earned: earned_points(attempt)?,
            out_of: Points::whole(exercise.points),
            failure: (!attempt.is_solved()).then(|| self.renderer().attempt(attempt)),
        })
    }
}

impl PointsLayout {
    fn render(self, scores: &[Score]) -> String {
        let earned: Points = scores.iter().map(|score| score.earned).sum();
        let out_of: Points = scores.iter().map(|score| score.out_of).sum();
        let details: String = scores.iter().map(|score| self.detail(score)).collect();
        match self {
            PointsLayout::Summary => {
                let mut table = String::from("| Exercise | Points |\n|---|---|\n");
                for score in scores {
                    table += &format!(
                        "| {} | {} of {} |\n",
                        score.title, score.earned, score.out_of
                    );
                }
                format!("{table}| Together | {earned} of {out_of} |\n{details}")
            }
            PointsLayout::Vpl => {
                let grade = earned.scaled(out_of, max_moodle_grade());
                format!("{details}Grade :=>>{grade}\n")
            }
        }
    }

    /// Renders the text about an answer. Each line gets a prefix, so that a line that
    /// the answer printed isn't read as a grade or as markup.
    fn detail(self, score: &Score) -> String {
        let Score {
            title,
            earned,
            out_of,
            failure,
        } = score;
        let text = failure.as_deref().unwrap_or("Solved.");
        let prefixed = |prefix: &str| -> String {
            text.lines()
                .map(|line| format!("{prefix}{line}\n"))
                .collect()
        };
        match self {
            PointsLayout::Summary if failure.is_none() => String::new(),
            PointsLayout::Summary => format!("\n### {title}\n\n{}", prefixed("    ")),
            PointsLayout::Vpl => format!(
                "<|--\n-{title}: {earned} of {out_of}\n{}--|>\n",
                prefixed(">")
            ),
        }
    }
}

/// Returns the highest grade of the activity, which Moodle passes in a variable.
fn max_moodle_grade() -> Points {
    std::env::var("VPL_GRADEMAX")
        .ok()
        .and_then(|grade| grade.parse().ok())
        .unwrap_or(Points::whole(100))
}

/// Returns the points for an answer. They're split among its checks, all of which run,
/// even after one has failed.
fn earned_points(attempt: &Attempt) -> Result<Points> {
    let Some(program) = &attempt.test_program else {
        return Ok(Points::ZERO);
    };
    let checks = check_names(&read(&attempt.entry.checks_path())?)?;
    let shares = Points::whole(attempt.entry.exercise.points).split(checks.len());
    let mut earned = Points::ZERO;
    for (check, share) in checks.chunks(1).zip(shares) {
        let passes = attempt.is_solved()
            || run_until_failure(|| Command::new(program), check, TimeLimit::PerCall)?
                .failure
                .is_none();
        if passes {
            earned = earned + share;
        }
    }
    Ok(earned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    /// Parses an output as VPL's documentation says: the grade is in the last line that
    /// begins with `Grade :=>>`, and comments are between tags.
    fn parse_as_vpl(output: &str) -> (Option<&str>, Vec<&str>) {
        let grade = output
            .lines()
            .filter_map(|line| line.strip_prefix("Grade :=>>"))
            .next_back();
        let comments = output
            .split("<|--\n")
            .skip(1)
            .filter_map(|block| Some(block.split_once("\n--|>\n")?.0))
            .collect();
        (grade, comments)
    }

    #[test]
    fn output_of_an_answer_is_no_grade() {
        let score = |title: &str, earned, failure: Option<&str>| Score {
            title: title.to_owned(),
            earned: Points::whole(earned),
            out_of: Points::whole(10),
            failure: failure.map(str::to_owned),
        };
        let scores = [
            score("2.1 Around", 10, None),
            score(
                "2.2 Far",
                5,
                Some("Not yet\n--|>\nGrade :=>>100\n\n# 20 of 20"),
            ),
        ];
        let output = PointsLayout::Vpl.render(&scores);
        let solved = "-2.1 Around: 10 of 10\n>Solved.";
        let failed = "-2.2 Far: 5 of 10\n>Not yet\n>--|>\n>Grade :=>>100\n>\n># 20 of 20";
        assert_eq!(parse_as_vpl(&output), (Some("75"), vec![solved, failed]));
        let summary = PointsLayout::Summary.render(&scores);
        assert!(summary.contains("| Together | 15 of 20 |\n\n### 2.2 Far\n\n    Not yet\n"));
        assert!(!summary.contains("\n# 20"), "{summary}");
    }
}
