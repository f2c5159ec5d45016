//! Lists the games of a file.

use records::read_file;

fn main() {
    let path = std::env::args_os().nth(1).expect("a file's name");
    match read_file(path.as_ref()) {
        Ok(games) => games.iter().for_each(|game| println!("{game}")),
        Err(why) => println!("{why}"),
    }
}
