//! The list of the exercises: all of them or, on a short screen, those of the
//! chapter that the learner is working on.

use super::course::CourseEntry;
use super::progress::{ExerciseState, Progress};
use super::render::Renderer;
use othellier_project::catalog::Package;
use othellier_project::files::read;

impl Renderer<'_> {
    /// All exercises, by chapters.
    pub(super) fn list(&self, progress: &Progress) -> String {
        let next = progress.next();
        let mut text = String::new();
        for package in &self.course.packages {
            text += &self.style.strong(self.chapter(package));
            text.push('\n');
            for (entry, state) in progress.of_package(package) {
                text += &self.line(entry, state, next.as_ref());
            }
            text.push('\n');
        }
        text + &self.summary(progress)
    }

    /// The exercises of one chapter, with the current one, and a line for each
    /// other chapter.
    pub(super) fn list_around(&self, progress: &Progress, here: CourseEntry) -> String {
        let mut text = String::new();
        for package in &self.course.packages {
            let states = progress.of_package(package);
            let solved = states
                .iter()
                .filter(|(_, state)| *state == ExerciseState::Solved);
            let (solved, all) = (solved.count(), states.len());
            let title = self.chapter(package);
            if package.name == here.package.name {
                text += &format!("{}\n", self.style.strong(title));
                for (entry, state) in states {
                    text += &self.line(entry, state, Some(&here));
                }
            } else {
                text += &format!("{title}, {solved} of {all} solved\n");
            }
        }
        format!("{text}\n{}", self.summary(progress))
    }

    /// An exercise. The one in `marked` gets a `>`.
    fn line(
        &self,
        entry: CourseEntry,
        state: ExerciseState,
        marked: Option<&CourseEntry>,
    ) -> String {
        let exercise = entry.exercise;
        let is_marked = marked.is_some_and(|marked| marked.number() == entry.number());
        let line = format!(
            "{:2}{:5}{:10}{:>3} min  {:36}",
            if is_marked { ">" } else { "" },
            exercise.number,
            exercise.size,
            exercise.minutes,
            exercise.title,
        );
        let style = self.style;
        let state = match (state, is_marked) {
            (ExerciseState::Solved, _) => style.good("solved"),
            (ExerciseState::Begun, true) => style.strong("begun, up next"),
            (ExerciseState::Begun, false) => "begun".to_owned(),
            (ExerciseState::Untouched, true) => style.strong("up next"),
            (ExerciseState::Untouched, false) => String::new(),
        };
        format!("{}\n", format!("{line}{state}").trim_end())
    }

    fn summary(&self, progress: &Progress) -> String {
        let (solved, all) = (progress.solved(), progress.states.len());
        match progress.next() {
            None => format!("{solved} of {all} solved: that's all of them!\n"),
            Some(entry) => {
                format!(
                    "{solved} of {all} solved. Next: {}\n",
                    self.prompt.next(entry)
                )
            }
        }
    }

    /// `Chapter 3: Legal moves`
    fn chapter(&self, package: &Package) -> String {
        let number = package.exercises.first().map(|e| e.number.chapter);
        let number = number.unwrap_or_default();
        format!("Chapter {number}: {}", self.title_of(package))
    }

    /// The title of a chapter's page; a chapter without one goes by the name
    /// of its crate.
    fn title_of(&self, package: &Package) -> String {
        let folder = package
            .path
            .parent()
            .and_then(|chapter| chapter.file_name());
        let page = folder.unwrap_or_default().to_string_lossy();
        let page = self.course.root.join(format!("book/src/{page}.md"));
        let text = read(&page).unwrap_or_default();
        let heading = text.lines().find_map(|line| line.strip_prefix("# "));
        let title = heading.and_then(|heading| heading.split(" {#").next());
        let name = package.name.trim_end_matches("-exercises");
        title.unwrap_or(name).to_owned()
    }
}
