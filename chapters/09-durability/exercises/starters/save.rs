//! Write a save that survives a full disk, a killed program and a power cut. The
//! disk is the chapter's `Disk`.
//!
//! - At every instant, whoever reads the file gets all of the old text or all of
//!   the new one. That goes for a power cut at that instant, too.
//! - If the new text fits, it's in the file in the end, and the answer is `true`.
//! - If it doesn't, the answer is `false`, and the disk is as it was: there's no
//!   new file on it, whole or half.
//! - The other files on the disk aren't yours. Leave them as they are, whatever
//!   they're called.
//!
//! The file is already there. Begin with `let mut disk = disk;`, and use its
//! functions: `create`, `write`, `sync`, `rename`, `remove` and `file`. No test can
//! cut your power. This disk can look as if somebody had.

use fake_disk::Disk;

/// The disk after the text has been saved in the file with this name, and
/// whether it has.
pub fn save(disk: Disk, name: &str, text: &str) -> (Disk, bool) {
    todo!("save {text:?} as {name:?} on {disk:?}")
}
