use board::{Cell, Disc};
use end_of_game::{Position, Score};
use records::{Problem, Record, non_empty, parse_position};
use whole_games::{Ply, Reason, Replay, parse_transcript};

use crate::{GgfError, GgfProblem};

/// A description of the comments that follow a move after a slash.
const MOVE_COMMENTS: &str = "what was said about moves, and their times";

/// Parses games in GGF, the Generic Game Format of the game servers, such as
/// `(;GM[Othello]PB[Ann]PW[Bob]BO[8 <64 squares> *]B[F5]W[D6];)`. Ignores
/// numbers between games.
///
/// # Errors
///
/// Returns an error at the first place that can't be parsed or is illegal.
pub fn parse_ggf(text: &str) -> Result<Vec<Record>, GgfError> {
    let mut records = Vec::new();
    let mut rest = skip_to_game(text);
    while !rest.is_empty() {
        let record = chapter_cli::check_games(records.len() + 1)
            .map_err(|why| GgfProblem::from(Problem::Io(why)))
            .and_then(|()| parse_game(&mut rest))
            .map_err(|problem| {
                let line = line_number(text, rest);
                GgfError { line, problem }
            })?;
        records.push(record);
        rest = skip_to_game(rest);
    }
    Ok(records)
}

/// Returns the text without what may precede a game: whitespace, numbers and a
/// byte order mark.
fn skip_to_game(text: &str) -> &str {
    text.trim_start_matches(|c: char| {
        c.is_whitespace() || c.is_ascii_digit() || c == '\u{feff}'
    })
}

/// Returns the number of the line, from 1, in which the end `rest` of a text
/// begins.
fn line_number(text: &str, rest: &str) -> usize {
    let parsed = &text[..text.len() - rest.len()];
    parsed.matches('\n').count() + 1
}

/// Parses the game at the beginning of `rest`, and advances `rest` to the text
/// after the game, or to the place of an error.
fn parse_game(rest: &mut &str) -> Result<Record, GgfProblem> {
    *rest = rest
        .strip_prefix("(;")
        .ok_or_else(|| unexpected_text(rest))?;
    let mut game = GgfGame::default();
    loop {
        *rest = rest.trim_start_matches(is_separator);
        if let Some(after_game) = rest.strip_prefix(')') {
            *rest = after_game;
            return Ok(game.into_record());
        }
        let (name, value, after_property) = parse_property(rest)?;
        game.set_property(name, value)?;
        *rest = after_property;
    }
}

/// Tests if a character may stand between two properties.
fn is_separator(c: char) -> bool {
    c == ';' || c.is_whitespace()
}

/// Parses a property, a name and a value in brackets, in which a backslash
/// escapes the next character. Returns the name, the unescaped value, and the
/// text after the property.
fn parse_property(text: &str) -> Result<(&str, String, &str), GgfProblem> {
    let name_length = text.bytes().take_while(u8::is_ascii_alphabetic).count();
    let (name, rest) = text.split_at(name_length);
    if rest.is_empty() {
        return Err(GgfProblem::UnexpectedEnd);
    }
    let rest = rest
        .strip_prefix('[')
        .ok_or_else(|| unexpected_text(text))?;
    let mut value = String::new();
    let mut chars = rest.chars();
    while let Some(c) = chars.next() {
        match c {
            ']' => return Ok((name, value, chars.as_str())),
            '\\' => value.extend(chars.next()),
            _ => value.push(c),
        }
    }
    Err(GgfProblem::UnexpectedEnd)
}

/// Returns the error for a text that isn't GGF, with its first characters.
fn unexpected_text(text: &str) -> GgfProblem {
    GgfProblem::UnexpectedText(text.chars().take(8).collect())
}

/// A game of which some properties have been parsed.
#[derive(Default)]
struct GgfGame {
    record: Record,
    /// The game so far; `None` before the first turn, while the start may still
    /// change.
    replay: Option<Replay>,
    /// The result: Black's points minus White's.
    difference: Option<i64>,
}

