use directions::Direction;
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use crate::{Button, FileDialog, Form, Message, Mode, Panel, State};

/// Converts a mouse event to a message; `None` for an unused event.
pub(crate) fn mouse_message(
    mouse: MouseEvent,
    state: &State,
    form: &Form,
) -> Option<Message> {
    let position = Position::new(mouse.column, mouse.row);
    let is_on_board = state.mode == Mode::Board;
    match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => match &state.mode {
            Mode::Board => click_form(form, position),
            mode => click_panel(&Panel::new(form), mode, position),
        },
        MouseEventKind::ScrollUp if is_on_board => {
            Some(Message::Press(Button::Back))
        }
        MouseEventKind::ScrollDown if is_on_board => {
            Some(Message::Press(Button::Forward))
        }
        MouseEventKind::ScrollUp => Some(Message::Go(Direction::North)),
        MouseEventKind::ScrollDown => Some(Message::Go(Direction::South)),
        _ => None,
    }
}

/// Converts a click on a square or a button to a message.
fn click_form(form: &Form, position: Position) -> Option<Message> {
    let square = form.square_at(position);
    if square.is_on_board() {
        return Some(Message::Place(square));
    }
    form.button_at(position).map(Message::Press)
}

/// Converts a click on the panel of a dialog to a message.
fn click_panel(
    panel: &Panel,
    mode: &Mode,
    position: Position,
) -> Option<Message> {
    match mode {
        Mode::Question(_) if panel.yes.contains(position) => {
            Some(Message::Type('y'))
        }
        _ if panel.yes.contains(position) => Some(Message::Choose),
        _ if panel.no.contains(position) => Some(Message::Cancel),
        Mode::Files(dialog) => click_files(panel, dialog, position),
        _ => None,
    }
}

/// Converts a click on the file list or the file filter to a message.
fn click_files(
    panel: &Panel,
    dialog: &FileDialog,
    position: Position,
) -> Option<Message> {
    if panel.filter.contains(position) {
        return Some(Message::Filter);
    }
    let row = usize::from(position.y.checked_sub(panel.list.y)?);
    let is_in_list = panel.list.contains(position);
    is_in_list
        .then(|| Message::Select(panel.first_visible(dialog.selected) + row))
}
