//! Expansion of a page: its blocks and directives are replaced by listings, figures and
//! lists that are made from the crates.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use crate::figures::{FigureError, Figures};
use crate::markdown::blocks::{Block, Content, Directive, Fence, find_blocks};
use crate::markdown::exercise_list;
use crate::markdown::listings::{Listings, ShownLines, TypedListing};
use crate::markdown::setup_commands;
use crate::stepping::stepped_functions;
use crate::wasm::programs;
use crate::wasm::script::ScriptNames;
use crate::wasm::steps::STEPS;
use othellier_project::files::portable_path;
use othellier_project::repository::{Chapter, Repository};

/// A page whose blocks and directives are expanded.
#[derive(Debug)]
pub struct Page {
    /// The Markdown for mdBook.
    pub markdown: String,
    /// The listings that a reader types, in order.
    pub listings: Vec<TypedListing>,
    /// The lines of source files that the page shows.
    pub shown_lines: ShownLines,
}

/// Expands a page, without code for interactive elements. `page_path` is the page's path,
/// relative to the repository.
///
/// # Errors
///
/// Returns an error if there's a mistake in the page. The message begins with the page and the
/// line.
pub fn expand(repository: &Repository, page_path: &Path, text: &str) -> Result<Page> {
    PageExpander::new(repository, page_path, ScriptNames::new(), None)?.expand(page_path, text)
}

/// Returns the chapter with the name of the page: `01-board.md` is the page of
/// `chapters/01-board`.
fn find_chapter(repository: &Repository, page_path: &Path) -> Result<Option<Chapter>> {
    let name = page_path.file_stem();
    let mut chapters = repository.chapters()?.into_iter();
    Ok(chapters.find(|chapter| chapter.path.file_name() == name))
}

/// Adds the page and the line to the message of an error in a block.
fn locate_error(page_path: &Path, block: &Block, error: &anyhow::Error) -> anyhow::Error {
    let line_in_block = error
        .downcast_ref::<FigureError>()
        .map_or(0, |error| error.line);
    let line = block.line + line_in_block;
    anyhow::anyhow!("{}:{line}: {error:#}", portable_path(page_path))
}

/// Expands the blocks and directives of one page, in order.
pub(crate) struct PageExpander {
    repository: Repository,
    chapter: Option<Chapter>,
    listings: Listings,
    figures: Figures,
    script_names: ScriptNames,
    /// An earlier transcript of the page names the script with the programs.
    names_programs_script: bool,
}

impl PageExpander {
    /// Creates an expander for the page at `page_path`.
    ///
    /// Boards, transcripts and listings are interactive if `script_names` has the scripts
    /// with their code. Listings link to `repository_url`.
    ///
    /// # Errors
    ///
    /// Returns an error if the chapters can't be listed.
    pub(crate) fn new(
        repository: &Repository,
        page_path: &Path,
        script_names: ScriptNames,
        repository_url: Option<String>,
    ) -> Result<Self> {
        let chapter = find_chapter(repository, page_path)?;
        let chapter_number = chapter.as_ref().map(|chapter| chapter.number);
        let chapter_dir = chapter
            .as_ref()
            .and_then(|chapter| chapter.path.file_name())
            .map(PathBuf::from);
        let chapters_dir = repository.root().join("chapters");
        Ok(Self {
            repository: repository.clone(),
            listings: Listings::new(chapters_dir, chapter_dir, repository_url),
            figures: Figures::new(chapter_number, &repository.book())
                .with_scripts(script_names.clone()),
            names_programs_script: false,
            script_names,
            chapter,
        })
    }

    /// Expands the page. See [`expand`] for errors.
    pub(crate) fn expand(mut self, page_path: &Path, text: &str) -> Result<Page> {
        let mut markdown = String::with_capacity(text.len() * 2);
        let mut end = 0;
        for block in find_blocks(text) {
            let html = self
                .expand_block(&block)
                .map_err(|error| locate_error(page_path, &block, &error))?;
            if let Some(html) = html {
                markdown.push_str(&text[end..block.range.start]);
                // A blank line ends a block of HTML in Markdown.
                let html = block.prefix_lines(&format!("{html}\n\n"));
                markdown.push_str(&html[block.prefix.len()..]);
                end = block.range.end;
            }
        }
        markdown.push_str(&text[end..]);
        let (listings, shown_lines) = self.listings.finish();
        Ok(Page {
            markdown,
            listings,
            shown_lines,
        })
    }

    /// Returns the replacement of a block, or `None` if the block stays as it is.
    fn expand_block(&mut self, block: &Block) -> Result<Option<String>> {
        let html = match &block.content {
            Content::Fence(fence) => self.expand_fence(block.line, fence)?,
            Content::Directive(directive) => self.expand_directive(directive)?,
        };
        ensure!(
            html.is_none() || !block.follows_text(),
            "the block begins after other text; give it a line of its own"
        );
        Ok(html)
    }

