use databases::{NameList, WthorHeader};

use crate::WriteProblem;

/// A table of names to be written to a file, which assigns numbers to them. In
/// the file, each name takes `WIDTH` bytes, the last of which is 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NameTable<const WIDTH: usize> {
    names: Vec<String>,
}

impl<const WIDTH: usize> From<NameList<WIDTH>> for NameTable<WIDTH> {
    fn from(list: NameList<WIDTH>) -> NameTable<WIDTH> {
        NameTable {
            names: (0..=u16::MAX)
                .map_while(|number| list.get(number))
                .map(str::to_string)
                .collect(),
        }
    }
}

impl<const WIDTH: usize> NameTable<WIDTH> {
    /// Returns the number of a name, from 0. Adds the name if it's new.
    ///
    /// # Errors
    ///
    /// Returns an error if a new name is too long or isn't Latin-1, or if the
    /// table is full.
    pub fn intern(&mut self, name: &str) -> Result<u16, WriteProblem> {
        let index = match self.names.iter().position(|known| known == name) {
            Some(index) => index,
            None => {
                self.check_new(name)?;
                self.names.push(name.to_string());
                self.names.len() - 1
            }
        };
        u16::try_from(index).map_err(|_| WriteProblem::TooManyNames)
    }

    /// Checks that a new name can be added.
    fn check_new(&self, name: &str) -> Result<(), WriteProblem> {
        let fits = encode_latin1(name)
            .is_some_and(|bytes| bytes.len() < WIDTH && !bytes.contains(&0));
        if !fits {
            return Err(WriteProblem::InvalidName(name.to_string()));
        }
        if self.names.len() == usize::from(u16::MAX) {
            return Err(WriteProblem::TooManyNames);
        }
        Ok(())
    }

    /// Encodes the table as a `.jou` or `.trn` file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let header = WthorHeader {
            names: self.names.len() as u16,
            ..WthorHeader::default()
        };
        let mut bytes = header.to_bytes().to_vec();
        for name in &self.names {
            let end = bytes.len() + WIDTH;
            bytes.extend(encode_latin1(name).unwrap_or_default());
            bytes.resize(end, 0);
        }
        bytes
    }
}

/// Encodes a text in Latin-1, or returns `None` if a character isn't in it.
fn encode_latin1(text: &str) -> Option<Vec<u8>> {
    text.chars().map(|c| u8::try_from(c).ok()).collect()
}
