use ratatui::layout::Rect;

use crate::Form;

/// The areas of the panel for a file dialog, a number prompt or a question. It
/// covers the board but not the message box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panel {
    /// The whole panel, with its border.
    pub area: Rect,
    /// The line at the top.
    pub title: Rect,
    /// The list of files, or the text of a question.
    pub list: Rect,
    /// The input field for a name or a number.
    pub name: Rect,
    /// The label of the file filter.
    pub filter: Rect,
    /// The button that confirms.
    pub yes: Rect,
    /// The button that cancels.
    pub no: Rect,
}

impl Panel {
    /// Returns the panel of a form.
    pub fn new(form: &Form) -> Panel {
        let Rect { x, y, .. } = form.area;
        let line = |down| Rect::new(x + 2, y + down, 36, 1);
        let half = |right, down| Rect::new(x + right, y + down, 12, 1);
        Panel {
            area: Rect::new(x, y, 40, 13),
            title: line(1),
            list: Rect {
                height: 7,
                ..line(2)
            },
            name: line(9),
            filter: line(10),
            yes: half(2, 11),
            no: half(16, 11),
        }
    }

    /// Returns the index of the first visible list entry, on the page that
    /// contains the selected entry.
    pub fn first_visible(&self, selected: Option<usize>) -> usize {
        let page = usize::from(self.list.height);
        selected.unwrap_or(0) / page * page
    }
}
