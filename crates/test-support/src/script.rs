//! A program that stands for another one.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// Writes a script that can be run at once.
///
/// A shell of its own does it. A program that this process writes might still
/// be open in a child that another test is just starting, and then the system
/// would say that the text file is busy.
pub fn write_script(file: &Path, text: &str) {
    let write = "cat > \"$0\" && chmod +x \"$0\"";
    let mut shell = Command::new("sh")
        .args(["-c", write])
        .arg(file)
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = shell.stdin.take().unwrap();
    input.write_all(text.as_bytes()).unwrap();
    drop(input);
    assert!(shell.wait().unwrap().success());
}
