//! What a page and its board say to each other.
//!
//! The page sends a request to [`respond`](crate::respond) and shows the
//! response. A response is JSON. A request is written as forms are in an address,
//! because to read JSON would take 14 kilobytes, zipped, in each part of the code.
//! Nothing is remembered between two requests, so each one says everything. The
//! page's side of this is `book/scripts/boards.js`.
//!
//! # A request
//!
//! A request has the kind of the board, its fields, and at most one event. They are,
//! field by field:
//!
//! ```text
//! live     predict
//! position -----------X------X-----XXOXX---XOOXXO--XO-OO------OX-------X--- X
//! move     c6
//! marked   b5 b6
//! choose   44
//! ```
//!
//! The fields are what the page was given with the board, and what earlier
//! responses asked it to keep. A field that the board has no use for is ignored.
//!
//! | field | boards | meaning |
//! |---|---|---|
//! | `live` | all | the kind: `point`, `walk`, `moves`, `predict`, `shift`, `play`, `computer`, `tree`, `strip`, `bytes`, `puzzle`, `train`, `patterns` |
//! | `game` | `play`, `computer` | `tic-tac-toe` or `connect-four`; without it, Othello |
//! | `position` | all | where the board starts. Othello: 64 characters, a space, the color to move. The other games: their own notation; without it, their start |
//! | `square` | `point`, `walk` | the square to begin with |
//! | `place` | `point` | kept: the chosen column and row, `2,5`, or `64` |
//! | `direction` | `walk`, `shift` | which way the walk goes, or the discs shift |
//! | `move` | `predict` | the move to predict |
//! | `marked` | `predict` | kept: the squares that are marked so far |
//! | `stage` | `predict` | kept: `marking`, `checked` or `shown` |
//! | `moves`, `played` | `play`, `computer`, `strip`, `puzzle` | kept: the game, and how many of its moves are on the board; in a strip, of its turns |
//! | `person`, `level` | `computer`, `train` | kept: the reader's side, and `easy`, `medium` or `hard`, for Othello also `expert` |
//! | `games` | `train` | from how many games the pupil learns |
//! | `seed`, `unfinished`, `rounds`, `weights` | `train` | kept: how often there was a training, whether it can go on, what its rounds came to, and what the pupil has learned, in hexadecimal |
//! | `board`, `place` | `patterns` | kept: the board as the reader has changed it, and which place of a pattern is looked at |
//! | `analysis` | `computer` | kept: `on` while the board shows what the computer thinks |
//! | `best_so_far` | `computer` | kept: what the engine would play now, while it thinks |
//! | `summary`, `lead` | `computer` | kept: the last analysis in words, and how much of the lead is the first side's, out of 1000 |
//! | `puzzle`, `own` | `puzzle` | kept: the puzzle's number, or the position that the reader gave |
//! | `verdict`, `values` | `puzzle` | kept: what the reader's last move was worth, in words, and what moves are worth now, as far as that's known |
//! | `record` | `bytes` | kept: the 68 bytes of the game, in hexadecimal |
//! | `at` | `bytes` | kept: the chosen cell |
//! | `depth` | `tree` | how many moves ahead the tree can look at most; without it, 2 |
//! | `step` | `shift` | kept: how many masks the reader has gone on |
//! | `ahead`, `step` | `tree` | kept: how many moves ahead it looks, and the step up to which it has unfolded, or `last` |
//! | `replaying` | `tree` | kept: whether the next step comes by itself |
//!
//! | event | boards | meaning |
//! |---|---|---|
//! | `choose INDEX` | all | this cell was chosen |
//! | `name TEXT`, `column NUMBER`, `row NUMBER`, `index NUMBER` | `point` | this was typed in |
//! | `direction NAME` | `walk`, `shift` | walk or shift this way |
//! | `do STEP` | `predict` | `check`, `show` or `again` |
//! | `do analysis` | `computer` | show what the computer thinks, or hide it |
//! | `go PLACE` | `play`, `shift`, `tree` | `first`, `back`, `forward` or `last`; in a tree also `branch`, `replay`, which a second time holds it, and `on`, its next step |
//! | `go PLACE` | `puzzle` | `back` takes a move back, `first` all of them; `previous` and `next` lead to another puzzle |
//! | `do STEP` | `puzzle` | `worth` finds out what each move is worth; `stop` stops the solver, and `on` lets it go on |
//! | `think on` | `puzzle` | let the solver judge the reader's move, and answer it |
//! | `solve on` | `puzzle` | let it find out what one more move is worth |
//! | `go PLACE` | `computer` | `back` takes a move back, `new` starts over |
//! | `set MOVES` | `play`, `computer`, `bytes`, `puzzle` | this game was typed in, or came with the address |
//! | `person SIDE`, `level NAME` | `computer` | the reader changed sides or levels |
//! | `replay NUMBER` | `play`, `computer` | show the game again, from the position after `NUMBER` moves |
//! | `think DEPTH` | `computer` | let the computer move; while its analysis is shown, let it look `DEPTH` moves ahead, also at the reader's move |
//! | `think advice` | `computer` | follow what the engine has said |
//! | `do now` | `computer` | make the move that the engine likes so far |
//! | `think MOVE` | `computer` | let the computer make the move that it has decided on |
//! | `train STEP` | `train` | `begin` or `stop` the training, or go `on` with it; or what the trainer has said; or `failed` if it says nothing |
//! | `pattern NUMBER`, `go next` | `patterns` | the first place of this pattern, or the next place |
//! | `ahead NUMBER` | `tree` | look `NUMBER` moves ahead |
//!
//! # The engine
//!
//! On the level `expert` the board has the page ask another part of the code: a
//! request with `live expert`, the `position`, the `depth` to which to look, and
//! how many `moves` to name. The response is fields, which the page adds to the
//! event with which the board goes on: `think advice`, the `depth`, how many
//! `positions` it looked at, whether it `goes_on`, and the moves' `names`, `values`
//! and `texts`. It remembers something from one request to the next: its table.
//!
//! # The trainer and its pupil
//!
//! In the same way, a board of the kind `train` has the page ask for its next move:
//! a request with `live pupil` and the `weights`, answered in the engine's words.
//! And it has the page ask `live trainer` to `do begin`, and then to `do on` until
//! it has graduated; the trainer remembers how far it is, whatever the reader does
//! meanwhile. It answers `train played` with the `games_played`, `train learned`
//! with the `rounds` and the `weights` so far, or `train graduated`.
//!
//! # A response
//!
//! A response is the whole view: the picture, what is said of it, what can be
//! pressed and filled in, and what comes next. If the request makes no sense, it
//! is a single field, the `error`, with the sentence of a [`RequestError`].

mod request;
mod response;

pub use request::{Request, RequestError};
pub(crate) use request::{illegal, invalid, missing, parse_position};
pub use response::{Button, ButtonState, Input, Link, Then, json};
