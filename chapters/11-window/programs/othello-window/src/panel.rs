use ratatui::layout::Rect;

use crate::Form;

/// Where everything is in the panel that asks for a file, a number or an
/// answer. It covers the board and leaves the message box free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panel {
    /// The whole panel, with its border.
    pub area: Rect,
    /// The line at the top.
    pub title: Rect,
    /// The list of files, or the text of a question.
    pub list: Rect,
    /// The name or the number that is typed.
    pub name: Rect,
    /// Which files are shown.
    pub filter: Rect,
    /// The character that says yes.
    pub yes: Rect,
    /// The character that says no.
    pub no: Rect,
}

impl Panel {
    /// The panel of a form.
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

    /// The place in the list of the entry in its first line, on the page that
    /// holds the selected one.
    pub fn first(&self, selected: Option<usize>) -> usize {
        let page = usize::from(self.list.height);
        selected.unwrap_or(0) / page * page
    }
}
