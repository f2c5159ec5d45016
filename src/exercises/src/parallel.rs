use std::num::NonZero;
use std::sync::Mutex;
use std::thread;

/// Does a job with each item, several at a time, and keeps their order.
pub(super) fn map<T: Sync, R: Send>(
    items: &[T],
    job: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    let waiting = Mutex::new(items.iter().enumerate());
    let done = Mutex::new(Vec::new());
    let take = || waiting.lock().ok()?.next();
    let work = || {
        while let Some((number, item)) = take() {
            let result = job(item);
            done.lock().expect("no job panics").push((number, result));
        }
    };
    thread::scope(|scope| {
        let workers = thread::available_parallelism().map_or(1, NonZero::get);
        // A job mostly waits for a process, so there may be more of them.
        (0..2 * workers).for_each(|_| drop(scope.spawn(work)));
    });
    let mut done = done.into_inner().expect("no job panics");
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}
