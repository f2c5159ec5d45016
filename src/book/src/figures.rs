//! Figures: a `board` block of a page says what to draw, the chapters' crates
//! say what is there, and [`live`] draws it. If its key `live` names a kind,
//! the figure comes alive on pages that have the code for it.

mod axes;
mod by_depth;
mod by_games;
mod bytes;
mod classes;
mod copy;
mod files;
mod flicker;
mod matrix;
mod minute;
mod othello;
mod other_games;
mod row;
mod saves;
mod signs;
mod threads;
mod walks;
mod ways;
mod windows;
mod worth;
mod wrap;

use std::error::Error;
use std::fmt;
use std::ops::Range;

use crate::wasm::{ScriptNames, WINDOWS};
use page_boards::{Request, html};
use serde::Deserialize;
use toml::Spanned;

/// What a `board` block may say.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Block {
    title: String,
    picture: Option<Spanned<String>>,
    window: Option<Spanned<String>>,
    file: Option<String>,
    white: Option<String>,
    bytes: Option<Spanned<String>>,
    position: Option<Spanned<String>>,
    diagram: Option<Spanned<String>>,
    transcript: Option<Spanned<String>>,
    after: Option<Spanned<usize>>,
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
    level: Option<Spanned<String>>,
    cuts: Option<bool>,
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
        let kind = block.live.as_ref().map(|it| it.as_ref().as_str());
        let Still { mut svg, live } = match &block {
            Block {
                picture: Some(name),
                ..
            } => picture(body, name)?,
            Block {
                bytes: Some(bytes), ..
            } => bytes::still(body, &block, bytes)?,
            Block {
                game: Some(game), ..
            } => other_games::still(body, &block, game)?,
            _ if kind == Some("strip") => strip(body, &block)?,
            _ if kind == Some("puzzle") => puzzle(body)?,
            _ => othello::still(body, &block)?,
        };
        self.drawn += 1;
        let number = match self.chapter {
            Some(chapter) => format!("Figure {chapter}.{}: ", self.drawn),
            None => String::new(),
        };
        if let Some(fields) = &live {
            svg = self.alive(&svg, fields);
        }
        if let Some(name) = &block.window {
            svg = self.window(&svg, body, &block, name)?;
        }
        Ok(format!(
            "<figure class=\"board\">{svg}<figcaption>{number}{}\
             </figcaption></figure>",
            html::escape(&block.title)
        ))
    }

    /// The picture of a window in an element in which `book/page/windows/windows.js`
    /// opens the window itself.
    fn window(
        &self,
        picture: &str,
        body: &str,
        block: &Block,
        name: &Spanned<String>,
    ) -> Result<String, WrongFigure> {
        if !WINDOWS_OF_PAGES.contains(&name.as_ref().as_str()) {
            let names = WINDOWS_OF_PAGES.map(|it| format!("`{it}`"));
            let names = names.join(", ");
            let message = format!("no page has this window: write one of {names}");
            return Err(WrongFigure::at(body, name.span(), message));
        }
        let Some(code) = self.code.get(WINDOWS) else {
            return Ok(picture.to_owned());
        };
        let moves = block.transcript.as_ref().map(|it| it.as_ref().as_str());
        let data = [
            ("windows", Some(code.as_str())),
            ("open", Some(name.as_ref().as_str())),
            ("moves", moves),
            ("file", block.file.as_deref()),
            ("white", block.white.as_deref()),
        ];
        let data = data.map(|(name, value)| match value {
            Some(it) => format!(" data-{name}=\"{}\"", html::escape(it)),
            None => String::new(),
        });
        let data = data.concat();
        Ok(format!(
            "<othellier-window{data}>{picture}</othellier-window>"
        ))
    }

    /// The drawing in an element that `book/page/boards/boards.js` brings to life.
    fn alive(&self, drawing: &str, fields: &Fields) -> String {
        let field = |field| {
            let found = fields.iter().find(|(name, _)| *name == field);
            found.map(|(_, value)| value.as_str())
        };
        let part = field("live").map(|kind| page_boards::part(kind, field("game")));
        let code = part.and_then(|part| self.code.get(part));
        let code = code.map(|file| ("code", file.clone())).into_iter();
        let adviser = field("live")
            .and_then(|kind| page_boards::adviser(kind, field("game")))
            .and_then(|part| self.code.get(part))
            .map(|file| ("adviser", file.clone()));
        let code = code.chain(adviser);
        let data = code
            .chain(fields.iter().cloned())
            .map(|(name, value)| format!(" data-{name}=\"{}\"", html::escape(&value)));
        let data: String = data.collect();
        format!(
            "<othellier-board id=\"board-{}\"{data}>{drawing}\
             </othellier-board>",
            self.drawn
        )
    }
}

