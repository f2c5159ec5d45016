//! What pages run, compiled to WebAssembly: [`wasm`] the boards, [`programs`] the
//! commands, [`windows`] the windows, [`steps`] the functions that step.

mod copies;
pub mod programs;
pub mod steps;
pub mod wasm;
pub mod windows;
