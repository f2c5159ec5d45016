//! Two programs keep one table: Ann's wins. She wins twice.

use std::{env, fs, io};

use records::save;

fn main() -> io::Result<()> {
    let table = env::temp_dir().join("othellier-table.txt");
    let read = || -> io::Result<u32> {
        let text = fs::read_to_string(&table)?;
        text.trim().parse().map_err(io::Error::other)
    };
    let write = |wins: u32| save(&table, wins.to_string().as_bytes());
    write(3)?;
    let in_the_club = read()?;
    let at_home = read()?;
    write(in_the_club + 1)?;
    write(at_home + 1)?;
    println!("Ann has won {} games.", read()?);
    fs::remove_file(&table)
}
