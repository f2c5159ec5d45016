//! The pictures of windows. Only a test is compiled with what draws in a
//! terminal, so it draws them, in `tests/all/windows`, and they're kept here.

/// The window's loop.
pub(super) fn circle() -> String {
    include_str!("windows/circle.snap.svg").to_owned()
}

/// The loop, with the values of one click.
pub(super) fn click() -> String {
    include_str!("windows/click.snap.svg").to_owned()
}

/// The whole form's file dialog.
pub(super) fn dialog() -> String {
    include_str!("windows/dialog.snap.svg").to_owned()
}

/// The whole form.
pub(super) fn form() -> String {
    include_str!("windows/form.snap.svg").to_owned()
}

/// Chapter 11's window, one disc before the end.
pub(super) fn four() -> String {
    include_str!("windows/four.snap.svg").to_owned()
}

/// Chapter 10's window with a whole game.
pub(super) fn ralle_thor() -> String {
    include_str!("windows/ralle-thor.snap.svg").to_owned()
}

/// What chapter 10's first lines draw.
pub(super) fn forty_lines() -> String {
    include_str!("windows/forty-lines.snap.svg").to_owned()
}

/// Chapter 15's window at the start of a game against a computer.
pub(super) fn seated() -> String {
    include_str!("windows/seated.snap.svg").to_owned()
}

/// Chapter 15's window while a computer thinks.
pub(super) fn thinking() -> String {
    include_str!("windows/thinking.snap.svg").to_owned()
}

/// Chapter 10's window, two ticks after a click on c6.
pub(super) fn turning() -> String {
    include_str!("windows/turning.snap.svg").to_owned()
}

/// The same window when all discs have turned over.
pub(super) fn window() -> String {
    include_str!("windows/window.snap.svg").to_owned()
}
