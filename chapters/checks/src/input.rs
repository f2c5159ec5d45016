use std::any::Any;
use std::fmt::Debug;

use board::Board;

/// A value that a message can show: any value that has a debug text.
pub trait Value: Any + Debug {}

impl<T: Any + Debug> Value for T {}

/// The arguments of a call: a tuple, of one argument too.
pub trait Input: Clone + Send + Sync + 'static {
    /// The arguments, in order.
    fn arguments(&self) -> Vec<&dyn Value>;
}

impl<A> Input for (A,)
where
    A: Value + Clone + Send + Sync,
{
    fn arguments(&self) -> Vec<&dyn Value> {
        vec![&self.0]
    }
}

impl<A, B> Input for (A, B)
where
    A: Value + Clone + Send + Sync,
    B: Value + Clone + Send + Sync,
{
    fn arguments(&self) -> Vec<&dyn Value> {
        vec![&self.0, &self.1]
    }
}

impl<A, B, C> Input for (A, B, C)
where
    A: Value + Clone + Send + Sync,
    B: Value + Clone + Send + Sync,
    C: Value + Clone + Send + Sync,
{
    fn arguments(&self) -> Vec<&dyn Value> {
        vec![&self.0, &self.1, &self.2]
    }
}

/// The value as a board, which is drawn and not written.
pub(crate) fn as_board(value: &dyn Value) -> Option<&Board> {
    (value as &dyn Any).downcast_ref()
}

/// The call as Rust writes it, such as `ray_length(c6, North)`.
pub(crate) fn call_text(name: &str, input: &impl Input) -> String {
    let argument = |value: &&dyn Value| match as_board(*value) {
        Some(_) => "board".to_string(),
        None => format!("{value:?}"),
    };
    let arguments: Vec<_> = input.arguments().iter().map(argument).collect();
    format!("{name}({})", arguments.join(", "))
}
