use std::io::Read;

use crate::{DatabaseError, DatabaseProblem, WthorHeader, read_array};

/// Reads the header with which each file begins.
///
/// # Errors
///
/// When the input ends too early.
pub fn read_header(
    input: &mut impl Read,
) -> Result<WthorHeader, DatabaseError> {
    read_array(input)
        .and_then(|bytes| bytes.ok_or(DatabaseProblem::Short(0, 16)))
        .map(WthorHeader::from_bytes)
        .map_err(|problem| problem.found("the header"))
}
