//! Reads three sheets: one in order, one with a word too many, one with a typo.

use records::parse_oth;

fn main() {
    let sheets = [
        "Black: Ann\nWhite: Bob\nf5d6\nc3",
        "Black: Ann\nWeather: rain\nf5 d6 c3\n\nBlack: Bob\nF5F6",
        "Black: Ann\nResult: 35:29\nf5d6c3",
        "Black: Ann\n\nf5d6\nc3a1",
    ];
    for sheet in sheets {
        match parse_oth(sheet) {
            Ok(games) => games.iter().for_each(|game| println!("{game}")),
            Err(why) => println!("{why}"),
        }
    }
}
