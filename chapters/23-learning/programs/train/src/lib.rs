//! The progress of a training: a short match after each round, and a plot.
//! Samples can also come from the WTHOR database.

mod against_phased;
pub use against_phased::{against_phased, summarize};

mod archive;
pub use archive::samples_from;

mod plot;
pub use plot::{RoundSummary, plot};
