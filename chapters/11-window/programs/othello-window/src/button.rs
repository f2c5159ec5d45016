/// A button of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// Go to the start of the game.
    Start,
    /// Go one move back.
    Back,
    /// Go one move forward.
    Forward,
    /// Go to the end of the game.
    Max,
    /// Write the game to a file.
    Write,
    /// Read a game from a file.
    Read,
    /// Ask for the number of a game in the file.
    Game,
    /// Read the previous game of the file.
    Previous,
    /// Read the next game of the file.
    Next,
    /// Show or hide the legal moves.
    Legal,
    /// Begin a new game.
    New,
    /// Close the window.
    Quit,
}

impl Button {
    /// The groups of buttons, each drawn as a row.
    pub const GROUPS: [&'static [Button]; 4] = [
        &[Button::Start, Button::Back, Button::Forward, Button::Max],
        &[Button::Write, Button::Read],
        &[Button::Game, Button::Previous, Button::Next],
        &[Button::Legal, Button::New, Button::Quit],
    ];

    /// Returns the text of the button, with its key in parentheses.
    pub const fn label(self) -> &'static str {
        match self {
            Button::Start => "(0)",
            Button::Back => "(<)",
            Button::Forward => "(>)",
            Button::Max => "(M)ax",
            Button::Write => "(W)rite",
            Button::Read => "(R)ead",
            Button::Game => "(G)ame",
            Button::Previous => "(-)",
            Button::Next => "(+)",
            Button::Legal => "(L)egal",
            Button::New => "(N)ew",
            Button::Quit => "(Q)uit",
        }
    }

    /// Returns the button with this key; a letter can be upper or lower case.
    pub fn with_key(key: char) -> Option<Button> {
        let key = key.to_ascii_uppercase() as u8;
        let has_key = |button: &Button| button.label().as_bytes()[1] == key;
        Button::GROUPS.concat().into_iter().find(has_key)
    }
}