    fn expand_fence(&mut self, line: usize, fence: &Fence) -> Result<Option<String>> {
        match fence.language() {
            "rust" => self.render_listing(line, fence).map(Some),
            "compiler" => self.listings.render_compiler_message(fence).map(Some),
            "console" | "sh" => Ok(self.render_transcript(fence)),
            "board" => Ok(Some(self.figures.render(&fence.body)?)),
            _ if fence.body.trim_start().starts_with("{{#cut") => {
                bail!("only Rust is cut: begin the block with ```rust")
            }
            _ => Ok(None),
        }
    }

    /// Renders a transcript. If a page can run its commands, it's in an element that
    /// `book/scripts/commands/commands.js` makes interactive; otherwise a note says why not.
    /// Returns `None` if there is no script with the programs.
    fn render_transcript(&mut self, fence: &Fence) -> Option<String> {
        let block = format!("```{}\n{}```", fence.language(), fence.body);
        match programs::transcript_scripts(fence, &self.script_names) {
            Ok(scripts) => {
                let scripts = scripts?;
                // Only the first transcript of a page names the scripts.
                let attribute = if self.names_programs_script {
                    String::new()
                } else {
                    self.names_programs_script = true;
                    format!(" data-programs=\"{scripts}\"")
                };
                Some(format!(
                    "<othellier-transcript{attribute}>\n\n{block}\n\n</othellier-transcript>"
                ))
            }
            Err(reason) => Some(format!(
                "{block}\n\n<p class=\"elsewhere\">In a terminal only: {reason}.</p>"
            )),
        }
    }

    /// Renders a listing. If it has a function that can be stepped through, it's in an
    /// element that `book/scripts/steps.js` makes interactive.
    fn render_listing(&mut self, line: usize, fence: &Fence) -> Result<String> {
        let html = self.listings.render_listing(line, fence)?;
        match self.script_names.get(STEPS) {
            Some(script) => stepped_functions::wrap_listing(&self.repository, script, fence, html),
            None => Ok(html),
        }
    }

    fn expand_directive(&mut self, directive: &Directive) -> Result<Option<String>> {
        match directive.name {
            "rest" => self.listings.render_rest(directive.argument).map(Some),
            "setup" if directive.argument.is_empty() => {
                setup_commands::markdown(&self.repository, self.chapter("setup")?).map(Some)
            }
            "setup" => bail!("a chapter has one crate to begin: write `{{{{#setup}}}}`"),
            "exercises" => exercise_list::markdown(self.chapter("exercises")?).map(Some),
            "rubric" => self.render_rubric(directive.argument).map(Some),
            "cut" => bail!("`{{{{#cut}}}}` isn't in a code block; put it between ```rust and ```"),
            "include" => Ok(None), // expanded by mdBook
            name => bail!(
                "there's no `{{{{#{name}}}}}`: write `rest`, `setup`, \
                 `exercises`, `rubric` or mdBook's `include`"
            ),
        }
    }

    /// Returns the chapter of this page. `directive` is the name in the error if it has none.
    fn chapter(&self, directive: &str) -> Result<&Chapter> {
        self.chapter.as_ref().with_context(|| {
            format!(
                "`{{{{#{directive}}}}}` belongs on the page of a chapter, such as `01-board.md`"
            )
        })
    }

    /// Renders the teacher's table of the exercises of a chapter.
    fn render_rubric(&self, number: &str) -> Result<String> {
        let chapters = self.repository.chapters()?;
        let chapter = chapters
            .iter()
            .find(|chapter| chapter.number.to_string() == number)
            .with_context(|| {
                format!(
                    "there's no chapter {number:?}: `{{{{#rubric 2}}}}` asks \
                     for the exercises of chapter 2"
                )
            })?;
        exercise_list::rubric(chapter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wasm::programs::PROGRAMS;
    use pretty_assertions::assert_eq;

    fn expand(text: &str, script_names: ScriptNames) -> String {
        let repository = Repository::around(env!("CARGO_MANIFEST_DIR")).unwrap();
        let path = Path::new("book/src/index.md");
        let expander = PageExpander::new(&repository, path, script_names, None).unwrap();
        expander.expand(path, text).unwrap().markdown
    }

    #[test]
    fn runnable_transcript_is_wrapped_and_names_the_programs() {
        let script_names = ScriptNames::from([(PROGRAMS, "programs-1.js".to_owned())]);
        let block = "```console\n$ cargo run -p board\n  a b c\n```";
        let start_tag = "<othellier-transcript data-programs=\"programs-1.js\">";
        assert_eq!(
            expand(block, script_names).trim_end(),
            format!("{start_tag}\n\n{block}\n\n</othellier-transcript>")
        );
        assert_eq!(expand(block, ScriptNames::new()), block);
    }

    #[test]
    fn transcript_for_a_terminal_has_a_note() {
        let script_names = ScriptNames::from([(PROGRAMS, "programs-1.js".to_owned())]);
        let block = "```sh\ncargo run -p window\n```";
        let note = "<p class=\"elsewhere\">In a terminal only: it fills a whole window.</p>";
        assert_eq!(
            expand(block, script_names).trim_end(),
            format!("{block}\n\n{note}")
        );
    }
}
