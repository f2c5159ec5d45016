//! Shows a file's content after each step of what `fs::write` does.

use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::temp_dir().join("othellier-half-a-file.oth");
    let show = |when: &str| -> io::Result<()> {
        println!("{when:>14}: {:?}", fs::read_to_string(&path)?);
        Ok(())
    };
    fs::write(&path, "f5d6")?;
    show("the old game")?;
    let mut file = File::create(&path)?;
    show("opened")?;
    file.write_all(b"f5f6e")?;
    show("half written")?;
    file.write_all(b"6f4")?;
    show("the new game")?;
    fs::remove_file(&path)
}
