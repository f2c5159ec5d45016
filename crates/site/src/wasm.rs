//! The code that pages run, compiled to WebAssembly.
//!
//! [`parts`] compiles all parts: `boards`, the chapters' [`programs`], `windows`, and the
//! functions of listings that a reader steps through, in `steps`. `compile` calls cargo, and
//! [`script`] makes a script of a WebAssembly module. Programs and windows depend on
//! `patched_crates`, in which threads, locks and the terminal are replaced.

mod boards;
mod compile;
pub mod parts;
mod patched_crates;
pub mod programs;
pub mod script;
pub(crate) mod steps;
mod virtual_files;
pub(crate) mod windows;
