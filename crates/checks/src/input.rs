use std::any::Any;
use std::fmt::Debug;

use board::{Board, Square};

/// A value that a message can show: any value that has a debug text.
pub trait Value: Any + Debug {}

impl<T: Any + Debug> Value for T {}

/// The arguments of a call: a tuple, even for a single argument.
pub trait Input: Clone + Send + Sync + 'static {
    /// The arguments, in order.
    fn arguments(&self) -> Vec<&dyn Value>;
}

macro_rules! inputs {
    ($(($($argument:ident)*))*) => {$(
        impl<$($argument: Value + Clone + Send + Sync),*> Input for ($($argument,)*) {
            #[allow(non_snake_case)]
            fn arguments(&self) -> Vec<&dyn Value> {
                let ($($argument,)*) = self;
                vec![$($argument),*]
            }
        }
    )*};
}

inputs!(() (A) (A B) (A B C) (A B C D));

fn cast<T: Any>(value: &dyn Value) -> Option<&T> {
    (value as &dyn Any).downcast_ref()
}

/// The board that a value is or holds. We draw it instead of writing it out.
pub(crate) fn as_board(value: &dyn Value) -> Option<&Board> {
    let held = || cast::<Option<Board>>(value)?.as_ref();
    cast(value).or_else(held)
}

/// The square that a value is.
pub(crate) fn as_square(value: &dyn Value) -> Option<Square> {
    cast(value).copied()
}

/// The squares that a value lists.
pub(crate) fn as_squares(value: &dyn Value) -> Option<&[Square]> {
    cast::<Vec<Square>>(value).map(Vec::as_slice)
}

/// The value as Rust writes it, except for a board.
pub(crate) fn text(value: &dyn Value) -> String {
    match (cast::<Board>(value), as_board(value)) {
        (Some(_), _) => "board".to_string(),
        (None, Some(_)) => "Some(board)".to_string(),
        (None, None) => format!("{value:?}"),
    }
}

/// The call as Rust writes it, such as `ray_length(c6, North)`.
pub(crate) fn call_text(name: &str, input: &impl Input) -> String {
    let arguments = input.arguments().into_iter().map(text);
    format!("{name}({})", arguments.collect::<Vec<_>>().join(", "))
}
