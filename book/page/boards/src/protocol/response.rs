//! What a board offers beside its picture.

use serde::Serialize;

/// A button, whose event is a value of a field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Button {
    /// The field of its event.
    pub field: &'static str,
    /// The value of its event.
    pub value: String,
    /// Whether it can be pressed.
    pub state: ButtonState,
    /// What it shows, a comma, and what else its name says for a reader who
    /// listens.
    pub text: String,
}

/// What a button looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ButtonState {
    /// It can be pressed.
    Enabled,
    /// It has nothing to do now.
    Disabled,
    /// It is the chosen one of several.
    Selected,
    /// It is one of several, and not the chosen one.
    Unselected,
}

impl ButtonState {
    /// The state of a button that does one thing.
    pub fn enabled(is_enabled: bool) -> Self {
        if is_enabled {
            Self::Enabled
        } else {
            Self::Disabled
        }
    }

    /// The state of a button that is one of several to choose from.
    pub fn selected(is_selected: bool) -> Self {
        if is_selected {
            Self::Selected
        } else {
            Self::Unselected
        }
    }
}

/// Something to fill in, whose event is the field and what was filled in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Input {
    /// The field of its event.
    pub field: &'static str,
    /// Its type in HTML: `text` or `number`.
    pub kind: &'static str,
    /// What it is called.
    pub label: &'static str,
    /// What it holds now.
    pub text: String,
}

/// An event that the page's address can carry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Link {
    /// The field of the event.
    pub field: &'static str,
    /// The value of the event.
    pub value: String,
}

/// The event with which the page goes on by itself. It asks in the background,
/// since the answer may take long, and shows the answer when this drawing has
/// come to rest and was seen for a breath and `pause` milliseconds. Any other
/// event takes the place of this one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Then {
    /// How long a reader needs to see this drawing.
    pub pause: u32,
    /// The field of the event.
    pub field: &'static str,
    /// The value of the event.
    pub value: String,
}

/// A response as the page reads it.
pub fn json(response: &impl Serialize) -> String {
    // Only a map without names would fail.
    serde_json::to_string(response).unwrap_or_default()
}
