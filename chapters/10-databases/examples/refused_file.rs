//! Opens two files that aren't databases of games.

use databases::WthorGames;

fn main() {
    let mut problems = [0; 16];
    problems[13] = 1;
    for bytes in [*b"Hello, Othello!!", problems] {
        if let Err(error) = WthorGames::new(&bytes[..]) {
            println!("{error}");
        }
    }
}
