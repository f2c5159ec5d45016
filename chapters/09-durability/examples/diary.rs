//! A `DurableFile` that only prints the calls to it.

use std::io::{self, Write};

use durability::{DurableFile, write_durably};

struct Diary;

impl Write for Diary {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        println!("write {} bytes", bytes.len());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl DurableFile for Diary {
    fn sync(&self) -> io::Result<()> {
        println!("sync");
        Ok(())
    }

    fn cut(&self, length: u64) -> io::Result<()> {
        println!("cut to {length} bytes");
        Ok(())
    }
}

fn main() -> io::Result<()> {
    write_durably(&mut Diary, b"f5d6")
}
