use records::{Problem, Record};

fn check(record: &Record) -> Result<(), Problem> {
    record.replay()?;
    Ok(())
}

fn main() {
    println!("{:?}", check(&Record::default()));
}
