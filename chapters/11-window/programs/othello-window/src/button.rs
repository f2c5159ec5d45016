/// A button of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// To the start of the game.
    Start,
    /// One move back.
    Back,
    /// One move forward.
    Forward,
    /// To the end of the game.
    Max,
    /// Write the game to a file.
    Write,
    /// Read a game from a file.
    Read,
    /// Type the number of a game in the file.
    Game,
    /// The game before this one in the file.
    Previous,
    /// The game after this one in the file.
    Next,
    /// Show or hide the legal moves.
    Legal,
    /// A new game.
    New,
    /// Leave.
    Quit,
}

impl Button {
    /// The buttons, in the groups they have on the form.
    pub const GROUPS: [&'static [Button]; 4] = [
        &[Button::Start, Button::Back, Button::Forward, Button::Max],
        &[Button::Write, Button::Read],
        &[Button::Game, Button::Previous, Button::Next],
        &[Button::Legal, Button::New, Button::Quit],
    ];

    /// The text on the button. Its key is the character in parentheses.
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

    /// The button with this key, in either case.
    pub fn with_key(key: char) -> Option<Button> {
        let key = key.to_ascii_uppercase() as u8;
        let has_key = |button: &Button| button.label().as_bytes()[1] == key;
        Button::GROUPS.concat().into_iter().find(has_key)
    }
}
