//! Figures: a `board` block of a page says what to draw, the chapters' crates
//! say what is there, and [`page_boards`] draws it. If its key `live` names a
//! kind, the figure comes alive on pages that have the code for it.

mod in_page;
mod othello;
mod pictures;

use std::fmt;
use std::ops::Range;
use std::path::{Path, PathBuf};

use crate::page_code::wasm::ScriptNames;
use crate::page_code::windows::WINDOWS;
use page_boards::{Request, html};
use serde::Deserialize;
use thiserror::Error;
use toml::Spanned;

/// What is wrong with a `board` block.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{message}")]
pub struct WrongFigure {
    /// The line inside the block, counted from 1.
    pub line: usize,
    message: String,
}

/// What is wrong with one key of a block, or with its value.
#[derive(Debug)]
struct Mistake {
    span: Range<usize>,
    message: String,
}

impl Mistake {
    fn at(span: Range<usize>, message: impl fmt::Display) -> Self {
        let message = message.to_string();
        Self { span, message }
    }

    /// The same, with its line inside the block.
    fn in_block(self, body: &str) -> WrongFigure {
        WrongFigure {
            line: body[..self.span.start].matches('\n').count() + 1,
            message: self.message,
        }
    }
}

/// A value whose place is known, for messages.
type Text = Spanned<String>;

/// A `board` block. Its keys are explained in `CONTRIBUTING.md`.
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
    fn parse(body: &str) -> Result<Self, Mistake> {
        toml::from_str(body).map_err(|error| {
            let span = error.span().unwrap_or_default();
            Mistake::at(span, error.message())
        })
    }

    /// What the board does in the page.
    fn kind(&self) -> Option<&str> {
        self.live.as_ref().map(|kind| kind.as_ref().as_str())
    }
}

/// The figures of one page, numbered.
#[derive(Debug)]
pub struct Figures {
    chapter: Option<u32>,
    book: PathBuf,
    code: ScriptNames,
    drawn: u32,
}

impl Figures {
    /// The figures of a chapter's page, or of another page, with the pictures
    /// of the book in the folder `book`.
    pub fn new(chapter: Option<u32>, book: &Path) -> Self {
        Self {
            chapter,
            book: book.to_owned(),
            code: ScriptNames::new(),
            drawn: 0,
        }
    }

    /// Makes the figures come alive with the code in these files.
    pub fn with_code(self, code: ScriptNames) -> Self {
        Self { code, ..self }
    }

    /// The page's next figure, as one line of HTML. Fails when the block isn't
    /// TOML, or asks for what no board can show.
    pub fn figure(&mut self, body: &str) -> Result<String, WrongFigure> {
        let figure = Block::parse(body).and_then(|block| self.draw(&block));
        figure.map_err(|mistake| mistake.in_block(body))
    }

    fn draw(&mut self, block: &Block) -> Result<String, Mistake> {
        let Still { svg, live } = self.still(block)?;
        self.drawn += 1;
        let mut drawing = svg;
        if let Some(fields) = &live {
            drawing = self.alive(&drawing, fields)?;
        }
        if block.window.is_some() {
            drawing = self.window(&drawing, block);
        }
        let (number, title) = (self.number(), html::escape(&block.title.replace('\'', "’")));
        Ok(format!(
            "<figure class=\"board\">{drawing}<figcaption>{number}{title}\
             </figcaption></figure>"
        ))
    }

    /// What a reader sees before anything has come alive.
    fn still(&self, block: &Block) -> Result<Still, Mistake> {
        if let Some(name) = &block.picture {
            let picture = pictures::picture(&self.book, name.as_ref());
            let svg = picture.map_err(|message| Mistake::at(name.span(), message))?;
            return Ok(Still { svg, live: None });
        }
        if let Some(bytes) = &block.bytes {
            return in_page::bytes(bytes);
        }
        if let Some(game) = &block.game {
            return in_page::other_game(block, game);
        }
        match block.kind() {
            Some("strip") => in_page::strip(block),
            Some("puzzle") => in_page::puzzle(),
            _ => othello::still(block),
        }
    }

    /// `Figure 4.2: ` in a chapter.
    fn number(&self) -> String {
        match self.chapter {
            Some(chapter) => format!("Figure {chapter}.{}: ", self.drawn),
            None => String::new(),
        }
    }

    /// The drawing in an element that `book/page/boards/boards.js` brings to life.
    fn alive(&self, drawing: &str, fields: &Fields) -> Result<String, Mistake> {
        let field = |wanted| {
            let found = fields.iter().find(|(name, _)| *name == wanted);
            found.map(|(_, value)| value.as_str())
        };
        let (kind, game) = (field("live").unwrap_or_default(), field("game"));
        let code = self.code.get(page_boards::part_for(kind, game));
        let adviser = page_boards::advisor_for(kind, game);
        let adviser = adviser.and_then(|part| self.code.get(part));
        let files = data("code", code) + &data("adviser", adviser);
        // Room is left for what it will offer, where it can.
        let offer = code.map(|_| page_boards::initial_controls(&request(fields)));
        let offer = offer.transpose();
        let offer = offer.map_err(|error| Mistake::at(0..0, error.sentence()))?;
        let fields = fields.iter().map(|(name, value)| data(name, Some(value)));
        Ok(format!(
            "<othellier-board id=\"board-{}\"{files}{}{}>{drawing}\
             </othellier-board>",
            self.drawn,
            fields.collect::<String>(),
            data("offer", offer.as_ref())
        ))
    }

    /// The picture of a window in an element in which `book/page/windows/windows.js`
    /// opens the window itself.
    fn window(&self, picture: &str, block: &Block) -> String {
        let Some(code) = self.code.get(WINDOWS) else {
            return picture.to_owned();
        };
        let data = [
            data("windows", Some(code)),
            data("open", block.window.as_ref()),
            data("moves", block.transcript.as_ref().map(Text::as_ref)),
            data("file", block.file.as_ref()),
            data("white", block.white.as_ref()),
        ];
        let data = data.concat();
        format!("<othellier-window{data}>{picture}</othellier-window>")
    }
}

/// An attribute for a script; nothing without a value.
fn data(name: &str, value: Option<&String>) -> String {
    let value = value.map(|value| html::escape(value));
    let attribute = value.map(|value| format!(" data-{name}=\"{value}\""));
    attribute.unwrap_or_default()
}

/// A still figure, and what it needs to come alive.
struct Still {
    svg: String,
    live: Option<Fields>,
}

/// What a live board gets, by the names of [`page_boards::protocol`].
type Fields = Vec<(&'static str, String)>;

/// The request that these fields are.
fn request(fields: &Fields) -> Request {
    fields
        .iter()
        .fold(Request::default(), |request, (name, value)| {
            request.with(name, value)
        })
}
