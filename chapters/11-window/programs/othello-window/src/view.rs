use board::Disc;
use end_of_game::{Score, Turn};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::widgets::{Block, Paragraph, Wrap};
use terminal::Theme;

use crate::view_board::draw_board;
use crate::view_dialog::draw_panel;
use crate::{Form, Mode, State};

/// Draws a state. The same state and theme always give the same frame.
pub fn view(frame: &mut Frame, state: &State, theme: Theme) {
    let Some(form) = Form::new(frame.area()) else {
        return draw_too_small(frame, state);
    };
    draw_board(frame.buffer_mut(), &form, state, theme);
    draw_messages(frame, form.messages, state, theme);
    frame.render_widget(status(state, theme), form.status);
    frame.render_widget(game_number(state), form.number);
    for (button, area) in &form.buttons {
        let label = Paragraph::new(button.label()).style(theme.button());
        frame.render_widget(label, *area);
    }
    if state.mode != Mode::Board {
        draw_panel(frame, &form, state, theme);
    }
}

/// Draws the pending question, or else a request for a larger terminal.
fn draw_too_small(frame: &mut Frame, state: &State) {
    let (width, height) = Form::MIN_SIZE;
    let text = match &state.mode {
        Mode::Question(question) => format!("{} (Y)es (N)o", question.text),
        _ => format!("Please give me {width} columns and {height} rows."),
    };
    let request = Paragraph::new(text).wrap(Wrap { trim: true });
    frame.render_widget(request, frame.area());
}

/// Draws the message box.
fn draw_messages(frame: &mut Frame, area: Rect, state: &State, theme: Theme) {
    // A zero-width space allows a line break after a slash.
    let message = state.notice().replace('/', "/\u{200b}");
    let text = Paragraph::new(message)
        .wrap(Wrap { trim: true })
        .block(theme.with_border(Block::bordered()));
    frame.render_widget(text, area);
}

/// Returns both scores, with a mark at the player to move, the move number and
/// whose turn it is.
fn status(state: &State, theme: Theme) -> Paragraph<'static> {
    let position = state.history().position();
    let is_over = position.turn() == Turn::Over;
    let (number, moves) =
        (state.history().move_number(), state.history().moves().len());
    let row = |disc| {
        let is_next = !is_over && position.to_move == disc;
        score_row(state, theme, disc, is_next)
    };
    let lines = [
        row(Disc::Black),
        row(Disc::White),
        format!("Move {number}/{moves}"),
        if is_over {
            "Game over".to_string()
        } else {
            format!("{} to move", position.to_move)
        },
    ];
    Paragraph::new(lines.join("\n"))
}

/// Formats a row such as `> ●  2 Black`.
fn score_row(state: &State, theme: Theme, disc: Disc, is_next: bool) -> String {
    let score = Score::discs(&state.board());
    let (name, points) = match disc {
        Disc::Black => (&state.record.black, score.black),
        Disc::White => (&state.record.white, score.white),
    };
    let name = name.clone().unwrap_or_else(|| disc.to_string());
    let mark = if is_next { '>' } else { ' ' };
    let symbol = theme.symbol(disc.into());
    format!("{mark} {symbol} {points:>2} {name}")
}

/// Returns the number of the game in its file.
fn game_number(state: &State) -> Paragraph<'static> {
    let text = match &state.source {
        Some(source) => format!("{} of {}", source.number, source.games),
        None => "no file".to_string(),
    };
    Paragraph::new(text)
}
