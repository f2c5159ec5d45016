//! A message between processes: its length, then that many bytes.

use std::io::{self, BufReader, ErrorKind, Read, Write};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;

/// The longest message. No answer is longer.
pub(crate) const LONGEST: u32 = 1 << 22;

/// Sends a message, in one piece.
pub(crate) fn send(to: &mut impl Write, message: &[u8]) -> io::Result<()> {
    let length = u32::try_from(message.len()).unwrap_or(u32::MAX);
    let mut bytes = length.to_le_bytes().to_vec();
    bytes.extend(message);
    to.write_all(&bytes)
}

/// Waits for a message. If it's too long, that's an error of the kind
/// `InvalidData`, and we don't read it.
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

/// The socket behind standard input. It works in both directions, so what the
/// process prints doesn't get in between.
pub(crate) fn at_the_standard_input() -> io::Result<BufReader<UnixStream>> {
    let socket = io::stdin().as_fd().try_clone_to_owned()?;
    Ok(BufReader::new(UnixStream::from(socket)))
}
