use std::env;

use board::Cell;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;
use ratatui::widgets::Block;

/// How things look: with color or without, in ASCII or not. The colors are the
/// sixteen that every terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// Whether there is color.
    pub color: bool,
    /// Whether only ASCII characters are used.
    pub ascii: bool,
}

impl Theme {
    /// The theme of a window with colors, unless the variable `NO_COLOR` turns
    /// them off.
    pub fn with_color(ascii: bool) -> Theme {
        let color =
            env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Theme { color, ascii }
    }

    /// The character of what a square holds. It tells the discs apart without
    /// any color.
    pub const fn sign(self, cell: Cell) -> &'static str {
        match (cell, self.ascii) {
            (Cell::Black, false) => "●",
            (Cell::White, false) => "○",
            (Cell::Empty, false) => "·",
            (Cell::Black, true) => "B",
            (Cell::White, true) => "W",
            (Cell::Empty, true) => ".",
            (Cell::Border, _) => " ",
        }
    }

    /// The picture of what a large square holds.
    pub const fn picture(self, cell: Cell) -> [&'static str; 3] {
        match (cell, self.ascii) {
            (Cell::Black, false) => ["▗▄▄▄▖", "▐███▌", "▝▀▀▀▘"],
            (Cell::White, false) => ["╭───╮", "│   │", "╰───╯"],
            (Cell::Empty, false) => ["     ", "  ·  ", "     "],
            (Cell::Black, true) => [" BBB ", "BBBBB", " BBB "],
            (Cell::White, true) => [" WWW ", "WWWWW", " WWW "],
            (Cell::Empty, true) => ["     ", "  .  ", "     "],
            (Cell::Border, _) => ["     ", "     ", "     "],
        }
    }

    /// The character of a disc that is turning over.
    pub const fn turning(self) -> &'static str {
        if self.ascii { "/" } else { "◐" }
    }

    /// The lines of a grid: corners and crossings row by row, then the line
    /// across and the line down.
    pub fn lines(self) -> [char; 11] {
        if self.ascii {
            return ['+', '+', '+', '+', '+', '+', '+', '+', '+', '-', '|'];
        }
        ['┌', '┬', '┐', '├', '┼', '┤', '└', '┴', '┘', '─', '│']
    }

    /// The style of the board.
    pub fn board(self) -> Style {
        self.colored(Style::new().fg(Color::Black).bg(Color::Green))
    }

    /// The style of a square that holds this.
    pub fn cell(self, cell: Cell) -> Style {
        match cell {
            Cell::White => self.colored(
                Style::new().fg(Color::White).add_modifier(Modifier::BOLD),
            ),
            _ => self.board(),
        }
    }

    /// The style of a mark beside a disc, or of a legal move.
    pub fn mark(self) -> Style {
        let style = self.colored(Style::new().fg(Color::LightYellow));
        style.add_modifier(Modifier::BOLD)
    }

    /// The style of a button.
    pub fn button(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// The block with the border that belongs to the theme.
    pub fn framed(self, block: Block) -> Block {
        if self.ascii {
            return block.border_set(ASCII_BORDER);
        }
        block
    }

    /// The style without its colors, when there are none.
    fn colored(self, style: Style) -> Style {
        if self.color {
            return style;
        }
        Style {
            fg: None,
            bg: None,
            ..style
        }
    }
}

const ASCII_BORDER: border::Set = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};
