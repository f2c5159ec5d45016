use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};
use terminal::Theme;

use crate::{FileDialog, FileEntry, Form, Mode, Panel, Purpose, State};

/// Draws the panel of the current dialog.
pub(crate) fn draw_panel(
    frame: &mut Frame,
    form: &Form,
    state: &State,
    theme: Theme,
) {
    let panel = Panel::new(form);
    frame.render_widget(Clear, panel.area);
    frame.render_widget(theme.with_border(Block::bordered()), panel.area);
    let answers = match &state.mode {
        Mode::Board => return,
        Mode::Files(dialog) => draw_files(frame, &panel, dialog, theme),
        Mode::Number(digits) => {
            draw_text(frame, panel.title, "Which game of the file?");
            draw_text(frame, panel.name, &format!("Number: {digits}_"));
            ["Enter: go", "Esc: stay"]
        }
        Mode::Question(question) => {
            draw_text(frame, panel.list, &question.text);
            ["(Y)es", "(N)o"]
        }
    };
    for (area, answer) in [panel.yes, panel.no].into_iter().zip(answers) {
        frame.render_widget(Paragraph::new(answer).style(theme.button()), area);
    }
}

/// Draws a text, wrapped to its area.
fn draw_text(frame: &mut Frame, area: Rect, text: &str) {
    let text = Paragraph::new(text).wrap(Wrap { trim: true });
    frame.render_widget(text, area);
}

/// Draws the file dialog and returns the labels of its buttons.
fn draw_files(
    frame: &mut Frame,
    panel: &Panel,
    dialog: &FileDialog,
    theme: Theme,
) -> [&'static str; 2] {
    let folder = dialog.folder.display().to_string();
    let filter = format!("Tab: {}", dialog.filter.label());
    draw_text(frame, panel.title, visible_end(&folder, panel.title));
    draw_list(frame, panel, dialog, theme);
    draw_name(frame, panel, dialog, theme);
    draw_text(frame, panel.filter, &filter);
    match dialog.purpose {
        Purpose::Read => ["Enter: read", "Esc: close"],
        Purpose::Write => ["Enter: write", "Esc: close"],
    }
}

/// Draws the input field; a suggested name is highlighted.
fn draw_name(
    frame: &mut Frame,
    panel: &Panel,
    dialog: &FileDialog,
    theme: Theme,
) {
    let text = format!("Name: {}_", dialog.name);
    draw_text(frame, panel.name, visible_end(&text, panel.name));
    if dialog.is_proposed {
        let width = dialog.name.chars().count() as u16;
        let x = panel.name.x + "Name: ".len() as u16;
        let name = Rect::new(x, panel.name.y, width, 1);
        let visible = name.intersection(panel.name);
        frame.buffer_mut().set_style(visible, theme.button());
    }
}

/// Returns the end of a text, as much of it as fits in one line.
fn visible_end(text: &str, area: Rect) -> &str {
    let count = text.chars().count();
    let hidden = count.saturating_sub(area.width.into());
    let start = text.char_indices().nth(hidden);
    start.map_or(text, |(index, _)| &text[index..])
}

/// Draws the page of the list that contains the selected entry.
fn draw_list(
    frame: &mut Frame,
    panel: &Panel,
    dialog: &FileDialog,
    theme: Theme,
) {
    let first = panel.first_visible(dialog.selected);
    let entries = dialog.visible_entries();
    let page = entries.iter().enumerate().skip(first);
    for ((index, entry), area) in page.zip(panel.list.rows()) {
        let is_selected = dialog.selected == Some(index);
        let style = if is_selected {
            theme.button()
        } else {
            Style::new()
        };
        let line = Paragraph::new(entry_line(entry, is_selected)).style(style);
        frame.render_widget(line, area);
    }
}

/// Formats an entry; the name of a folder ends in a slash.
fn entry_line(entry: &FileEntry, is_selected: bool) -> String {
    let mark = if is_selected { '>' } else { ' ' };
    let slash = if entry.is_folder { "/" } else { "" };
    format!("{mark} {}{slash}", entry.name)
}
