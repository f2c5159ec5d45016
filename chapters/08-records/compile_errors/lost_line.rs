use records::Played;

fn say(played: Played) {
    match played {
        Played::Added => println!("played"),
        Played::Again => println!("played, as in the record"),
    }
}

fn main() {
    say(Played::Added);
}
