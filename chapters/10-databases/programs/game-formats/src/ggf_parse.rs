use board::{Cell, Disc};
use end_of_game::{Position, Score};
use records::{Problem, Record, non_empty, parse_position};
use whole_games::{Ply, Reason, Replay, parse_transcript};

use crate::{GgfError, GgfProblem};

/// A description of the comments that follow a move after a slash.
const MOVE_COMMENTS: &str = "what was said about moves, and their times";

/// A description of the properties that a record has no field for.
const OTHER_PROPERTIES: &str = "clocks, ratings and remarks";

/// A description of a result such as `White`.
const OTHER_RESULT: &str = "a result that isn't a number of discs";

/// Parses games in GGF, the Generic Game Format of the game servers, such as
/// `(;GM[Othello]PB[Ann]PW[Bob]BO[8 <64 squares> *]B[F5]W[D6];)`. Ignores
/// numbers between games.
///
/// # Errors
///
/// Returns an error at the first place that can't be parsed or is illegal.
pub fn parse_ggf(text: &str) -> Result<Vec<Record>, GgfError> {
    parse_ggf_games(text).into_iter().collect()
}

/// Parses games as [`parse_ggf`] does, but returns a result for each game, and
/// continues after one that can't be parsed or is illegal. If there are too many
/// games, returns only that error.
pub fn parse_ggf_games(text: &str) -> Vec<Result<Record, GgfError>> {
    let mut games = Vec::new();
    let mut rest = skip_to_game(text);
    while !rest.is_empty() {
        if let Err(why) = chapter_cli::check_games(games.len() + 1) {
            let line = line_number(text, rest);
            let problem = Problem::Io(why).into();
            return vec![Err(GgfError { line, problem })];
        }
        let start = rest;
        let game = parse_game(&mut rest).map_err(|problem| {
            let line = line_number(text, rest);
            GgfError { line, problem }
        });
        if game.is_err() {
            rest = skip_game(start);
        }
        games.push(game);
        rest = skip_to_game(rest);
    }
    games
}

/// Returns the text without the whitespace, numbers and byte order mark that may
/// precede a game.
fn skip_to_game(text: &str) -> &str {
    text.trim_start_matches(is_between_games)
}

/// Tests if a character may stand between two games.
fn is_between_games(c: char) -> bool {
    c.is_whitespace() || c.is_ascii_digit() || c == '\u{feff}'
}

/// Returns the text after the game at its beginning, which can't be parsed: the
/// text from the next `(;` on that begins a line or follows the end of a game.
/// Ignores the nesting of brackets, because one may be missing.
fn skip_game(text: &str) -> &str {
    let begins_game = |&index: &usize| {
        let before = text[..index]
            .trim_end_matches(|c| c != '\n' && is_between_games(c));
        index > 0 && before.ends_with(['\n', ')'])
    };
    let next = text
        .match_indices("(;")
        .map(|(index, _)| index)
        .find(begins_game)
        .unwrap_or(text.len());
    &text[next..]
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
        .filter(|_| !name.is_empty())
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
    /// Adds a property. Sets `left_out` for those that a record can't hold,
    /// such as the clocks.
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
            "RE" => self.set_result(&value),
            "BO" if self.replay.is_some() => return Err(GgfProblem::LateStart),
            "BO" => record.start = parse_start(&value)?,
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
            "GM" | "TY" | "KM" => {}
            _ if value.is_empty() => {}
            _ => self.leave_out(OTHER_PROPERTIES),
        }
        Ok(())
    }

    /// Sets the result. `?` stands for none.
    fn set_result(&mut self, value: &str) {
        self.difference = parse_difference(value);
        if self.difference.is_none() && !matches!(value.trim(), "" | "?") {
            self.leave_out(OTHER_RESULT);
        }
    }

    /// Sets the description of the content that a record can't hold, unless
    /// there is one.
    fn leave_out(&mut self, description: &'static str) {
        self.record.left_out.get_or_insert(description);
    }

    /// Adds a turn of this color, such as `F5`, `PA`, or `F5/1.50/2.5` with the
    /// evaluation and the time of a program.
    fn add_turn(&mut self, disc: Disc, value: &str) -> Result<(), GgfProblem> {
        let (turn, comments) = value.split_once('/').unwrap_or((value, ""));
        if !comments.is_empty() {
            // Takes precedence over the other descriptions.
            self.record.left_out = Some(MOVE_COMMENTS);
        }
        // A record leaves out a pass before a move, which implies it, but keeps
        // one at the end.
        self.record.plies.pop_if(|last| *last == Ply::Pass);
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
        self.record.plies.push(ply);
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
