//! Three words that a sheet may have.

use records::Record;

fn main() {
    let mut record = Record::default();
    for (word, value) in
        [("black", "Ann"), ("weather", "rain"), ("result", "lost")]
    {
        println!(
            "{word}: {:?}",
            record.set(word, value).map_err(|it| it.to_string())
        );
    }
}
