use board::Disc;
use end_of_game::{Ply, Position};

use crate::draft::Draft;
use crate::position::read_position;
use crate::result::score_from;
use crate::{Fault, GgfError, Problem, Record};

/// Reads games in GGF, the Generic Game Format of the game servers, such as
/// `(;GM[Othello]PB[Ann]PW[Bob]BO[8 <64 squares> *]B[F5]W[D6];)`. Numbers
/// may stand between games.
///
/// # Errors
///
/// At the first place that cannot be read or breaks a rule.
pub fn read_ggf(text: &str) -> Result<Vec<Record>, Fault> {
    let mut records = Vec::new();
    let mut rest = between_games(text);
    while !rest.is_empty() {
        records.push(read_game(&mut rest).map_err(|problem| {
            let before = &text[..text.len() - rest.len()];
            Fault::in_line(before.matches('\n').count() + 1, problem)
        })?);
        rest = between_games(rest);
    }
    Ok(records)
}

/// The text from the next game on.
fn between_games(text: &str) -> &str {
    text.trim_start_matches(|sign: char| {
        sign.is_whitespace() || sign.is_ascii_digit() || sign == '\u{feff}'
    })
}

/// Reads the game with which the text begins. The text left is what comes
/// after it, or what cannot be read.
fn read_game(rest: &mut &str) -> Result<Record, Problem> {
    *rest = rest.strip_prefix("(;").ok_or_else(|| stray(rest))?;
    let mut game = Game::default();
    loop {
        *rest = rest.trim_start_matches(between_properties);
        if let Some(after) = rest.strip_prefix(')') {
            *rest = after;
            return Ok(game.finish());
        }
        let (name, value, after) = read_property(rest)?;
        game.set(name, value)?;
        *rest = after;
    }
}

fn between_properties(sign: char) -> bool {
    sign == ';' || sign.is_whitespace()
}

/// Reads a property, a name and a value in brackets. In a value, a backslash
/// makes the next character, such as `]`, an ordinary one.
fn read_property(text: &str) -> Result<(&str, String, &str), Problem> {
    let length = text.bytes().take_while(u8::is_ascii_alphabetic).count();
    let (name, rest) = text.split_at(length);
    let Some(mut rest) = rest.strip_prefix('[') else {
        return Err(match rest {
            "" => Problem::Ggf(GgfError::Unclosed),
            _ => stray(text),
        });
    };
    let mut value = String::new();
    loop {
        let mut signs = rest.chars();
        match signs.next() {
            Some(']') => return Ok((name, value, signs.as_str())),
            Some('\\') => value.extend(signs.next()),
            Some(sign) => value.push(sign),
            None => return Err(Problem::Ggf(GgfError::Unclosed)),
        }
        rest = signs.as_str();
    }
}

fn stray(text: &str) -> Problem {
    Problem::Ggf(GgfError::Stray(text.chars().take(8).collect()))
}

/// A game as far as its properties have been read.
#[derive(Default)]
struct Game {
    draft: Draft,
    /// Black's points less White's.
    result: Option<i64>,
}

impl Game {
    /// Takes a property in. Those that say nothing here, such as the clocks,
    /// are left alone.
    fn set(&mut self, name: &str, value: String) -> Result<(), Problem> {
        let is_unplayed = self.draft.is_unplayed();
        let record = &mut self.draft.record;
        match name {
            "PB" => record.black = value,
            "PW" => record.white = value,
            "DT" => record.date = value,
            "PC" => record.place = value,
            "RE" => self.result = read_difference(&value),
            "BO" if is_unplayed => {
                record.start = read_start(&value)?;
            }
            "GM" if !value.eq_ignore_ascii_case("othello") => {
                return Err(Problem::Ggf(GgfError::OtherGame(value)));
            }
            "B" => self.play(Disc::Black, &value)?,
            "W" => self.play(Disc::White, &value)?,
            _ => {}
        }
        Ok(())
    }

    /// Takes a turn of this color in, such as `F5`, `F5/1.50/2.5` with what a
    /// program thought of it, or `PA`.
    fn play(&mut self, disc: Disc, value: &str) -> Result<(), Problem> {
        let turn = value.split('/').next().unwrap_or_default();
        let mut plies = self.draft.read(turn)?;
        if plies.len() != 1 {
            return Err(Problem::Ggf(GgfError::Turn(turn.to_string())));
        }
        if disc != self.draft.position().to_move {
            plies.insert(0, Ply::Pass);
        }
        self.draft.add(&plies)?;
        // A pass that the referee made is one that the game does not have.
        if self.draft.position().to_move == disc {
            return Err(Problem::OutOfTurn(disc));
        }
        Ok(())
    }

    fn finish(self) -> Record {
        let mut record = self.draft.record;
        record.result = self
            .result
            .and_then(|difference| score_from(difference, &record.start));
        record
    }
}

/// Reads a result such as `+12.000`, or `-64.000:t` when time ran out.
fn read_difference(value: &str) -> Option<i64> {
    let number = value.split(':').next()?.trim().parse::<f64>().ok()?;
    (number.fract() == 0.0).then_some(number as i64)
}

/// Reads a board: its size, its squares, and the color to move.
fn read_start(value: &str) -> Result<Position, Problem> {
    let (size, position) = value.trim().split_once(' ').unwrap_or((value, ""));
    if size != "8" {
        return Err(Problem::Ggf(GgfError::Size(size.to_string())));
    }
    read_position(position).map_err(Problem::Position)
}
