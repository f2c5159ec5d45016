use records::Played;

fn main() {
    match Played::Added {
        Played::Added => println!("played"),
        Played::Again => println!("played, as in the record"),
    }
}
