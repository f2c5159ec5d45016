//! Work on several items at a time.

use std::num::NonZero;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Does a job with each item, `at_a_time` of them at once, and keeps their order.
///
/// # Panics
///
/// When a job panics, after the others have ended.
pub fn map<T: Sync, R: Send>(
    items: &[T],
    at_a_time: usize,
    job: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    let waiting = Mutex::new(items.iter().enumerate());
    let done = Mutex::new(Vec::new());
    let next = || {
        waiting
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .next()
    };
    let work = || {
        while let Some((place, item)) = next() {
            let result = job(item);
            let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
            done.push((place, result));
        }
    };
    thread::scope(|scope| {
        for _ in 0..at_a_time.clamp(1, items.len().max(1)) {
            scope.spawn(work);
        }
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(place, _)| *place);
    done.into_iter().map(|(_, result)| result).collect()
}

/// How many threads this machine runs at the same time.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn results_keep_the_order_of_their_items() {
        let items: Vec<_> = (0..100).collect();
        let doubled: Vec<_> = (0..100).map(|n| 2 * n).collect();
        for at_a_time in [0, 1, 7, 1000] {
            assert_eq!(map(&items, at_a_time, |n| 2 * n), doubled);
        }
    }

    #[test]
    fn nothing_to_do_is_done_at_once() {
        assert!(map(&[0; 0], 4, |n| *n).is_empty());
    }
}
