//! Figures: the `board` blocks of a page.
//!
//! A block is TOML. The chapters' crates parse its positions and moves, and [`page_boards`]
//! draws it. A figure with the key `live` becomes interactive on pages that have the code.

mod interactive;
mod othello;
mod pictures;

use std::fmt;
use std::ops::Range;
use std::path::{Path, PathBuf};

use crate::wasm::script::ScriptNames;
use crate::wasm::windows::WINDOWS;
use page_boards::{Request, html};
use serde::Deserialize;
use thiserror::Error;
use toml::Spanned;

/// An error in a `board` block.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{message}")]
pub struct FigureError {
    /// The line inside the block, counted from 1.
    pub line: usize,
    message: String,
}

/// An error at a byte range of a block.
#[derive(Debug)]
struct SpannedError {
    span: Range<usize>,
    message: String,
}

impl SpannedError {
    fn new(span: Range<usize>, message: impl fmt::Display) -> Self {
        let message = message.to_string();
        Self { span, message }
    }

    fn into_figure_error(self, body: &str) -> FigureError {
        FigureError {
            line: body[..self.span.start].matches('\n').count() + 1,
            message: self.message,
        }
    }
}

/// A value with its byte range, for error messages.
type Text = Spanned<String>;

/// A `board` block. `CONTRIBUTING.md` describes the keys.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Block {
    title: String,
    picture: Option<Text>,
    window: Option<String>,
    file: Option<String>,
    white: Option<String>,
    bytes: Option<Text>,
    position: Option<Text>,
    diagram: Option<Text>,
    transcript: Option<Text>,
    after: Option<Spanned<usize>>,
    to_move: Option<Text>,
    #[serde(default)]
    moves: bool,
    #[serde(rename = "move")]
    played: Option<Text>,
    squares: Option<Text>,
    ray: Option<Text>,
    live: Option<Text>,
    game: Option<Text>,
    depth: Option<usize>,
    level: Option<Text>,
    cuts: Option<bool>,
}

impl Block {
    fn parse(body: &str) -> Result<Self, SpannedError> {
        toml::from_str(body).map_err(|error| {
            let span = error.span().unwrap_or_default();
            SpannedError::new(span, error.message())
        })
    }

    /// Returns the value of `live`: the kind of interactive board.
    fn kind(&self) -> Option<&str> {
        self.live.as_ref().map(|kind| kind.as_ref().as_str())
    }
}

/// The figures of one page, numbered in order.
#[derive(Debug)]
pub struct Figures {
    chapter: Option<u32>,
    book: PathBuf,
    script_names: ScriptNames,
    count: u32,
}

impl Figures {
    /// Creates the figures of a chapter's page, or of another page, without interactive
    /// boards. `book` is the folder of the book, which has the pictures.
    pub fn new(chapter: Option<u32>, book: &Path) -> Self {
        Self {
            chapter,
            book: book.to_owned(),
            script_names: ScriptNames::new(),
            count: 0,
        }
    }

    /// Makes the figures interactive with the code in these scripts.
    pub fn with_scripts(self, script_names: ScriptNames) -> Self {
        Self {
            script_names,
            ..self
        }
    }

    /// Renders the page's next figure as one line of HTML.
    ///
    /// # Errors
    ///
    /// Returns an error if the block isn't TOML or can't be drawn.
    pub fn render(&mut self, body: &str) -> Result<String, FigureError> {
        Block::parse(body)
            .and_then(|block| self.render_block(&block))
            .map_err(|error| error.into_figure_error(body))
    }

    fn render_block(&mut self, block: &Block) -> Result<String, SpannedError> {
        let StaticFigure { svg, live } = self.static_figure(block)?;
        self.count += 1;
        let mut drawing = svg;
        if let Some(fields) = &live {
            drawing = self.board_element(&drawing, fields)?;
        }
        if block.window.is_some() {
            drawing = self.window_element(drawing, block);
        }
        let number = self.number();
        let title = html::escape(&block.title.replace('\'', "’"));
        // The words in a picture may be translated, those on a board and in a window are code.
        let is_picture = block.picture.is_some() && block.window.is_none();
        let (figure, caption) = if is_picture {
            ("", "")
        } else {
            (" translate=\"no\"", " translate=\"yes\"")
        };
        Ok(format!(
            "<figure class=\"board\"{figure}>{drawing}\
             <figcaption{caption}>{number}{title}</figcaption></figure>"
        ))
    }

