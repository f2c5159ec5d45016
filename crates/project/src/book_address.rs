//! Where the book is served. A server notes its address in the checkout, so
//! that a message can name the page that really answers.

use std::fs;
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::files::save;
use crate::repository::target;

/// Where a server is by default.
const DEFAULT: &str = "127.0.0.1:3000";

/// A note of an address. Dropping it removes the note.
#[derive(Debug)]
pub struct Note {
    file: PathBuf,
    text: String,
}

impl Note {
    /// Notes that the book of this checkout is served here. Fails when nothing can
    /// be written in the checkout's `target`.
    pub fn write(root: &Path, address: SocketAddr) -> anyhow::Result<Note> {
        let (file, text) = (file(root), address.to_string());
        save(&file, &text)?;
        Ok(Note { file, text })
    }
}

impl Drop for Note {
    /// A note that another server has written since then stays.
    fn drop(&mut self) {
        if fs::read_to_string(&self.file).is_ok_and(|text| text == self.text) {
            let _ = fs::remove_file(&self.file);
        }
    }
}

/// The address of the server that answers, or else the one that the next
/// server will have if nothing is in its way.
pub fn of_book(root: &Path) -> String {
    let noted = fs::read_to_string(file(root)).ok();
    let served = noted.filter(|text| answers(text));
    served.unwrap_or_else(|| DEFAULT.to_owned())
}

/// Whether there is a server; one that was killed has left its note.
fn answers(address: &str) -> bool {
    const PATIENCE: Duration = Duration::from_millis(200);
    let address: Option<SocketAddr> = address.parse().ok();
    address.is_some_and(|address| TcpStream::connect_timeout(&address, PATIENCE).is_ok())
}

fn file(root: &Path) -> PathBuf {
    target(root).join("book-address")
}
