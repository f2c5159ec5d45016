use std::error::Error;
use std::io::{self, Write};

use crate::message;

/// The errors about single items of a list, such as the games of a file, whose
/// other items are read.
#[derive(Debug, Default)]
pub struct Problems {
    errors: Vec<Box<dyn Error>>,
    /// True if an item could be read.
    has_read: bool,
}

impl Problems {
    /// Returns an item that could be read, or adds the error to the list.
    pub fn keep<T>(
        &mut self,
        item: Result<T, impl Into<Box<dyn Error>>>,
    ) -> Option<T> {
        match item {
            Ok(item) => {
                self.has_read = true;
                Some(item)
            }
            Err(error) => {
                self.add(error);
                None
            }
        }
    }

    /// Adds an error.
    pub fn add(&mut self, error: impl Into<Box<dyn Error>>) {
        self.errors.push(error.into());
    }

    /// Tests if there are no errors.
    pub fn is_empty(&self) -> bool {
        self.errors.is_empty()
    }

    /// Flushes the output about the items, and writes the errors to standard
    /// error.
    ///
    /// # Errors
    ///
    /// Returns the last error if no item could be read, and an error if the
    /// output or the errors can't be written.
    pub fn finish(
        mut self,
        output: &mut impl Write,
    ) -> Result<(), Box<dyn Error>> {
        output.flush()?;
        let last = if self.has_read {
            None
        } else {
            self.errors.pop()
        };
        for error in &self.errors {
            writeln!(io::stderr(), "{}", message(error.as_ref()))?;
        }
        last.map_or(Ok(()), Err)
    }
}
