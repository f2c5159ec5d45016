use std::io::Read;

use crate::{DatabaseError, Problem};

/// Reads the next `N` bytes; `None` at the end of the input.
pub(crate) fn read_array<const N: usize>(
    input: &mut impl Read,
) -> Result<Option<[u8; N]>, Problem> {
    let mut bytes = Vec::with_capacity(N);
    let mut chunk = input.take(N as u64);
    chunk.read_to_end(&mut bytes)?;
    match bytes.try_into() {
        Ok(bytes) => Ok(Some(bytes)),
        Err(bytes) if bytes.is_empty() => Ok(None),
        Err(bytes) => Err(DatabaseError::Short(bytes.len(), N).into()),
    }
}
