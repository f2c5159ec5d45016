//! The parts of a response other than the drawing and its texts.

use serde::Serialize;

/// A button. Pressing it sends an event: a field and its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Button {
    /// The field of its event.
    pub field: &'static str,
    /// The value of its event.
    pub value: String,
    /// The state in which it is shown.
    pub state: ButtonState,
    /// The label. The page shows the text up to the first comma; all of it is the
    /// accessible name. See [`labels`](crate::labels).
    pub text: String,
}

/// The state of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ButtonState {
    /// A button that can be pressed.
    Enabled,
    /// A button that can't be pressed now.
    Disabled,
    /// The selected button of a group.
    Selected,
    /// Another button of a group.
    Unselected,
}

impl ButtonState {
    /// Returns the state of a button on its own.
    pub fn enabled(is_enabled: bool) -> Self {
        if is_enabled {
            Self::Enabled
        } else {
            Self::Disabled
        }
    }

    /// Returns the state of a button of a group.
    pub fn selected(is_selected: bool) -> Self {
        if is_selected {
            Self::Selected
        } else {
            Self::Unselected
        }
    }
}

/// An input field. Entering a text sends an event: the field and the text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Input {
    /// The field of its event.
    pub field: &'static str,
    /// Its type in HTML: `text` or `number`.
    pub kind: &'static str,
    /// The label.
    pub label: &'static str,
    /// The current content.
    pub text: String,
}

/// An event that a link to the page contains.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Link {
    /// The field of the event.
    pub field: &'static str,
    /// The value of the event.
    pub value: String,
}

/// An event that the page sends by itself.
///
/// The page sends it in the background, because the answer may take long. It shows the
/// answer once the animations of the current drawing have ended and `pause` milliseconds
/// have passed. Any event of the reader replaces this one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AutomaticEvent {
    /// The time for which the current drawing stays, in milliseconds.
    pub pause: u32,
    /// The field of the event.
    pub field: &'static str,
    /// The value of the event.
    pub value: String,
}

/// Serializes a response as JSON.
pub fn json(response: &impl Serialize) -> String {
    // Serialization only fails for maps whose keys aren't strings.
    serde_json::to_string(response).unwrap_or_default()
}
