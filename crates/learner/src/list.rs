//! The list of exercises: all of them, or in a small window one chapter's.

use othellier_project::catalog::Package;
use othellier_project::files::read;

use crate::course::CourseEntry;
use crate::progress::{ExerciseState, Progress};
use crate::render::Renderer;

impl Renderer<'_> {
    /// Renders all exercises by chapter.
    pub(crate) fn list(&self, progress: &Progress) -> String {
        let next = progress.next_unsolved();
        let mut text = String::new();
        for package in &self.course.packages {
            text += &self.style.bold(self.chapter_heading(package));
            text.push('\n');
            for (entry, state) in progress.in_package(package) {
                text += &self.exercise_line(entry, state, next.as_ref());
            }
            text.push('\n');
        }
        text + &self.summary(progress)
    }

    /// Renders the exercises of the current exercise's chapter, and one line for each
    /// other chapter.
    pub(crate) fn list_around(&self, progress: &Progress, current: CourseEntry) -> String {
        let mut text = String::new();
        for package in &self.course.packages {
            let states = progress.in_package(package);
            let heading = self.chapter_heading(package);
            if package.name == current.package.name {
                text += &format!("{}\n", self.style.bold(heading));
                for (entry, state) in states {
                    text += &self.exercise_line(entry, state, Some(&current));
                }
            } else {
                let solved = states
                    .iter()
                    .filter(|(_, state)| *state == ExerciseState::Solved)
                    .count();
                text += &format!("{heading}, {solved} of {} solved\n", states.len());
            }
        }
        format!("{text}\n{}", self.summary(progress))
    }

    /// Renders an exercise. The one in `marked` gets a `>`.
    fn exercise_line(
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
        let state = match (state, is_marked) {
            (ExerciseState::Solved, _) => self.style.success("solved"),
            (ExerciseState::Begun, true) => self.style.bold("begun, up next"),
            (ExerciseState::Begun, false) => "begun".to_owned(),
            (ExerciseState::Untouched, true) => self.style.bold("up next"),
            (ExerciseState::Untouched, false) => String::new(),
        };
        format!("{}\n", format!("{line}{state}").trim_end())
    }

    fn summary(&self, progress: &Progress) -> String {
        let (solved, all) = (progress.solved_count(), progress.states.len());
        match progress.next_unsolved() {
            None => format!("{solved} of {all} solved: that's all of them!\n"),
            Some(entry) => format!(
                "{solved} of {all} solved. Next: {}\n",
                self.prompt.go_to_next(entry)
            ),
        }
    }

    /// Returns a heading such as `Chapter 3: Legal moves`.
    fn chapter_heading(&self, package: &Package) -> String {
        let number = package
            .exercises
            .first()
            .map_or(0, |exercise| exercise.number.chapter);
        format!("Chapter {number}: {}", self.chapter_title(package))
    }

    /// Returns the title of a chapter's page, or the name of its crate if there's no
    /// page.
    fn chapter_title(&self, package: &Package) -> String {
        let chapter_folder = package.path.parent().and_then(|path| path.file_name());
        let chapter_folder = chapter_folder.unwrap_or_default().display();
        let page = self
            .course
            .root
            .join(format!("book/src/{chapter_folder}.md"));
        let text = read(&page).unwrap_or_default();
        match text.lines().find_map(|line| line.strip_prefix("# ")) {
            Some(heading) => {
                let (title, _anchor) = heading.split_once(" {#").unwrap_or((heading, ""));
                title.to_owned()
            }
            None => package.name.trim_end_matches("-exercises").to_owned(),
        }
    }
}
