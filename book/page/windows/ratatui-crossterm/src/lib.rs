//! A replacement for `ratatui-crossterm` in pages, where there is no terminal.
//!
//! It has crossterm's event types. Every operation on a terminal is an error.

pub mod crossterm;

use std::io::{self, Write};

use ratatui_core::backend::{Backend, ClearType, WindowSize};
use ratatui_core::buffer::Cell;
use ratatui_core::layout::{Position, Size};

use crate::crossterm::no_terminal;

/// Converts a color or a style of crossterm to one of ratatui.
pub trait FromCrossterm<C> {}

/// Converts a color or a style of ratatui to one of crossterm.
pub trait IntoCrossterm<C> {}

/// A backend whose drawing operations are errors.
#[derive(Debug)]
pub struct CrosstermBackend<W: Write>(W);

impl<W: Write> CrosstermBackend<W> {
    /// Creates a backend.
    pub fn new(writer: W) -> CrosstermBackend<W> {
        CrosstermBackend(writer)
    }
}

impl<W: Write> Backend for CrosstermBackend<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, _: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        no_terminal()
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        no_terminal()
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        no_terminal()
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        no_terminal()
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, _: P) -> io::Result<()> {
        no_terminal()
    }

    fn clear(&mut self) -> io::Result<()> {
        no_terminal()
    }

    fn clear_region(&mut self, _: ClearType) -> io::Result<()> {
        no_terminal()
    }

    fn size(&self) -> io::Result<Size> {
        no_terminal()
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        no_terminal()
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
