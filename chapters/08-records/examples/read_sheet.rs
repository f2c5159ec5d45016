//! Parses two sheets. The second has a mistake.

use records::parse_oth;

fn main() {
    let two = "Black: Ann\nWeather: rain\nf5 d6 c3\nBlack: Bob\nF5F6";
    for sheet in [two, "Black: Ann\n\nf5d6\nc3a1"] {
        match parse_oth(sheet) {
            Ok(games) => games.iter().for_each(|game| println!("{game}")),
            Err(why) => println!("{why}"),
        }
    }
}
