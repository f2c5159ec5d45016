//! Chapter 17 of *Othellier*: a search that leaves out what can't matter.

mod window;
pub use window::Window;

mod search;
pub use search::alpha_beta;

mod order;
pub use order::Order;
pub use order::SORTED_FROM;
pub use order::as_they_come;
pub use order::corners_first;
pub use order::fewest_replies;

mod line;
pub use line::Line;

mod ordered_search;
pub use ordered_search::OrderedSearch;

mod deepen;
pub use deepen::Iteration;

mod clock;
pub use clock::time_is_up;
