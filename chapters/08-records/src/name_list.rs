use std::io::Read;

use crate::latin1;
use crate::read_array::read_array;
use crate::{DatabaseError, Location, Problem, RecordError, WthorHeader};

/// A list of names that the games of a database refer to by their numbers,
/// from 0. A name takes `WIDTH` bytes of the file, the last of them 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NameList<const WIDTH: usize> {
    names: Vec<String>,
}

/// The players: a `.jou` file.
pub type PlayerNames = NameList<20>;

/// The tournaments: a `.trn` file.
pub type TournamentNames = NameList<26>;

impl<const WIDTH: usize> NameList<WIDTH> {
    /// Reads a file of names.
    ///
    /// # Errors
    ///
    /// When it ends before the last name or goes on after it.
    pub fn from_reader(
        mut input: impl Read,
    ) -> Result<NameList<WIDTH>, RecordError> {
        let count = WthorHeader::from_reader(&mut input)?.names.into();
        let mut names = Vec::new();
        loop {
            let number = names.len() + 1;
            let at = |problem: Problem| problem.found(Location::Name(number));
            let chunk = read_array::<WIDTH>(&mut input).map_err(at)?;
            let problem = match (chunk, number > count) {
                (Some(bytes), false) => {
                    names.push(name_in(&bytes));
                    continue;
                }
                (None, true) => return Ok(NameList { names }),
                (None, false) => DatabaseError::Missing(count as u32),
                (Some(_), true) => DatabaseError::Long,
            };
            return Err(at(problem.into()));
        }
    }

    /// The name with this number.
    pub fn get(&self, number: u16) -> Option<&str> {
        self.names.get(usize::from(number)).map(String::as_str)
    }

    /// The number of this name, which is added if the list doesn't have it.
    ///
    /// # Errors
    ///
    /// When the name does not fit, or the list is full.
    pub fn number_of(&mut self, name: &str) -> Result<u16, DatabaseError> {
        let known = self.names.iter().position(|known| known == name);
        let number = known.unwrap_or(self.names.len());
        if known.is_none() {
            self.check(name)?;
            self.names.push(name.to_string());
        }
        Ok(number as u16)
    }

    /// Whether a name fits and can be added.
    fn check(&self, name: &str) -> Result<(), DatabaseError> {
        let fits = |bytes: &Vec<u8>| bytes.len() < WIDTH && !bytes.contains(&0);
        if !latin1::encode(name).is_some_and(|bytes| fits(&bytes)) {
            return Err(DatabaseError::Name(name.to_string()));
        }
        if self.names.len() == usize::from(u16::MAX) {
            return Err(DatabaseError::Many);
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
            bytes.extend(latin1::encode(name).unwrap_or_default());
            bytes.resize(end, 0);
        }
        bytes
    }
}

/// A name ends at the first 0.
fn name_in(bytes: &[u8]) -> String {
    let name = bytes.split(|&byte| byte == 0).next();
    latin1::decode(name.unwrap_or_default())
}
