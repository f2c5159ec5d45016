//! Chapter 5 of *Othellier*: whose turn it is, passing, the end and the score.

mod position;
pub use position::Position;
pub use position::Turn;

mod score;
pub use score::Score;

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
