//! The learner's commands, which the book's companion and an assignment's share.

use std::process::ExitCode;

use anyhow::Result;
use clap::{Args, Subcommand};
use othellier_project::repository::Repository;

use crate::course::ExerciseChoice;
use crate::points::PointsLayout;
use crate::session::Session;
use crate::style::Style;
use crate::watch;

/// A command of a learner.
#[derive(Subcommand)]
pub enum Command {
    /// List the exercises: which you've solved, and which is next
    List(ColorArgs),
    /// Check your answer to an exercise, such as 2.1, or a chapter's answers up
    /// to the first that fails [default: the next unsolved exercise]
    Check {
        /// The number of an exercise or a chapter
        #[arg(value_name = "NUMBER")]
        choice: Option<ExerciseChoice>,
        /// Check again whenever you save, until you press q
        #[arg(long)]
        watch: bool,
        /// The option for colors.
        #[command(flatten)]
        colors: ColorArgs,
    },
    /// Show one more hint
    Hint {
        /// The number of an exercise [default: the next one]
        #[arg(value_name = "NUMBER")]
        choice: Option<ExerciseChoice>,
        /// The option for colors.
        #[command(flatten)]
        colors: ColorArgs,
    },
    /// Show the solution of an exercise that you've solved
    Solution {
        /// The number of an exercise [default: the next one]
        #[arg(value_name = "NUMBER")]
        choice: Option<ExerciseChoice>,
        /// Show it even if the exercise isn't solved
        #[arg(long)]
        give_up: bool,
        /// The option for colors.
        #[command(flatten)]
        colors: ColorArgs,
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

/// The option for colors.
#[derive(Args)]
pub struct ColorArgs {
    /// Don't use colors; the variable NO_COLOR does the same
    #[arg(long)]
    plain: bool,
}

impl Command {
    /// Runs the command and prints its output. The exit code of `check` is a failure
    /// unless everything that was checked is solved.
    ///
    /// # Errors
    ///
    /// Returns an error if the command can't be carried out. The message is a sentence for the
    /// learner.
    pub fn run(self, repository: &Repository) -> Result<ExitCode> {
        let session = |colors: &ColorArgs| Session::new(repository, Style::new(colors.plain));
        let plain_session = || Session::new(repository, Style::PLAIN);
        let text = match self {
            Command::List(colors) => session(&colors)?.list()?,
            Command::Check {
                choice,
                watch: true,
                colors,
            } => {
                let is_solved = watch::watch(session(&colors)?, choice)?;
                return Ok(exit_code(is_solved));
            }
            Command::Check { choice, colors, .. } => {
                let result = session(&colors)?.check(choice)?;
                print!("{}", result.text);
                return Ok(exit_code(result.is_solved));
            }
            Command::Hint { choice, colors } => session(&colors)?.hint(choice)?,
            Command::Solution {
                choice,
                give_up,
                colors,
            } => session(&colors)?.solution(choice, give_up)?,
            Command::Reset { choice } => plain_session()?.reset(choice)?,
            Command::Points { layout } => plain_session()?.points(layout)?,
        };
        print!("{text}");
        Ok(ExitCode::SUCCESS)
    }
}

/// Returns the exit code for success or failure.
pub fn exit_code(success: bool) -> ExitCode {
    if success {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