impl GgfGame {
    /// Adds a property. Ignores those that a record can't hold, such as the
    /// clocks.
    fn set_property(
        &mut self,
        name: &str,
        value: String,
    ) -> Result<(), GgfProblem> {
        let record = &mut self.record;
        match name {
            "PB" => record.black = non_empty(&value),
            "PW" => record.white = non_empty(&value),
            "DT" => record.date = non_empty(&value),
            "PC" => record.place = non_empty(&value),
            "RE" => self.difference = parse_difference(&value),
            "BO" if self.replay.is_none() => {
                record.start = parse_start(&value)?;
            }
            "GM" if !value.eq_ignore_ascii_case("othello") => {
                return Err(GgfProblem::OtherGame(value));
            }
            "TY" if !is_supported_type(&value) => {
                return Err(GgfProblem::GameType(value));
            }
            "KM" if value.trim().parse() != Ok(0.0) => {
                return Err(GgfProblem::Komi(value));
            }
            "B" => self.add_turn(Disc::Black, &value)?,
            "W" => self.add_turn(Disc::White, &value)?,
            _ => {}
        }
        Ok(())
    }

    /// Adds a turn of this color, such as `F5`, `PA`, or `F5/1.50/2.5` with the
    /// evaluation and the time of a program.
    fn add_turn(&mut self, disc: Disc, value: &str) -> Result<(), GgfProblem> {
        let (turn, comments) = value.split_once('/').unwrap_or((value, ""));
        if !comments.is_empty() {
            self.record.left_out = Some(MOVE_COMMENTS);
        }
        let played = self.record.plies.len();
        let plies = parse_transcript(turn).map_err(|mut error| {
            error.plies += played;
            Problem::Ply(error)
        })?;
        let [ply] = plies[..] else {
            return Err(GgfProblem::InvalidTurn(turn.to_string()));
        };
        let start = self.record.start;
        let replay = self.replay.get_or_insert_with(|| Replay::from(start));
        follow_turn(replay, disc, ply)
            .map_err(|reason| Problem::Illegal(played + 1, reason))?;
        // The turn went to the opponent, because this color had to pass.
        if replay.position.to_move == disc {
            return Err(GgfProblem::MustPass(disc));
        }
        // A record leaves passes out.
        if ply != Ply::Pass {
            self.record.plies.push(ply);
        }
        Ok(())
    }

    fn into_record(self) -> Record {
        let mut record = self.record;
        record.result = self
            .difference
            .and_then(|difference| score_from(difference, &record.start));
        record
    }
}

/// Plays a turn of this color. If the opponent is to move, it passes first.
fn follow_turn(
    replay: &mut Replay,
    disc: Disc,
    ply: Ply,
) -> Result<(), Reason> {
    if disc != replay.position.to_move {
        replay.follow(Ply::Pass)?;
    }
    replay.follow(ply)
}

/// Tests if a type of game, such as `8` or `s8r20`, is Othello on 8 by 8
/// squares. The option `a` stands for the variant in which fewer discs win.
fn is_supported_type(game_type: &str) -> bool {
    let game_type = game_type.trim_start_matches('s');
    let options = game_type.trim_start_matches(|c: char| c.is_ascii_digit());
    let size = &game_type[..game_type.len() - options.len()];
    matches!(size, "" | "8") && !options.contains('a')
}

/// Parses a result such as `+12.000`, or `-64.000:t` for a loss on time.
/// Returns `None` if it isn't an integer.
fn parse_difference(value: &str) -> Option<i64> {
    let number = value.split(':').next()?.trim().parse::<f64>().ok()?;
    (number.fract() == 0.0).then_some(number as i64)
}

/// Parses a start: the size of the board, its squares, and the color to move.
fn parse_start(value: &str) -> Result<Position, GgfProblem> {
    let (size, position) = value.trim().split_once(' ').unwrap_or((value, ""));
    if size != "8" {
        return Err(GgfProblem::BoardSize(size.to_string()));
    }
    Ok(parse_position(position).map_err(Problem::from)?)
}

/// Returns the result with this difference, Black's points minus White's, on a
/// board with the borders of `start`, or `None` if no result has it.
fn score_from(difference: i64, start: &Position) -> Option<Score> {
    let squares = 64 - start.board.count(Cell::Border) as i64;
    let is_in_range = (-squares..=squares).contains(&difference);
    if !is_in_range || (squares + difference) % 2 != 0 {
        return None;
    }
    Some(Score {
        black: ((squares + difference) / 2) as usize,
        white: ((squares - difference) / 2) as usize,
    })
}
