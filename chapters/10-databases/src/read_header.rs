use std::io::Read;

use crate::{DatabaseError, DatabaseProblem, WthorHeader, read_array};

/// Reads the header at the beginning of a file.
///
/// # Errors
///
/// Returns an error if the input ends too early or can't be read.
pub fn read_header(
    input: &mut impl Read,
) -> Result<WthorHeader, DatabaseError> {
    read_array(input)
        .and_then(|bytes| bytes.ok_or(DatabaseProblem::Short(0, 16)))
        .map(WthorHeader::from_bytes)
        .map_err(|problem| problem.at("the header"))
}
