//! The arguments of calls, and values that messages can show.

use std::any::Any;
use std::fmt::{self, Debug, Write as _};

use board::{Board, Square};

/// A value that a message can show: any value that has a debug text.
pub trait Value: Any + Debug {}

impl<T: Any + Debug> Value for T {}

/// The arguments of a call: a tuple, even for a single argument.
pub trait Input: Clone + Send + Sync + 'static {
    /// Returns the arguments, in order.
    fn arguments(&self) -> Vec<&dyn Value>;
}

macro_rules! impl_input {
    ($(($($argument:ident)*))*) => {$(
        impl<$($argument: Value + Clone + Send + Sync),*> Input for ($($argument,)*) {
            #[allow(non_snake_case)] // the names of the types name the variables, too
            fn arguments(&self) -> Vec<&dyn Value> {
                let ($($argument,)*) = self;
                vec![$($argument),*]
            }
        }
    )*};
}

impl_input!(() (A) (A B) (A B C) (A B C D));

fn cast<T: Any>(value: &dyn Value) -> Option<&T> {
    (value as &dyn Any).downcast_ref()
}

/// Returns the board that a value is, or has in a `Some`. Messages draw boards.
pub(crate) fn as_board(value: &dyn Value) -> Option<&Board> {
    cast(value).or_else(|| cast::<Option<Board>>(value)?.as_ref())
}

/// Returns the square that a value is.
pub(crate) fn as_square(value: &dyn Value) -> Option<Square> {
    cast(value).copied()
}

/// Returns the squares that a value lists.
pub(crate) fn as_squares(value: &dyn Value) -> Option<&[Square]> {
    cast::<Vec<Square>>(value).map(Vec::as_slice)
}

/// Returns the debug text of a value, but with the word `board` for a board.
pub(crate) fn value_text(value: &dyn Value) -> String {
    match (cast::<Board>(value), as_board(value)) {
        (Some(_), _) => "board".to_string(),
        (None, Some(_)) => "Some(board)".to_string(),
        (None, None) => debug_text(value),
    }
}

/// The number of bytes of a value's debug text that a message shows. A wrong answer can be
/// a list of millions.
const MAX_VALUE_BYTES: usize = 4000;

/// Returns the debug text of a value, cut off if it's too long.
fn debug_text(value: &dyn Value) -> String {
    let mut text = LimitedText(String::new());
    match write!(text, "{value:?}") {
        Ok(()) => text.0,
        Err(fmt::Error) => text.0 + "... and so on",
    }
}

/// A text that takes no more than [`MAX_VALUE_BYTES`].
struct LimitedText(String);

impl fmt::Write for LimitedText {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        let room = MAX_VALUE_BYTES - self.0.len();
        let end = (0..=room.min(part.len()))
            .rev()
            .find(|&end| part.is_char_boundary(end))
            .unwrap_or_default();
        self.0.push_str(&part[..end]);
        if end < part.len() {
            return Err(fmt::Error);
        }
        Ok(())
    }
}

/// Returns the call as Rust writes it, such as `ray_length(c6, North)`.
pub(crate) fn call_text(name: &str, input: &impl Input) -> String {
    let arguments: Vec<_> = input.arguments().into_iter().map(value_text).collect();
    format!("{name}({})", arguments.join(", "))
}
