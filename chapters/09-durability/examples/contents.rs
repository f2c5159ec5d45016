//! Parses a ledger whose last line is torn.

fn main() {
    let ledger = b"35-29; Ann; Bob\n12-52; Ann; Bo";
    let contents = durability::LedgerContents::from_bytes(ledger);
    println!("games: {}", contents.games.len());
    for (line, why) in contents.unreadable {
        println!("line {line}: {why}");
    }
}
