//! Runs the check that a grader requests.

use std::fs;

use crate::reporter::REPORTER;

/// The names of the checks in a module, and the checks.
pub type CheckList = &'static [(&'static str, fn())];

/// Runs the check whose path is in the file of the
/// [request](check_report::CheckRequest::check), or none without such a file. `modules` has
/// the modules with their names.
///
/// A check that was chosen by the arguments of its process, as in any test program, would
/// be seen by a student's program: every process can read the arguments of all others, and
/// the names of their threads, unless a sandbox hides them.
///
/// # Panics
///
/// Panics if the file can't be read and removed, there's no such check, or the check
/// panics.
pub fn run_requested(modules: &[(&str, CheckList)]) {
    let Some(file) = &REPORTER.request.check else {
        return;
    };
    let path = fs::read_to_string(file).expect("the requested check can be read");
    fs::remove_file(file).expect("the requested check can be removed");
    let find = || {
        let (module, name) = path.split_once("::")?;
        let (_, checks) = modules.iter().find(|(other, _)| *other == module)?;
        checks.iter().find(|(other, _)| *other == name)
    };
    let (_, check) = find().expect("the requested check is in this program");
    check();
}
