//! A parallel map that keeps the order of its items.

use std::num::NonZero;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Calls `function` on each item, on up to `threads` threads, and returns the
/// results in the order of the items.
///
/// # Panics
///
/// Panics if a call panics, after the other threads have finished.
pub fn map<T: Sync, R: Send>(
    items: &[T],
    threads: usize,
    function: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    let queue = Mutex::new(items.iter().enumerate());
    let results = Mutex::new(Vec::new());
    let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).next();
    let work = || {
        while let Some((index, item)) = next() {
            let result = function(item);
            results
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push((index, result));
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, items.len().max(1)) {
            scope.spawn(work);
        }
    });
    let mut results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Returns the number of threads that this machine runs in parallel, or 1 if that's
/// unknown.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn keeps_order_with_any_number_of_threads() {
        let items: Vec<_> = (0..100).collect();
        let doubled: Vec<_> = (0..100).map(|n| 2 * n).collect();
        for threads in [0, 1, 7, 1000] {
            assert_eq!(map(&items, threads, |n| 2 * n), doubled);
        }
    }

    #[test]
    fn no_items_give_no_results() {
        assert!(map(&[0; 0], 4, |n| *n).is_empty());
    }
}
