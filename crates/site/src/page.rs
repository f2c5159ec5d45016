//! One page: its prose, with everything in it that is cut or drawn from the
//! crates.

use std::mem;
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
use othellier_project::repository::{Chapter, Repository};

/// A page with everything in it that is cut or drawn from the crates.
#[derive(Debug)]
pub struct Page {
    /// The Markdown for mdBook.
    pub text: String,
    /// The listings that a reader types along, in order.
    pub steps: Vec<TypedListing>,
    /// The lines of the crates that the page shows.
    pub shown: ShownLines,
}

/// The page `text` from the file `page_path` (relative to the repository),
/// with everything in it that is cut or drawn from the crates. Its boards are
/// still.
///
/// # Errors
///
/// One sentence that starts with the page and the line of the mistake.
pub fn parse(repository: &Repository, page_path: &Path, text: &str) -> Result<Page> {
    PageExpander::new(repository, page_path, ScriptNames::new(), None)?.page(page_path, text)
}

/// The chapter whose text a page is, by their names: `01-board.md` is the text of
/// `chapters/01-board`. Fails when the chapters can't be listed.
fn chapter_of(repository: &Repository, page_path: &Path) -> Result<Option<Chapter>> {
    let name = page_path.file_stem();
    let mut chapters = repository.chapters()?.into_iter();
    Ok(chapters.find(|chapter| chapter.path.file_name() == name))
}

/// The error, after the line of the mistake.
fn at(page_path: &Path, block: &Block, error: &anyhow::Error) -> anyhow::Error {
    let inside = error
        .downcast_ref::<FigureError>()
        .map_or(0, |wrong| wrong.line);
    let line = block.line + inside;
    anyhow::anyhow!("{}:{line}: {error:#}", page_path.display())
}

/// Replaces the blocks of one page, in order.
pub(crate) struct PageExpander {
    repository: Repository,
    chapter: Option<Chapter>,
    listings: Listings,
    figures: Figures,
    code: ScriptNames,
    has_programs: bool,
    traced: Option<String>,
}

impl PageExpander {
    /// The boards, the transcripts and the listings come alive with the code in these
    /// files. The listings link to the repository at the address, if there's one.
    pub(crate) fn new(
        repository: &Repository,
        page_path: &Path,
        code: ScriptNames,
        address: Option<String>,
    ) -> Result<Self> {
        let chapter = chapter_of(repository, page_path)?;
        let number = chapter.as_ref().map(|chapter| chapter.number);
        let chapters = repository.root().join("chapters");
        let own = chapter
            .as_ref()
            .and_then(|chapter| chapter.path.file_name());
        Ok(Self {
            repository: repository.clone(),
            listings: Listings::new(chapters, own.map(PathBuf::from), address),
            figures: Figures::new(number, &repository.book()).with_scripts(code.clone()),
            has_programs: false,
            traced: code.get(STEPS).cloned(),
            code,
            chapter,
        })
    }

    /// The page `text` with each of its blocks replaced. An error is one
    /// sentence that starts with the page and the line of the mistake.
    pub(crate) fn page(mut self, page_path: &Path, text: &str) -> Result<Page> {
        let mut expanded = String::with_capacity(text.len() * 2);
        let mut end = 0;
        for block in find_blocks(text) {
            let html = self
                .block(&block)
                .map_err(|error| at(page_path, &block, &error))?;
            if let Some(html) = html {
                expanded.push_str(&text[end..block.range.start]);
                // Markdown ends a block of HTML at a blank line.
                let html = block.prefix_lines(&format!("{html}\n\n"));
                expanded.push_str(&html[block.prefix.len()..]);
                end = block.range.end;
            }
        }
        expanded.push_str(&text[end..]);
        let (steps, shown) = self.listings.finish();
        Ok(Page {
            text: expanded,
            steps,
            shown,
        })
    }

    /// What replaces a block; `None` if it stays as it is.
    fn block(&mut self, block: &Block) -> Result<Option<String>> {
        let html = match &block.content {
            Content::Fence(fence) => self.fence(block.line, fence)?,
            Content::Directive(directive) => self.directive(directive)?,
        };
        ensure!(
            html.is_none() || !block.follows_text(),
            "the block begins after other text; give it a line of its own"
        );
        Ok(html)
    }

