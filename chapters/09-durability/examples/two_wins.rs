//! Loses an update: two computers change one counter in a shared file.

use std::path::Path;
use std::{fs, io};

use durability::save;

fn main() -> io::Result<()> {
    let path = Path::new("games-won.txt");
    save(path, b"3")?;
    let at_the_club = fs::read_to_string(path)?;
    let at_home = fs::read_to_string(path)?;
    save(path, one_more(&at_the_club).as_bytes())?;
    save(path, one_more(&at_home).as_bytes())?;
    println!("Ann has won {} games", fs::read_to_string(path)?);
    fs::remove_file(path)
}

fn one_more(number: &str) -> String {
    (number.parse::<u32>().expect("a number") + 1).to_string()
}
