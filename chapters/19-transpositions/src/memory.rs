use std::fs;
use std::iter;
use std::mem;

use thiserror::Error;

/// A table that doesn't fit in memory.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("a table of {asked} megabytes doesn't fit in memory: {fits} would")]
pub struct TooLarge {
    /// The requested size in megabytes.
    pub asked: usize,
    /// The size that would fit, in megabytes.
    pub fits: usize,
}

const MEGABYTE: usize = 1 << 20;

/// Returns an empty vector with room for that many megabytes of items, or for
/// one item if it's larger.
///
/// # Errors
///
/// When there isn't that much memory.
pub fn allocate<T>(asked: usize) -> Result<Vec<T>, TooLarge> {
    if let Some(room) = reserve(asked) {
        return Ok(room);
    }
    let largest = asked.min(available());
    let sizes = iter::successors(Some(largest), |size| Some(size / 2));
    let mut sizes = sizes.take_while(|size| *size > 0);
    let fits = sizes.find(|size| reserve::<T>(*size).is_some());
    let fits = fits.unwrap_or(0);
    Err(TooLarge { asked, fits })
}

/// The system may promise more memory than there is, and end the
/// program when it's used. So we don't ask for more than is available.
fn reserve<T>(megabytes: usize) -> Option<Vec<T>> {
    let bytes = megabytes.checked_mul(MEGABYTE)?;
    let mut room = Vec::new();
    if megabytes <= available() {
        let items = bytes / mem::size_of::<T>();
        room.try_reserve_exact(items.max(1)).ok()?;
        return Some(room);
    }
    None
}

/// Returns the available memory in megabytes, or `None` if the system doesn't
/// tell.
fn available() -> usize {
    let text = fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next());
    let kilobytes = kilobytes.and_then(|text| text.parse::<usize>().ok());
    kilobytes.map_or(usize::MAX, |kilobytes| kilobytes / 1024)
}
