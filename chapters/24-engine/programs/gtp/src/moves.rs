use board::Disc;
use end_of_game::Turn;
use whole_games::Ply;

use crate::{Answer, Gtp, word};

impl Gtp {
    /// Plays a move, or a pass, for a color.
    pub fn play(&mut self, words: &[String]) -> Answer {
        let name: String = word(words, 1)?;
        let is_pass = name.eq_ignore_ascii_case("pass");
        let square = (!is_pass).then(|| word(words, 1)).transpose()?;
        self.follow(word(words, 0)?, square.map_or(Ply::Pass, Ply::Move))
    }

    fn follow(&mut self, color: Disc, ply: Ply) -> Answer {
        let position = self.position_for(color);
        let after = match ply {
            Ply::Move(square) => position.play(square).ok(),
            Ply::Pass => {
                (position.turn() != Turn::Move).then(|| position.passed())
            }
        };
        self.positions.push(after.ok_or("illegal move")?);
        Ok(String::new())
    }

    /// Finds a move for a color, and plays it.
    pub fn genmove(&mut self, words: &[String]) -> Answer {
        let color = word(words, 0)?;
        let ply = self.choose(color);
        self.follow(color, ply)?;
        Ok(ply.to_string())
    }

    /// If there's nothing left to play, it passes.
    pub fn choose(&mut self, color: Disc) -> Ply {
        let position = self.position_for(color);
        if let Some(square) = self.book.find(&position) {
            return Ply::Move(square);
        }
        let thought = self.player.think(&position);
        thought.map_or(Ply::Pass, |thought| thought.ply)
    }

    /// Like `genmove`, but the move isn't played, and the clock stands still.
    pub fn reg_genmove(&mut self, words: &[String]) -> Answer {
        let clocks = self.player.clocks;
        let ply = self.choose(word(words, 0)?);
        self.player.clocks = clocks;
        Ok(ply.to_string())
    }

    /// Takes back what was played last.
    pub fn undo(&mut self) -> Answer {
        if self.positions.len() == 1 {
            return Err("cannot undo");
        }
        self.positions.pop();
        Ok(String::new())
    }
}
