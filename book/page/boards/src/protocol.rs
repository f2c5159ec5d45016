//! Requests and responses between a page and a board.
//!
//! The page sends a request to [`respond`](crate::respond) and shows the response. A
//! request is a URL-encoded form, because a JSON parser would add 14 kB (compressed)
//! to each part of the code. A response is JSON. The boards are stateless: a request
//! contains everything needed to answer it. The other end of the protocol is
//! `book/scripts/boards.js`.
//!
//! # Requests
//!
//! A request contains the kind of the board, its fields, and at most one event, for
//! example:
//!
//! ```text
//! live     predict
//! position -----------X------X-----XXOXX---XOOXXO--XO-OO------OX-------X--- X
//! move     c6
//! marked   b5 b6
//! choose   44
//! ```
//!
//! The fields come from the figure's block in the page, and from the `kept` fields of
//! earlier responses ("kept" in the table). A board ignores the fields that it doesn't
//! know.
//!
//! | field | boards | meaning |
//! |---|---|---|
//! | `live` | all | the kind: `point`, `walk`, `moves`, `predict`, `shift`, `play`, `computer`, `tree`, `strip`, `bytes`, `puzzle`, `train`, `patterns` |
//! | `game` | `play`, `computer` | `tic-tac-toe` or `connect-four`; without it, Othello |
//! | `position` | all | where the board starts. Othello: 64 characters, a space, the color to move. The other games: their own notation; without it, their start |
//! | `square` | `point`, `walk` | the square to begin with |
//! | `place` | `point` | kept: the chosen column and row, `2,5`, or `64` |
//! | `direction` | `walk`, `shift` | the direction in which the walk goes, or the discs shift |
//! | `move` | `predict` | the move to predict |
//! | `marked` | `predict` | kept: the squares that are marked so far |
//! | `stage` | `predict` | kept: `marking`, `checked` or `shown` |
//! | `moves`, `played` | `play`, `computer`, `strip`, `puzzle` | kept: the game, and how many of its moves are on the board; in a strip, of its turns |
//! | `person`, `level` | `computer`, `train` | kept: the reader's side, and `easy`, `medium` or `hard`, for Othello also `expert` |
//! | `games` | `train` | from how many games the pupil learns |
//! | `seed`, `unfinished`, `rounds`, `weights` | `train` | kept: the number of the training, whether it can be continued, the results of its rounds, and the learned weights in hexadecimal |
//! | `board`, `place` | `patterns` | kept: the board as the reader has changed it, and the index of the pattern's instance |
//! | `analysis` | `computer` | kept: `on` while the board shows the computer's analysis |
//! | `best_so_far` | `computer` | kept: the engine's best move while it searches |
//! | `summary`, `lead` | `computer` | kept: the last analysis as a sentence, and the first side's share of the evaluation bar, in thousandths |
//! | `puzzle`, `own` | `puzzle` | kept: the puzzle's number, or the position that the reader entered |
//! | `verdict`, `values` | `puzzle` | kept: the sentence about the reader's last move, and the exact values of the moves solved so far |
//! | `record` | `bytes` | kept: the 68 bytes of the game, in hexadecimal |
//! | `at` | `bytes` | kept: the chosen cell |
//! | `depth` | `tree` | the maximum search depth; without it, 2 |
//! | `step` | `shift` | kept: the index of the mask |
//! | `ahead`, `step` | `tree` | kept: the search depth, and the step of the search that is shown, or `last` |
//! | `replaying` | `tree` | kept: `yes` while the steps are played automatically |
//!
//! | event | boards | meaning |
//! |---|---|---|
//! | `choose INDEX` | all | the reader chose this cell |
//! | `name TEXT`, `column NUMBER`, `row NUMBER`, `index NUMBER` | `point` | the reader typed this |
//! | `direction NAME` | `walk`, `shift` | walk or shift in this direction |
//! | `do STEP` | `predict` | `check`, `show` or `again` |
//! | `do analysis` | `computer` | show or hide the computer's analysis |
//! | `go TARGET` | `play`, `shift`, `tree` | `first`, `back`, `forward` or `last`; in a tree also `branch`, `replay` (start or pause), and `on`, the next step of a replay |
//! | `go TARGET` | `puzzle` | `back` takes a move back, `first` all of them; `previous` and `next` lead to another puzzle |
//! | `do STEP` | `puzzle` | `worth` solves every move; `stop` stops the solver, `on` resumes it |
//! | `think on` | `puzzle` | let the solver judge the reader's move, and reply to it |
//! | `solve on` | `puzzle` | solve one more move |
//! | `go TARGET` | `computer` | `back` takes a move back, `new` starts a new game |
//! | `set MOVES` | `play`, `computer`, `bytes`, `puzzle` | the reader entered this game, or it came with the address |
//! | `person SIDE`, `level NAME` | `computer` | the reader changed sides or levels |
//! | `replay NUMBER` | `play`, `computer` | replay the game from the position after `NUMBER` moves |
//! | `think DEPTH` | `computer` | let the computer move; while its analysis is shown, search `DEPTH` moves ahead, also when the reader is to move |
//! | `think advice` | `computer` | use the engine's response, whose fields come with the event |
//! | `do now` | `computer` | play the engine's best move so far |
//! | `think MOVE` | `computer` | play the move that the computer has decided on |
//! | `train STEP` | `train` | `begin`, `stop` or continue (`on`) the training; or a response of the trainer; or `failed` if it didn't respond |
//! | `pattern NUMBER`, `go next` | `patterns` | the first instance of this pattern, or the next instance |
//! | `ahead NUMBER` | `tree` | search `NUMBER` moves ahead |
//!
//! # Questions to the engine
//!
//! On the level `expert` a response contains a `question`, which the page sends to
//! another part of the code: `live expert`, the `position`, the search `depth`, and the
//! number of `moves` to evaluate. The answer is a list of fields, which the page adds to
//! the board's next event: `think advice`, the `depth`, the number of `positions`
//! searched, `goes_on` if a deeper search is possible, and the `names`, `values` and
//! `texts` of the moves. The engine keeps its transposition table between requests.
//!
//! # Questions to the trainer and its pupil
//!
//! In the same way, a board of the kind `train` gets its next move with `live pupil` and
//! the `weights`; the answer has the same fields as the engine's. A training is a
//! sequence of questions: `live trainer` with `do begin`, and then `do on` until the
//! trainer has graduated. The trainer keeps its progress between requests. It answers
//! `train played` with the `games_played`, `train learned` with the `rounds` and
//! `weights` so far, or `train graduated`.
//!
//! # Responses
//!
//! A response is the complete [view](crate::respond) of the board: the drawing, its
//! texts, the buttons and inputs, and the event that the page sends next by itself.
//! `src/view.rs` lists the fields. The response to an invalid request is a single field,
//! the `error`, with the sentence of a [`RequestError`].

mod request;
mod response;

pub use request::{Request, RequestError};
pub(crate) use request::{illegal, invalid, missing, parse_position};
pub use response::{AutomaticEvent, Button, ButtonState, Input, Link, json};
