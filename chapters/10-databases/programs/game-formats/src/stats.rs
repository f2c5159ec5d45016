use std::fmt;

use board::{Board, Cell, Disc};
use end_of_game::{Score, Turn};
use records::Record;
use whole_games::Objection;

/// Statistics of games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// The number of games.
    pub games: usize,
    /// The number of games that are played to the end.
    pub finished: usize,
    /// The number of games that Black won.
    pub black_wins: usize,
    /// The number of games that White won.
    pub white_wins: usize,
    /// The number of draws.
    pub draws: usize,
    /// The number of finished games that left a square empty.
    pub with_empty_squares: usize,
    /// The number of games with a pass.
    pub with_passes: usize,
    /// The number of passes in all games.
    pub passes: usize,
    /// The number of finished games with another result than the recorded one.
    pub misrecorded: usize,
}

impl Stats {
    /// Counts a game.
    ///
    /// # Errors
    ///
    /// Returns an error at the first illegal ply, without counting the game.
    pub fn add(&mut self, record: &Record) -> Result<(), Box<Objection>> {
        let game = record.replay()?;
        self.games += 1;
        self.passes += game.passes.len();
        self.with_passes += usize::from(!game.passes.is_empty());
        let mut result = record.result;
        if game.position.turn() == Turn::Over {
            let board = &game.position.board;
            self.add_finished(board, record.result);
            result = result.or(Some(Score::result(board)));
        }
        match result.map(|score| score.winner()) {
            Some(Some(Disc::Black)) => self.black_wins += 1,
            Some(Some(Disc::White)) => self.white_wins += 1,
            Some(None) => self.draws += 1,
            None => {}
        }
        Ok(())
    }

    /// Counts a game that ended on this board.
    fn add_finished(&mut self, board: &Board, recorded: Option<Score>) {
        let has_empty_squares = board.count(Cell::Empty) > 0;
        let is_misrecorded =
            recorded.is_some_and(|score| score != Score::result(board));
        self.finished += 1;
        self.with_empty_squares += usize::from(has_empty_squares);
        self.misrecorded += usize::from(is_misrecorded);
    }
}

impl fmt::Display for Stats {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let rows = [
            ("games", self.games),
            ("  won by Black", self.black_wins),
            ("  won by White", self.white_wins),
            ("  drawn", self.draws),
            ("played to the end", self.finished),
            ("  with empty squares left", self.with_empty_squares),
            ("  with another result", self.misrecorded),
            ("unfinished", self.games - self.finished),
            ("games with a pass", self.with_passes),
            ("passes", self.passes),
        ];
        let lines = rows.map(|(label, count)| format!("{label:28} {count:>7}"));
        f.write_str(&lines.join("\n"))
    }
}
