//! What students make of an exercise.

use std::fs;

use anyhow::{Context, ensure};
use othellier_grading::assignment::Task;
use othellier_learning::variants;
use othellier_project::starter::is_unwritten;

/// What becomes of one exercise.
#[derive(Clone, Copy)]
pub enum Work {
    /// The solution.
    Solved,
    /// What was handed out.
    Untouched,
    /// One of the book's impostors: its place in their list, which wraps
    /// around.
    Wrong(usize),
    /// Half a solution: it doesn't compile.
    Broken,
    /// What was handed out, with a statement before its `todo!`.
    Does(&'static str),
}

/// It never ends.
pub const ENDLESS: Work = Work::Does("loop { std::hint::black_box(1); }");

/// It wants points that it hasn't earned.
pub const ATTACKS: &[Work] = &[
    Work::Does("println!(\"test result: ok.\"); std::process::exit(0);"),
    Work::Does("panic!(\"{:?}\", std::fs::read_to_string(\"/etc/passwd\"));"),
    Work::Does("let _ = std::process::Command::new(\"/bin/sh\").status();"),
];

impl Work {
    /// The text of the answer.
    pub fn text(self, task: &Task) -> anyhow::Result<String> {
        let (package, exercise) = (task.package, task.exercise);
        let solution = || read(&variants::solution(package, exercise).file);
        match self {
            Work::Solved => solution(),
            Work::Untouched => starter(task),
            Work::Wrong(place) => {
                let all = variants::impostors(package, exercise)?;
                let impostor = &all[place % all.len()];
                read(&impostor.file)
            }
            Work::Broken => {
                let text = solution()?;
                let end = text.rfind('}').context("a function has an end")?;
                Ok(text[..end].to_owned())
            }
            Work::Does(statement) => {
                let before = format!("{statement}\n    todo!(");
                Ok(starter(task)?.replacen("todo!(", &before, 1))
            }
        }
    }
}

fn starter(task: &Task) -> anyhow::Result<String> {
    let text = read(&variants::starter(task.package, task.exercise).file)?;
    let number = task.exercise.number;
    ensure!(
        is_unwritten(&text),
        "exercise {number} is solved here: make the class in a fresh clone"
    );
    Ok(text)
}

fn read(file: &std::path::Path) -> anyhow::Result<String> {
    fs::read_to_string(file).with_context(|| format!("can't read {}", file.display()))
}
