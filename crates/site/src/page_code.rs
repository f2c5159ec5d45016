//! What pages run, compiled to WebAssembly: the boards, the programs of the
//! [`commands`], the [`windows`], and the functions that [step](steps). [`parts`] is
//! all of it, [`wasm`] what they have in common. The windows and the programs
//! stand on the book's crates as a page has them, in `page_crates`.

mod boards;
pub mod commands;
mod files;
mod page_crates;
pub mod parts;
pub mod steps;
pub mod wasm;
pub mod windows;
