use databases::{NameList, WthorHeader};

use crate::WriteProblem;

/// Names on their way into a file, where each takes `WIDTH` bytes, the last of
/// them 0. A name never changes its number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NameTable<const WIDTH: usize> {
    names: Vec<String>,
}

impl<const WIDTH: usize> From<NameList<WIDTH>> for NameTable<WIDTH> {
    fn from(known: NameList<WIDTH>) -> NameTable<WIDTH> {
        NameTable {
            names: (0..=u16::MAX)
                .map_while(|number| known.get(number))
                .map(str::to_string)
                .collect(),
        }
    }
}

impl<const WIDTH: usize> NameTable<WIDTH> {
    /// The number of this name, which is added if the table doesn't have it.
    /// Fails when the name does not fit, or the table is full.
    pub fn number_of(&mut self, name: &str) -> Result<u16, WriteProblem> {
        let known = self.names.iter().position(|known| known == name);
        let number = known.unwrap_or(self.names.len());
        if known.is_none() {
            self.check(name)?;
            self.names.push(name.to_string());
        }
        u16::try_from(number).map_err(|_| WriteProblem::Many)
    }

    /// Whether a name fits and can be added.
    fn check(&self, name: &str) -> Result<(), WriteProblem> {
        let fits = |bytes: &Vec<u8>| bytes.len() < WIDTH && !bytes.contains(&0);
        if !latin1(name).is_some_and(|bytes| fits(&bytes)) {
            return Err(WriteProblem::Name(name.to_string()));
        }
        if self.names.len() == usize::from(u16::MAX) {
            return Err(WriteProblem::Many);
        }
        Ok(())
    }

    /// The bytes of the file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let header = WthorHeader {
            names: self.names.len() as u16,
            ..WthorHeader::default()
        };
        let mut bytes = header.to_bytes().to_vec();
        for name in &self.names {
            let end = bytes.len() + WIDTH;
            bytes.extend(latin1(name).unwrap_or_default());
            bytes.resize(end, 0);
        }
        bytes
    }
}

/// The bytes of this text in Latin-1; `None` if a character is not in it.
fn latin1(text: &str) -> Option<Vec<u8>> {
    text.chars().map(|sign| u8::try_from(sign).ok()).collect()
}
