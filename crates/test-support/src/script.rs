//! Shell scripts in place of other programs.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// Writes an executable script.
///
/// A shell writes it, rather than this process: a child process that another test starts
/// at the same time could inherit the open file, and executing the script would fail with
/// "text file busy".
pub fn write_script(path: &Path, text: &str) {
    let write = "cat > \"$0\" && chmod +x \"$0\"";
    let mut shell = Command::new("sh")
        .args(["-c", write])
        .arg(path)
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = shell.stdin.take().unwrap();
    input.write_all(text.as_bytes()).unwrap();
    drop(input);
    assert!(shell.wait().unwrap().success());
}
