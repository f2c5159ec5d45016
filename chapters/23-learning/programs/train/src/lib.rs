//! What shows how learning is going: a short match after each round, and a plot.

mod against_phased;
pub use against_phased::{against_phased, shown};

mod archive;
pub use archive::samples_from;

mod plot;
pub use plot::{Shown, plot};
