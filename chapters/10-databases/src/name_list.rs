use std::io::Read;

use crate::{DatabaseError, DatabaseProblem};
use crate::{read_array, read_header};

/// A list of names, to which games refer by numbers from 0. In the file, each
/// name takes `WIDTH` bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NameList<const WIDTH: usize> {
    names: Vec<String>,
}

/// The names of players: a `.jou` file.
pub type PlayerNames = NameList<20>;

/// The names of tournaments: a `.trn` file.
pub type TournamentNames = NameList<26>;

impl<const WIDTH: usize> NameList<WIDTH> {
    /// Reads a file of names.
    ///
    /// # Errors
    ///
    /// Returns an error if the file doesn't end after the last name.
    pub fn from_reader(mut input: impl Read) -> Result<Self, DatabaseError> {
        let count = read_header(&mut input)?.names;
        let mut names = Vec::new();
        for number in 1..=usize::from(count) {
            let missing = DatabaseProblem::Missing(count.into());
            let name = read_array::<WIDTH>(&mut input)
                .and_then(|name| name.ok_or(missing))
                .map_err(|problem| problem.at(format!("name {number}")))?;
            names.push(decode_name(&name));
        }
        match read_array::<1>(&mut input) {
            Ok(None) => Ok(NameList { names }),
            _ => {
                let location = format!("name {}", names.len() + 1);
                Err(DatabaseProblem::Long.at(location))
            }
        }
    }

    /// Returns the name with this number.
    pub fn get(&self, number: u16) -> Option<&str> {
        self.names.get(usize::from(number)).map(String::as_str)
    }

    /// Returns the name with this number, or a substitute such as `player 17`.
    /// An unknown player, `???` in the file, has an empty name.
    pub fn name(&self, number: u16, kind: &str) -> String {
        match self.get(number) {
            Some("???") => String::new(),
            Some(name) => name.to_string(),
            None => format!("{kind} {number}"),
        }
    }
}

/// Decodes a name in Latin-1, which ends at the first 0.
fn decode_name(bytes: &[u8]) -> String {
    bytes
        .iter()
        .take_while(|&&byte| byte != 0)
        .map(|&byte| char::from(byte))
        .collect()
}
