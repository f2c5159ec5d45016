use records::{Problem, Record};

fn main() -> Result<(), Problem> {
    Record::default().replay()?;
    Ok(())
}