    fn fence(&mut self, line: usize, fence: &Fence) -> Result<Option<String>> {
        match fence.language() {
            "rust" => self.listing(line, fence).map(Some),
            "compiler" => self.listings.render_compiler_message(fence).map(Some),
            "console" | "sh" => Ok(self.transcript(fence)),
            "board" => Ok(Some(self.figures.render(&fence.body)?)),
            _ if fence.body.trim_start().starts_with("{{#cut") => {
                bail!("only Rust is cut: begin the block with ```rust")
            }
            _ => Ok(None),
        }
    }

    /// A transcript whose commands a page can run, in an element that
    /// `book/scripts/commands/commands.js` brings to life; or why it can't.
    fn transcript(&mut self, fence: &Fence) -> Option<String> {
        let block = format!("```{}\n{}```", fence.language(), fence.body);
        Some(match programs::transcript_scripts(fence, &self.code) {
            Ok(scripts) => {
                let scripts = scripts?;
                // The page's first transcript says for all where the programs are.
                let is_first = !mem::replace(&mut self.has_programs, true);
                let data = if is_first {
                    format!(" data-programs=\"{scripts}\"")
                } else {
                    String::new()
                };
                format!("<othellier-transcript{data}>\n\n{block}\n\n</othellier-transcript>")
            }
            Err(why) => format!("{block}\n\n<p class=\"elsewhere\">In a terminal only: {why}.</p>"),
        })
    }

    /// A listing; if it has a function that steps, in an element that
    /// `book/scripts/steps.js` brings to life.
    fn listing(&mut self, line: usize, fence: &Fence) -> Result<String> {
        let html = self.listings.render_listing(line, fence)?;
        match &self.traced {
            Some(code) => stepped_functions::wrap_listing(&self.repository, code, fence, html),
            None => Ok(html),
        }
    }

    fn directive(&mut self, directive: &Directive) -> Result<Option<String>> {
        match directive.name {
            "rest" => self.listings.render_rest(directive.argument).map(Some),
            "setup" if directive.argument.is_empty() => {
                setup_commands::markdown(&self.repository, self.chapter("setup")?).map(Some)
            }
            "setup" => bail!("a chapter has one crate to begin: write `{{{{#setup}}}}`"),
            "exercises" => exercise_list::markdown(self.chapter("exercises")?).map(Some),
            "rubric" => self.rubric(directive.argument).map(Some),
            "cut" => bail!("`{{{{#cut}}}}` isn't in a code block; put it between ```rust and ```"),
            "include" => Ok(None), // mdBook's own
            name => bail!(
                "there's no `{{{{#{name}}}}}`: write `rest`, `setup`, \
                 `exercises`, `rubric` or mdBook's `include`"
            ),
        }
    }

    /// The chapter of this page, or what's wrong with a directive.
    fn chapter(&self, directive: &str) -> Result<&Chapter> {
        self.chapter.as_ref().with_context(|| {
            format!(
                "`{{{{#{directive}}}}}` belongs on the page of a chapter, such as `01-board.md`"
            )
        })
    }

    /// The teacher's table of the exercises of the chapter with this number.
    fn rubric(&self, number: &str) -> Result<String> {
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

    fn expand(text: &str, code: ScriptNames) -> String {
        let repository = Repository::around(env!("CARGO_MANIFEST_DIR")).unwrap();
        let path = Path::new("book/src/index.md");
        let page = PageExpander::new(&repository, path, code, None).unwrap();
        page.page(path, text).unwrap().text
    }

    #[test]
    fn a_transcript_that_a_page_can_run_is_in_an_element_with_the_programs() {
        let code = ScriptNames::from([(PROGRAMS, "programs-1.js".to_owned())]);
        let block = "```console\n$ cargo run -p board\n  a b c\n```";
        let open = "<othellier-transcript data-programs=\"programs-1.js\">";
        let alive = format!("{open}\n\n{block}\n\n</othellier-transcript>");
        assert_eq!(expand(block, code.clone()).trim_end(), alive);
        assert_eq!(expand(block, ScriptNames::new()), block);
        let window = "```sh\ncargo run -p window\n```";
        let why = "<p class=\"elsewhere\">In a terminal only: it fills a whole window.</p>";
        assert_eq!(
            expand(window, code).trim_end(),
            format!("{window}\n\n{why}")
        );
    }
}
