use std::fmt;

use board::{Board, Cell, Disc};
use end_of_game::{Score, Turn};
use records::Record;
use whole_games::Objection;

/// What many games have in common.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// The games.
    pub games: usize,
    /// Those whose moves lead to the end.
    pub finished: usize,
    /// The games that Black won.
    pub black: usize,
    /// The games that White won.
    pub white: usize,
    /// The drawn games.
    pub drawn: usize,
    /// The finished games in which a square was left empty.
    pub with_empty_squares: usize,
    /// The games with a pass.
    pub with_passes: usize,
    /// The passes in all games.
    pub passes: usize,
    /// The finished games whose result isn't the one recorded.
    pub misrecorded: usize,
}

impl Stats {
    /// Counts a game. Fails when the rules forbid it.
    pub fn add(&mut self, record: &Record) -> Result<(), Box<Objection>> {
        let game = record.replay()?;
        self.games += 1;
        self.passes += game.passes.len();
        self.with_passes += usize::from(!game.passes.is_empty());
        let mut result = record.result;
        if game.position.turn() == Turn::Over {
            self.add_end(&game.position.board, result);
            result = result.or(Some(Score::result(&game.position.board)));
        }
        match result.map(|score| score.winner()) {
            Some(Some(Disc::Black)) => self.black += 1,
            Some(Some(Disc::White)) => self.white += 1,
            Some(None) => self.drawn += 1,
            None => {}
        }
        Ok(())
    }

    /// Counts a game that came to its end on this board.
    fn add_end(&mut self, board: &Board, recorded: Option<Score>) {
        let is_empty = board.count(Cell::Empty) > 0;
        let differs =
            recorded.is_some_and(|score| score != Score::result(board));
        self.finished += 1;
        self.with_empty_squares += usize::from(is_empty);
        self.misrecorded += usize::from(differs);
    }
}

impl fmt::Display for Stats {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let rows = [
            ("games", self.games),
            ("  won by Black", self.black),
            ("  won by White", self.white),
            ("  drawn", self.drawn),
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
