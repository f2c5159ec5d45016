use std::fs;
use std::mem;

use thiserror::Error;

/// The error of a table that doesn't fit in memory.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("a table of {asked} megabytes doesn't fit in memory: {fits} would")]
pub struct TooLarge {
    /// The requested size in megabytes.
    pub asked: usize,
    /// The size that would fit, in megabytes.
    pub fits: usize,
}

const MEGABYTE: usize = 1 << 20;

/// Returns an empty vector with a capacity of `megabytes`, but of at least one
/// item.
///
/// # Errors
///
/// Returns [`TooLarge`] if less memory is available. Its `fits` is found by
/// halving.
pub fn allocate<T>(megabytes: usize) -> Result<Vec<T>, TooLarge> {
    if let Some(items) = reserve(megabytes) {
        return Ok(items);
    }
    let mut fits = megabytes.min(available());
    while fits > 0 && reserve::<T>(fits).is_none() {
        fits /= 2;
    }
    Err(TooLarge {
        asked: megabytes,
        fits,
    })
}

/// Reserves memory, but never more than is available: Linux may grant more and
/// kill the program when it uses it (overcommit).
fn reserve<T>(megabytes: usize) -> Option<Vec<T>> {
    if megabytes > available() {
        return None;
    }
    let bytes = megabytes.checked_mul(MEGABYTE)?;
    let capacity = bytes / mem::size_of::<T>();
    let mut items = Vec::new();
    items.try_reserve_exact(capacity.max(1)).ok()?;
    Some(items)
}

/// Returns the available memory in megabytes, or `usize::MAX` if the system
/// doesn't report it.
fn available() -> usize {
    let text = fs::read_to_string("/proc/meminfo").unwrap_or_default();
    text.lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))
        .and_then(|line| line.split_whitespace().next())
        .and_then(|kilobytes| kilobytes.parse::<usize>().ok())
        .map_or(usize::MAX, |kilobytes| kilobytes / 1024)
}
