//! Kills programs while they save and checks the files that they leave.

use std::path::Path;
use std::process::Command;
use std::{env, fs, io};

const SIZE: usize = 8_000_000;

fn main() -> io::Result<()> {
    let path = env::temp_dir().join("othellier-killed.oth");
    match env::args().nth(1).as_deref() {
        Some("fs::write") => forever(|text| fs::write(&path, text)),
        Some(_) => forever(|text| durability::save(&path, text)),
        None => {
            while leaves_whole_file("fs::write", &path)? {}
            println!("fs::write left half a file");
            let mut whole = 0;
            for _ in 0..20 {
                whole += u32::from(leaves_whole_file("save", &path)?);
            }
            println!("save left a whole file {whole} times out of 20");
            fs::remove_file(&path)
        }
    }
}

fn forever(save: impl Fn(&[u8]) -> io::Result<()>) -> io::Result<()> {
    for letter in (b'a'..=b'z').cycle() {
        save(&vec![letter; SIZE])?;
    }
    Ok(())
}

/// Kills a child process while it saves and tests if the file is complete.
fn leaves_whole_file(how: &str, path: &Path) -> io::Result<bool> {
    durability::save(path, &vec![b'-'; SIZE])?;
    let mut child = Command::new(env::current_exe()?).arg(how).spawn()?;
    while fs::read(path)?.starts_with(b"-") {} // it hasn't begun
    child.kill()?;
    child.wait()?;
    let text = fs::read(path)?;
    Ok(text.len() == SIZE && text.iter().all(|byte| *byte == text[0]))
}
