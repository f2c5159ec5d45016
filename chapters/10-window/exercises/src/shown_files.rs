//! The article's file dialog gets its filters as one text:
//! `Othello (*.oth)|*.oth|Text (*.txt)|*.txt|All (*.*)|*.*`. Which files does it
//! show?
//!
//! - The fields come in pairs, with `|` between them: a label that people choose,
//!   and the pattern behind it.
//! - `*.oth` shows the files whose names end in `.oth`, in capitals or not. `*.*`
//!   shows all files, even those without a dot.
//! - The files stay in the order they came in.
//! - If there's no such label, the dialog shows no files.
//!
//! You may use everything in the chapter and in the standard library.

/// The names that the dialog shows with this label.
pub fn shown_files(
    filters: &str,
    label: &str,
    names: &[String],
) -> Vec<String> {
    todo!("which of {names:?} does {label:?} show, of {filters:?}?")
}
