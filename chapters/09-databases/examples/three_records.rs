//! Looks for a player in three records.

use databases::Query;
use records::Record;

fn main() {
    let query = Query {
        player: Some("thor".to_string()),
        ..Query::default()
    };
    for white in ["Thor (quin/becquet)", "Ann", "THORODDSEN Arni"] {
        let record = Record {
            white: white.to_string(),
            ..Record::default()
        };
        println!("{white}: {}", query.matches(&record));
    }
}
