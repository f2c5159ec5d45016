//! Chapter 6 of *Othellier*: transcripts, a referee and perft.

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
