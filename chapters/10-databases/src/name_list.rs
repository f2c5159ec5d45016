use std::io::Read;

use crate::{DatabaseError, DatabaseProblem};
use crate::{read_array, read_header};

/// A list of names that the games of a database refer to by their numbers,
/// from 0. In the file, each name takes `WIDTH` bytes.
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
    pub fn from_reader(mut input: impl Read) -> Result<Self, DatabaseError> {
        let count = read_header(&mut input)?.names;
        let mut names = Vec::new();
        for number in 1..=usize::from(count) {
            let missing = DatabaseProblem::Missing(count.into());
            let name = read_array::<WIDTH>(&mut input)
                .and_then(|name| name.ok_or(missing))
                .map_err(|problem| problem.found(format!("name {number}")))?;
            names.push(name_in(&name));
        }
        match read_array::<1>(&mut input) {
            Ok(None) => Ok(NameList { names }),
            _ => {
                let place = format!("name {}", names.len() + 1);
                Err(DatabaseProblem::Long.found(place))
            }
        }
    }

    /// The name with this number.
    pub fn get(&self, number: u16) -> Option<&str> {
        self.names.get(usize::from(number)).map(String::as_str)
    }

    /// The name with this number. If there's none, the number itself has to
    /// do, as in `player 17`. The federation writes ??? for an unknown player.
    pub fn name(&self, number: u16, kind: &str) -> String {
        match self.get(number) {
            Some("???") => String::new(),
            Some(name) => name.to_string(),
            None => format!("{kind} {number}"),
        }
    }
}

/// A name ends at the first 0. Each byte is the number of a character: that is
/// Latin-1.
fn name_in(bytes: &[u8]) -> String {
    let letters = bytes.iter().take_while(|&&byte| byte != 0);
    letters.map(|&byte| char::from(byte)).collect()
}
