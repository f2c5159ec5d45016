use std::time::{Duration, Instant};

/// Returns a question for [`until`](minimax::Search::until): is the time up? It
/// begins to run now.
pub fn time_is_up(after: Duration) -> impl Fn() -> bool {
    let begin = Instant::now();
    move || begin.elapsed() >= after
}
