//! Lists the games of a file.

use std::{env, error::Error, path::PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let path = PathBuf::from(env::args().nth(1).ok_or("name a file")?);
    for game in records::read_file(&path)? {
        println!("{game}");
    }
    Ok(())
}