/// The windows that a page can open, by their packages.
const WINDOWS_OF_PAGES: [&str; 4] = [
    "window",
    "othello-window",
    "connect-four-window",
    "opponent-window",
];

/// Draws a picture as one line of SVG.
type Draw = fn() -> String;

/// The pictures that are drawn for one place of the book each.
const PICTURES: &[(&str, Draw)] = &[
    ("axes", axes::svg),
    ("believe", worth::believe),
    ("by-depth", by_depth::svg),
    ("by-games", by_games::svg),
    ("circle", windows::circle),
    ("classes", classes::svg),
    ("click", windows::click),
    ("copy", copy::svg),
    ("corners", worth::corners),
    ("dialog", windows::dialog),
    ("flicker", flicker::svg),
    ("form", windows::form),
    ("forty-lines", windows::forty_lines),
    ("four", windows::four),
    ("frontier", worth::frontier_discs),
    ("jump", files::jump),
    ("matrix", matrix::svg),
    ("minute", minute::svg),
    ("names", files::names),
    ("negamax", signs::negamax),
    ("pass", signs::pass),
    ("ralle-thor", windows::ralle_thor),
    ("row", row::svg),
    ("saves", saves::svg),
    ("seated", windows::seated),
    ("thinking", windows::thinking),
    ("threads", threads::svg),
    ("turning", windows::turning),
    ("walks", walks::svg),
    ("ways", ways::svg),
    ("window", windows::window),
    ("wrap", wrap::svg),
];

fn picture(body: &str, name: &Spanned<String>) -> Result<Still, WrongFigure> {
    let wanted = PICTURES.iter().find(|(it, _)| it == name.as_ref());
    let (_, svg) = wanted.ok_or_else(|| {
        let names = PICTURES.iter().map(|(it, _)| format!("`{it}`"));
        let names: Vec<_> = names.collect();
        let message = format!("there's no such picture: write one of {}", names.join(", "));
        WrongFigure::at(body, name.span(), message)
    })?;
    Ok(Still {
        svg: svg(),
        live: None,
    })
}

/// The positions of a game, one behind the other.
fn strip(body: &str, block: &Block) -> Result<Still, WrongFigure> {
    let transcript = block
        .transcript
        .as_ref()
        .ok_or_else(|| WrongFigure::at(body, 0..0, "a strip needs a `transcript`"))?;
    let fields = vec![
        ("live", "strip".to_owned()),
        ("moves", transcript.as_ref().clone()),
    ];
    let svg = page_boards::still_svg(&request(&fields))
        .map_err(|error| WrongFigure::at(body, transcript.span(), error.sentence()))?;
    let live = Some(fields);
    Ok(Still { svg, live })
}

/// The first puzzle from the end of a game; the others come with the code.
fn puzzle(body: &str) -> Result<Still, WrongFigure> {
    let fields = vec![("live", "puzzle".to_owned())];
    let svg = page_boards::still_svg(&request(&fields))
        .map_err(|error| WrongFigure::at(body, 0..0, error.sentence()))?;
    let live = Some(fields);
    Ok(Still { svg, live })
}

/// What a live board gets, by the names of [`page_boards::protocol`].
type Fields = Vec<(&'static str, String)>;

/// A still figure, and what it needs to come alive.
struct Still {
    svg: String,
    live: Option<Fields>,
}

/// The request that these fields are.
fn request(fields: &Fields) -> Request {
    fields.iter().map(|(name, value)| (*name, value)).collect()
}
