//! The arguments of calls, and values that messages can show.

use std::any::Any;
use std::fmt::Debug;

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
        (None, None) => format!("{value:?}"),
    }
}

/// Returns the call as Rust writes it, such as `ray_length(c6, North)`.
pub(crate) fn call_text(name: &str, input: &impl Input) -> String {
    let arguments: Vec<_> = input.arguments().into_iter().map(value_text).collect();
    format!("{name}({})", arguments.join(", "))
}
