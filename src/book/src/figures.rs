//! Figures: a `board` block of a page says what to draw, the chapters' crates
//! say what is there, and [`live`] draws it. If its key `live` names a kind,
//! the figure comes alive on pages that have the code for it.

mod copy;
mod matrix;
mod othello;
mod other_games;
mod row;
mod walks;
mod ways;
mod wrap;

use std::error::Error;
use std::fmt;
use std::ops::Range;

use crate::wasm::ScriptNames;
use live::html;
use serde::Deserialize;
use toml::Spanned;

/// What a `board` block may say.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Block {
    title: String,
    picture: Option<Spanned<String>>,
    position: Option<Spanned<String>>,
    diagram: Option<Spanned<String>>,
    transcript: Option<Spanned<String>>,
    to_move: Option<Spanned<String>>,
    #[serde(default)]
    moves: bool,
    #[serde(rename = "move")]
    played: Option<Spanned<String>>,
    squares: Option<Spanned<String>>,
    ray: Option<Spanned<String>>,
    labels: Option<Spanned<String>>,
    #[serde(default)]
    sentinel: bool,
    live: Option<Spanned<String>>,
    game: Option<Spanned<String>>,
    depth: Option<usize>,
    evaluation: Option<String>,
}

/// What is wrong with a `board` block.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrongFigure {
    /// The line inside the block, counted from 1.
    pub line: usize,
    message: String,
}

impl fmt::Display for WrongFigure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl Error for WrongFigure {}

impl WrongFigure {
    fn at(body: &str, span: Range<usize>, message: impl fmt::Display) -> Self {
        Self {
            line: body[..span.start].matches('\n').count() + 1,
            message: message.to_string(),
        }
    }
}

/// The figures of one page, numbered.
#[derive(Debug)]
pub struct Figures {
    chapter: Option<u32>,
    code: ScriptNames,
    drawn: u32,
}

impl Figures {
    /// The figures of a chapter's page, or of another page.
    pub fn new(chapter: Option<u32>) -> Self {
        Self {
            chapter,
            code: ScriptNames::new(),
            drawn: 0,
        }
    }

    /// Makes the figures come alive with the code in these files.
    pub fn with_code(self, code: ScriptNames) -> Self {
        Self { code, ..self }
    }

    /// The page's next figure, as one line of HTML.
    ///
    /// # Errors
    ///
    /// When the block isn't TOML, or asks for what no board can show.
    pub fn figure(&mut self, body: &str) -> Result<String, WrongFigure> {
        let block: Block = toml::from_str(body).map_err(|error| {
            let span = error.span().unwrap_or_default();
            WrongFigure::at(body, span, error.message())
        })?;
        let Still { mut svg, live } = match (&block.picture, &block.game) {
            (Some(name), _) => picture(body, name)?,
            (None, Some(game)) => other_games::still(body, &block, game)?,
            (None, None) => othello::still(body, &block)?,
        };
        self.drawn += 1;
        let number = match self.chapter {
            Some(chapter) => format!("Figure {chapter}.{}: ", self.drawn),
            None => String::new(),
        };
        if let Some(fields) = &live {
            svg = self.alive(&svg, fields);
        }
        Ok(format!(
            "<figure class=\"board\">{svg}<figcaption>{number}{}\
             </figcaption></figure>",
            html::escape(&block.title)
        ))
    }

    /// The drawing in an element that `book/theme/live.js` brings to life.
    fn alive(&self, drawing: &str, fields: &Fields) -> String {
        let field = |field| {
            let found = fields.iter().find(|(name, _)| *name == field);
            found.map(|(_, value)| value.as_str())
        };
        let part = field("live").map(|kind| live::part(kind, field("game")));
        let code = part.and_then(|part| self.code.get(part));
        let code = code.map(|file| ("code", file.clone())).into_iter();
        let data = code.chain(fields.iter().cloned()).map(|(name, value)| {
            format!(" data-{name}=\"{}\"", html::escape(&value))
        });
        let data: String = data.collect();
        format!(
            "<othellier-board id=\"board-{}\"{data}>{drawing}\
             </othellier-board>",
            self.drawn
        )
    }
}

/// A picture that is drawn for one place of the book.
fn picture(body: &str, name: &Spanned<String>) -> Result<Still, WrongFigure> {
    let svg = match name.as_ref().as_str() {
        "copy" => copy::svg(),
        "matrix" => matrix::svg(),
        "row" => row::svg(),
        "walks" => walks::svg(),
        "ways" => ways::svg(),
        "wrap" => wrap::svg(),
        _ => {
            let message = "there's no such picture: write `copy`, `matrix`, `row`, `walks`, `ways` or `wrap`";
            return Err(WrongFigure::at(body, name.span(), message));
        }
    };
    Ok(Still { svg, live: None })
}

/// What a live board gets, by the names of [`live::protocol`].
type Fields = Vec<(&'static str, String)>;

/// A still figure, and what it needs to come alive.
struct Still {
    svg: String,
    live: Option<Fields>,
}

/// The request that these fields are.
fn request(fields: &Fields) -> String {
    let lines = fields.iter().map(|(name, value)| format!("{name} {value}"));
    lines.collect::<Vec<_>>().join("\n")
}
