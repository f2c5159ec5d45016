//! A learner's commands: those of the book's companion, and all of those of an
//! assignment's.

use std::process::ExitCode;

use anyhow::Result;
use clap::{Args, Subcommand};
use othellier_project::repository::Repository;

use crate::learner::course::ExerciseChoice;
use crate::learner::points::PointsLayout;
use crate::learner::session::Session;
use crate::learner::{Style, watch};

/// What a learner asks for.
#[derive(Subcommand)]
pub enum Command {
    /// List the exercises: which you've solved, and which is next
    List(Plain),
    /// Check your answer to an exercise, such as 2.1, or a chapter's answers up
    /// to the first that fails [default: the next unsolved exercise]
    Check {
        /// The number of an exercise or a chapter
        #[arg(value_name = "NUMBER")]
        choice: Option<ExerciseChoice>,
        /// Check again whenever you save, until you press q
        #[arg(long)]
        watch: bool,
        /// Whether there are colors.
        #[command(flatten)]
        plain: Plain,
    },
    /// Show one more hint
    Hint {
        /// The number of an exercise [default: the next one]
        #[arg(value_name = "NUMBER")]
        choice: Option<ExerciseChoice>,
        /// Whether there are colors.
        #[command(flatten)]
        plain: Plain,
    },
    /// Show the solution of an exercise that you've solved
    Solution {
        /// The number of an exercise [default: the next one]
        #[arg(value_name = "NUMBER")]
        choice: Option<ExerciseChoice>,
        /// Show it even if the exercise isn't solved
        #[arg(long)]
        give_up: bool,
        /// Whether there are colors.
        #[command(flatten)]
        plain: Plain,
    },
    /// Start an exercise over; your answer is kept in another file
    Reset {
        /// The number of the exercise
        #[arg(value_name = "NUMBER")]
        choice: ExerciseChoice,
    },
    /// Count the points of all your answers
    Points {
        /// For whom
        #[arg(long = "for", value_enum, default_value_t)]
        layout: PointsLayout,
    },
}

/// Whether there are colors.
#[derive(Args)]
pub struct Plain {
    /// Don't use colors; the variable NO_COLOR does the same
    #[arg(long)]
    plain: bool,
}

impl Command {
    /// Does it. The exit code says whether what was checked is solved. Fails when
    /// it can't be done, with a sentence that says why.
    pub fn run(self, repository: &Repository) -> Result<ExitCode> {
        let session = |plain: &Plain| Session::new(repository, Style::new(plain.plain));
        let without_colors = || Session::new(repository, Style::PLAIN);
        let text = match self {
            Command::List(plain) => session(&plain)?.list()?,
            Command::Check {
                choice,
                watch: true,
                plain,
            } => {
                let solved = watch::watch(session(&plain)?, choice)?;
                return Ok(yes(solved));
            }
            Command::Check { choice, plain, .. } => {
                let checked = session(&plain)?.check(choice)?;
                print!("{}", checked.text);
                return Ok(yes(checked.solved));
            }
            Command::Hint { choice, plain } => session(&plain)?.hint(choice)?,
            Command::Solution {
                choice,
                give_up,
                plain,
            } => session(&plain)?.solution(choice, give_up)?,
            Command::Reset { choice } => without_colors()?.reset(choice)?,
            Command::Points { layout } => without_colors()?.points(layout)?,
        };
        print!("{text}");
        Ok(ExitCode::SUCCESS)
    }
}

/// The exit code that says yes, or the one that says no.
pub fn yes(yes: bool) -> ExitCode {
    if yes {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
