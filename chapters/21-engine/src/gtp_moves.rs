use board::Disc;
use end_of_game::Turn;
use whole_games::Ply;

use crate::{Answer, Gtp, word};

impl Gtp {
    /// Plays a move, or a pass, for a color.
    pub fn play(&mut self, words: &[String]) -> Answer {
        let position = self.position_for(word(words, 0)?);
        let name: String = word(words, 1)?;
        let after = match name.eq_ignore_ascii_case("pass") {
            true if position.turn() != Turn::Move => position.passed(),
            true => return Err("illegal move"),
            false => {
                let played = position.play(word(words, 1)?);
                played.map_err(|_| "illegal move")?
            }
        };
        self.positions.push(after);
        Ok(String::new())
    }

    /// Finds a move for a color, and plays it.
    pub fn genmove(&mut self, words: &[String]) -> Answer {
        let color: Disc = word(words, 0)?;
        let answer = self.choose(color).to_string();
        self.play(&[color.to_string(), answer.clone()])?;
        Ok(answer)
    }

    /// If there's nothing left to play, it passes.
    pub fn choose(&mut self, color: Disc) -> Ply {
        let position = self.position_for(color);
        let thought = self.player.think(&position);
        thought.map_or(Ply::Pass, |it| it.ply)
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
