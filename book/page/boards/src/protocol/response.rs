//! What a board answers.

use std::borrow::Cow;
use std::fmt;

/// A line of a response. Its text never runs into the next line, whatever its
/// values are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// `svg DRAWING`: the drawing.
    Svg(String),
    /// `columns NUMBER`: how many cells a row has; 0 if the cells are where
    /// the drawing has its nodes.
    Columns(i32),
    /// `cell NAME`: the name of the next cell, for a reader who listens.
    /// Othello's board has 64 of these, or 65 with the sentinel; a tree has
    /// one for each position.
    Cell(String),
    /// `status SENTENCE`: what happened, to be shown and announced.
    Status(String),
    /// `fact SENTENCE`: what else there is to know. There can be any number of
    /// these.
    Fact(String),
    /// `button FIELD VALUE STATE TEXT`: a button, whose event is `FIELD
    /// VALUE`. The button shows its text up to the first comma; all of it is
    /// its name for a reader who listens.
    Button {
        /// The field of its event.
        field: &'static str,
        /// The value of its event, one word.
        value: String,
        /// Whether it can be pressed.
        state: ButtonState,
        /// What it shows, a comma, and what else its name says.
        text: String,
    },
    /// `input FIELD TYPE LABEL`: a field to fill in, whose event is the field
    /// and what was filled in.
    Input {
        /// The field of its event.
        field: &'static str,
        /// Its type in HTML: `text` or `number`.
        kind: &'static str,
        /// What it is called.
        label: &'static str,
    },
    /// `field FIELD TYPE LABEL`: an input without a button, whose event comes
    /// with every letter that's typed.
    Field {
        /// The field of its event.
        field: &'static str,
        /// Its type in HTML: `text` or `number`.
        kind: &'static str,
        /// What it is called.
        label: &'static str,
    },
    /// `file FIELD FROM LENGTH LABEL`: a field for a file. Its event has the
    /// file's size and so many of its bytes, in hexadecimal; the page reads no
    /// others. When `FROM` changes, the event comes again.
    File {
        /// The field of its event.
        field: &'static str,
        /// Where the bytes begin.
        from: u64,
        /// How many there are.
        length: usize,
        /// What it is called.
        label: &'static str,
    },
    /// `value FIELD TEXT`: what an input holds now.
    Value {
        /// The field of the input.
        field: &'static str,
        /// The text in it.
        text: String,
    },
    /// `link FIELD VALUE`: an event that the page's address can carry.
    Link {
        /// The field of the event.
        field: &'static str,
        /// The value of the event.
        value: String,
    },
    /// `keep FIELD VALUE`: a field of the next request.
    Keep {
        /// The field.
        field: &'static str,
        /// Its value.
        value: String,
    },
    /// `follow`: a cell that gets the focus is chosen.
    Follow,
    /// `words SENTENCE`: what the drawing shows, for a reader who listens.
    /// There can be any number of these.
    Words(String),
    /// `plot DRAWING`: what is drawn below the controls.
    Plot(String),
    /// `room SENTENCE`: the longest status that this board can have, and then
    /// its longest facts. The page leaves room for them, so that the text
    /// below the board stays where it is.
    Room(String),
    /// `notice WORDS`: what is shown over the drawing for a moment, once the
    /// drawing has come to rest. The status says it too.
    Notice(String),
    /// `caption TEXT`: what the board shows now, where the figure's title only
    /// holds for what it showed at first.
    Caption(String),
    /// `refused`: the chosen cell was refused; the status says why.
    Refused,
    /// `closed`: no cell can be chosen now.
    Closed,
    /// `then MILLISECONDS FIELD VALUE`: the page goes on by itself with the
    /// event `FIELD VALUE`. It asks in the background, since the answer may
    /// take long, and shows the answer when this drawing has come to rest and
    /// was seen for a breath and so many milliseconds. Any other event takes
    /// the place of this one.
    Then {
        /// How long a reader needs to see this drawing.
        pause: u32,
        /// The field of the event.
        field: &'static str,
        /// The value of the event.
        value: String,
    },
    /// `ask FIELD VALUE`: a line of a question to another part of the code,
    /// which the page loads when it is first asked. It answers in the
    /// background with a line `advice VALUE`; that's the value of the event
    /// that the page goes on with. If it doesn't answer, the page goes on with
    /// the event as it is.
    Ask {
        /// A field of the question.
        field: &'static str,
        /// Its value.
        value: String,
    },
    /// `error SENTENCE`: why the request can't be answered. No other line
    /// stands beside it.
    Error(String),
}

/// What a button looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonState {
    /// `on`: it can be pressed.
    Enabled,
    /// `off`: it has nothing to do now.
    Disabled,
    /// `gone`: it isn't shown; its place is among the others.
    Hidden,
    /// `down`: it is the chosen one of several.
    Selected,
    /// `up`: it is one of several, and not the chosen one.
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

    /// The state of a button that is there only when it has something to do.
    pub fn shown(is_shown: bool) -> Self {
        if is_shown {
            Self::Enabled
        } else {
            Self::Hidden
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

    fn keyword(self) -> &'static str {
        match self {
            Self::Enabled => "on",
            Self::Disabled => "off",
            Self::Hidden => "gone",
            Self::Selected => "down",
            Self::Unselected => "up",
        }
    }
}

impl Line {
    fn keyword(&self) -> &'static str {
        match self {
            Self::Svg(_) => "svg",
            Self::Columns(_) => "columns",
            Self::Cell(_) => "cell",
            Self::Status(_) => "status",
            Self::Fact(_) => "fact",
            Self::Button { .. } => "button",
            Self::Input { .. } => "input",
            Self::Field { .. } => "field",
            Self::File { .. } => "file",
            Self::Value { .. } => "value",
            Self::Link { .. } => "link",
            Self::Keep { .. } => "keep",
            Self::Follow => "follow",
            Self::Words(_) => "words",
            Self::Plot(_) => "plot",
            Self::Room(_) => "room",
            Self::Notice(_) => "notice",
            Self::Caption(_) => "caption",
            Self::Refused => "refused",
            Self::Closed => "closed",
            Self::Then { .. } => "then",
            Self::Ask { .. } => "ask",
            Self::Error(_) => "error",
        }
    }

    fn value(&self) -> Cow<'_, str> {
        match self {
            Self::Svg(text)
            | Self::Cell(text)
            | Self::Status(text)
            | Self::Fact(text)
            | Self::Words(text)
            | Self::Plot(text)
            | Self::Room(text)
            | Self::Notice(text)
            | Self::Caption(text)
            | Self::Error(text) => text.into(),
            Self::Columns(number) => number.to_string().into(),
            Self::Button {
                field,
                value,
                state,
                text,
            } => format!("{field} {value} {} {text}", state.keyword()).into(),
            Self::Input { field, kind, label } | Self::Field { field, kind, label } => {
                format!("{field} {kind} {label}").into()
            }
            Self::File {
                field,
                from,
                length,
                label,
            } => format!("{field} {from} {length} {label}").into(),
            Self::Value { field, text: value }
            | Self::Link { field, value }
            | Self::Keep { field, value }
            | Self::Ask { field, value } => format!("{field} {value}").into(),
            Self::Then {
                pause,
                field,
                value,
            } => format!("{pause} {field} {value}").into(),
            Self::Follow | Self::Refused | Self::Closed => "".into(),
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let value = self.value().replace(['\n', '\r'], " ");
        writeln!(f, "{} {value}", self.keyword())
    }
}
