//! Chapter 6 of *Othellier*: a game as text, its referee, and a test by counting.

mod transcript;
pub use transcript::ParseTranscriptError;
pub use transcript::Ply;
pub use transcript::parse_transcript;

mod referee;
pub use referee::Objection;
pub use referee::Reason;
pub use referee::Replay;
pub use referee::referee;

mod perft;
pub use perft::perft;