    /// Draws the figure as it is before any script runs.
    fn static_figure(&self, block: &Block) -> Result<StaticFigure, SpannedError> {
        if let Some(name) = &block.picture {
            let svg = pictures::read(&self.book, name.as_ref())
                .map_err(|message| SpannedError::new(name.span(), message))?;
            return Ok(StaticFigure { svg, live: None });
        }
        if let Some(bytes) = &block.bytes {
            return interactive::bytes(bytes);
        }
        if let Some(game) = &block.game {
            return interactive::other_game(block, game);
        }
        match block.kind() {
            Some("strip") => interactive::strip(block),
            Some("puzzle") => interactive::puzzle(),
            _ => othello::static_figure(block),
        }
    }

    /// Returns the number of the current figure before its title: `Figure 4.2: ` in a chapter.
    fn number(&self) -> String {
        match self.chapter {
            Some(chapter) => format!("Figure {chapter}.{}: ", self.count),
            None => String::new(),
        }
    }

    /// Wraps a drawing in the element that `book/scripts/boards.js` defines.
    fn board_element(&self, drawing: &str, fields: &Fields) -> Result<String, SpannedError> {
        let field = |wanted| {
            fields
                .iter()
                .find(|(name, _)| *name == wanted)
                .map(|(_, value)| value.as_str())
        };
        let (kind, game) = (field("live").unwrap_or_default(), field("game"));
        let script = self.script_names.get(page_boards::part_for(kind, game));
        let advisor =
            page_boards::advisor_for(kind, game).and_then(|part| self.script_names.get(part));
        // The page leaves room for the controls before the script is loaded.
        let initial = match script {
            Some(_) => {
                let controls = page_boards::initial_controls(&request(fields))
                    .map_err(|error| SpannedError::new(0..0, error.sentence()))?;
                Some(controls)
            }
            None => None,
        };
        let mut attributes = data_attribute("code", script) + &data_attribute("advisor", advisor);
        for (name, value) in fields {
            attributes += &data_attribute(name, Some(value));
        }
        attributes += &data_attribute("initial", initial.as_ref());
        Ok(format!(
            "<othellier-board id=\"board-{}\"{attributes}>{drawing}\
             </othellier-board>",
            self.count,
        ))
    }

    /// Wraps the picture of a window in the element that `book/scripts/windows.js`
    /// defines, if the page has the code of the windows.
    fn window_element(&self, picture: String, block: &Block) -> String {
        let Some(script) = self.script_names.get(WINDOWS) else {
            return picture;
        };
        let attributes = [
            data_attribute("windows", Some(script)),
            data_attribute("open", block.window.as_ref()),
            data_attribute("moves", block.transcript.as_ref().map(Text::as_ref)),
            data_attribute("file", block.file.as_ref()),
            data_attribute("white", block.white.as_ref()),
        ]
        .concat();
        format!("<othellier-window{attributes}>{picture}</othellier-window>")
    }
}

/// Returns a `data-` attribute with a blank before it; empty without a value.
fn data_attribute(name: &str, value: Option<&String>) -> String {
    match value {
        Some(value) => format!(" data-{name}=\"{}\"", html::escape(value)),
        None => String::new(),
    }
}

/// A figure as it is before any script runs.
struct StaticFigure {
    svg: String,
    /// The request that makes it interactive.
    live: Option<Fields>,
}

/// The fields of a request to a board, by the names of [`page_boards::protocol`].
type Fields = Vec<(&'static str, String)>;

fn request(fields: &Fields) -> Request {
    fields
        .iter()
        .fold(Request::default(), |request, (name, value)| {
            request.with(name, value)
        })
}
