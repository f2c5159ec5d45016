//! The address at which the book is being served.
//!
//! A server writes its address to a file in `target`, so that a learner's messages
//! can link to the page that is really there.

use std::fs;
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::files::save;
use crate::repository::target;

/// The address of a server that is started without options.
const DEFAULT_ADDRESS: &str = "127.0.0.1:3000";

/// The file with a server's address. Dropping the value removes the file.
#[derive(Debug)]
pub struct AddressFile {
    path: PathBuf,
    address: String,
}

impl AddressFile {
    /// Writes the address at which the book of the checkout at `root` is served.
    ///
    /// # Errors
    ///
    /// Returns an error if the file can't be written to the checkout's `target`.
    pub fn write(root: &Path, address: SocketAddr) -> anyhow::Result<AddressFile> {
        let file = AddressFile {
            path: path(root),
            address: address.to_string(),
        };
        save(&file.path, &file.address)?;
        Ok(file)
    }
}

impl Drop for AddressFile {
    /// Removes the file, unless another server has replaced it.
    fn drop(&mut self) {
        if fs::read_to_string(&self.path).is_ok_and(|text| text == self.address) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Returns the address of the running server, or the default address if there is
/// none.
pub fn book_address(root: &Path) -> String {
    match fs::read_to_string(path(root)) {
        Ok(address) if accepts_connections(&address) => address,
        _ => DEFAULT_ADDRESS.to_owned(),
    }
}

/// Tests if a server listens at an address. One that was killed leaves its file.
fn accepts_connections(address: &str) -> bool {
    const TIMEOUT: Duration = Duration::from_millis(200);
    let address: Option<SocketAddr> = address.parse().ok();
    address.is_some_and(|address| TcpStream::connect_timeout(&address, TIMEOUT).is_ok())
}

fn path(root: &Path) -> PathBuf {
    target(root).join("book-address")
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use std::net::{Ipv4Addr, TcpListener};
    use std::sync::{Mutex, PoisonError};

    /// The turn of a test: with CARGO_TARGET_DIR all checkouts have the same file.
    static TURN: Mutex<()> = Mutex::new(());

    #[test]
    fn address_is_that_of_a_listening_server_or_the_default() {
        let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        let dir = tempfile::tempdir().unwrap();
        assert_eq!(book_address(dir.path()), DEFAULT_ADDRESS);
        let server = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let address = server.local_addr().unwrap();
        let file = AddressFile::write(dir.path(), address).unwrap();
        assert_eq!(book_address(dir.path()), address.to_string());
        drop(server);
        assert_eq!(book_address(dir.path()), DEFAULT_ADDRESS);
        drop(file);
        assert!(!path(dir.path()).exists());
    }

    #[test]
    fn drop_keeps_the_file_of_a_newer_server() {
        let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        let dir = tempfile::tempdir().unwrap();
        let write = |port| {
            let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
            AddressFile::write(dir.path(), address).unwrap()
        };
        let older = write(1);
        let newer = write(2);
        drop(older);
        assert!(path(dir.path()).exists());
        drop(newer);
        assert!(!path(dir.path()).exists());
    }
}
