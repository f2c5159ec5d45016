use directions::Direction;
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use crate::{Button, FileDialog, Form, Message, Mode, Panel, State};

/// What the mouse means.
pub(crate) fn mouse_message(
    mouse: MouseEvent,
    state: &State,
    form: &Form,
) -> Option<Message> {
    let place = Position::new(mouse.column, mouse.row);
    let is_on_board = state.mode == Mode::Board;
    match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => match &state.mode {
            Mode::Board => click_form(form, place),
            mode => click_panel(&Panel::new(form), mode, place),
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

/// A click on a square or on a button.
fn click_form(form: &Form, place: Position) -> Option<Message> {
    let square = form.square_at(place);
    if square.is_on_board() {
        return Some(Message::Place(square));
    }
    form.button_at(place).map(Message::Press)
}

/// A click on the panel that asks for something.
fn click_panel(panel: &Panel, mode: &Mode, place: Position) -> Option<Message> {
    match mode {
        Mode::Question(_) if panel.yes.contains(place) => {
            Some(Message::Type('y'))
        }
        _ if panel.yes.contains(place) => Some(Message::Choose),
        _ if panel.no.contains(place) => Some(Message::Cancel),
        Mode::Files(dialog) => click_files(panel, dialog, place),
        _ => None,
    }
}

/// A click on the list of files, or on their type.
fn click_files(
    panel: &Panel,
    dialog: &FileDialog,
    place: Position,
) -> Option<Message> {
    if panel.filter.contains(place) {
        return Some(Message::Filter);
    }
    let row = usize::from(place.y.checked_sub(panel.list.y)?);
    let is_in_list = panel.list.contains(place);
    is_in_list.then(|| Message::Select(panel.first(dialog.selected) + row))
}
