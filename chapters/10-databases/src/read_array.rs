use std::io::Read;

use crate::DatabaseProblem;

/// Reads the next `N` bytes. Returns `None` at the end of the input.
///
/// # Errors
///
/// Returns an error if the input ends in the middle of them or can't be read.
pub fn read_array<const N: usize>(
    input: &mut impl Read,
) -> Result<Option<[u8; N]>, DatabaseProblem> {
    let mut bytes = Vec::with_capacity(N);
    let mut chunk = input.take(N as u64);
    chunk.read_to_end(&mut bytes)?;
    match bytes.try_into() {
        Ok(bytes) => Ok(Some(bytes)),
        Err(bytes) if bytes.is_empty() => Ok(None),
        Err(bytes) => Err(DatabaseProblem::Short(bytes.len(), N)),
    }
}
