//! A message between processes: its length, then so many bytes.

use std::io::{self, ErrorKind, Read, Write};

/// The longest message: a longer one is nobody's answer.
pub(crate) const LONGEST: u32 = 1 << 22;

/// Sends a message, in one piece.
pub(crate) fn send(to: &mut impl Write, message: &[u8]) -> io::Result<()> {
    let length = u32::try_from(message.len()).unwrap_or(u32::MAX);
    let mut bytes = length.to_le_bytes().to_vec();
    bytes.extend(message);
    to.write_all(&bytes)
}

/// Waits for a message. One that is too long is an error of the kind
/// `InvalidData`, and none of it is read.
pub(crate) fn receive(from: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut length = [0; 4];
    from.read_exact(&mut length)?;
    let length = u32::from_le_bytes(length);
    if length > LONGEST {
        return Err(ErrorKind::InvalidData.into());
    }
    let mut message = vec![0; length as usize];
    from.read_exact(&mut message)?;
    Ok(message)
}
