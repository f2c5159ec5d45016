use std::env;

use board::Cell;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;
use ratatui::widgets::Block;

/// The look of a window: with color or without, in ASCII or not. The colors are
/// the sixteen that every terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// True if colors are used.
    pub color: bool,
    /// True if only ASCII characters are used.
    pub ascii: bool,
}

impl Theme {
    /// Creates a theme with colors, unless the variable `NO_COLOR` is set.
    pub fn with_color(ascii: bool) -> Theme {
        let color =
            env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Theme { color, ascii }
    }

    /// Returns the character of a cell, in which the discs differ even without
    /// color.
    pub const fn symbol(self, cell: Cell) -> &'static str {
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

    /// Returns the three lines of a large cell.
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

    /// Returns the character of a disc that is being flipped.
    pub const fn flipping_symbol(self) -> &'static str {
        if self.ascii { "/" } else { "◐" }
    }

    /// Returns the characters of a grid: corners and crossings row by row, then
    /// the horizontal and the vertical line.
    pub fn grid_lines(self) -> [char; 11] {
        if self.ascii {
            return ['+', '+', '+', '+', '+', '+', '+', '+', '+', '-', '|'];
        }
        ['┌', '┬', '┐', '├', '┼', '┤', '└', '┴', '┘', '─', '│']
    }

    /// Returns the style of the board.
    pub fn board(self) -> Style {
        self.restrict_colors(Style::new().fg(Color::Black).bg(Color::Green))
    }

    /// Returns the style of a cell.
    pub fn cell(self, cell: Cell) -> Style {
        match cell {
            Cell::White => self.restrict_colors(
                Style::new().fg(Color::White).add_modifier(Modifier::BOLD),
            ),
            _ => self.board(),
        }
    }

    /// Returns the style of a mark beside a disc, or of a legal move.
    pub fn mark(self) -> Style {
        let style = self.restrict_colors(Style::new().fg(Color::LightYellow));
        style.add_modifier(Modifier::BOLD)
    }

    /// Returns the style of a button.
    pub fn button(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// Sets the border of a block to the theme's.
    pub fn with_border(self, block: Block) -> Block {
        if self.ascii {
            return block.border_set(ASCII_BORDER);
        }
        block
    }

    /// Removes the colors of a style if the theme has none.
    fn restrict_colors(self, style: Style) -> Style {
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
