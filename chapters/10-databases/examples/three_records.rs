//! Searches three records for a loser.

use databases::{Part, Wanted};
use records::{Record, parse_score};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let wanted = Wanted::Loser(Part::new("Thor"));
    for (white, score) in [
        ("Thor (quin/becquet)", "35-29"),
        ("THORODDSEN Arni", "40-24"),
        ("thor (quin/becquet)", "20-44"),
    ] {
        let record = Record {
            white: Some(white.to_string()),
            result: Some(parse_score(score)?),
            ..Record::default()
        };
        println!("{score} {white}: {}", wanted.matches(&record));
    }
    Ok(())
}
