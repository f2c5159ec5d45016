use board::{Cell, Disc};
use end_of_game::{Position, Score};
use records::{Problem, Record, non_empty, parse_position};
use whole_games::{Ply, Reason, Replay, parse_transcript};

use crate::{GgfError, GgfProblem};

/// Reads games in GGF, the Generic Game Format of the game servers, such as
/// `(;GM[Othello]PB[Ann]PW[Bob]BO[8 <64 squares> *]B[F5]W[D6];)`. Numbers may
/// stand between games. Fails at the first place that can't be read or breaks a
/// rule.
pub fn parse_ggf(text: &str) -> Result<Vec<Record>, GgfError> {
    parse_ggf_games(text).into_iter().collect()
}

/// Reads games as [`parse_ggf`] does. A game that can't be read is replaced by
/// its error, and a text with too many games by one error.
pub fn parse_ggf_games(text: &str) -> Vec<Result<Record, GgfError>> {
    let mut games = Vec::new();
    let mut rest = skip_to_game(text);
    while !rest.is_empty() {
        let at_line = |problem, rest: &str| {
            let before = &text[..text.len() - rest.len()];
            let line = before.matches('\n').count() + 1;
            GgfError { line, problem }
        };
        if let Err(why) = chapter_cli::check_games(games.len() + 1) {
            return vec![Err(at_line(Problem::Io(why).into(), rest))];
        }
        let begin = rest;
        let game = parse_game(&mut rest);
        games.push(game.map_err(|problem| {
            let error = at_line(problem, rest);
            rest = skip_game(begin);
            error
        }));
        rest = skip_to_game(rest);
    }
    games
}

/// The text from the next game on.
fn skip_to_game(text: &str) -> &str {
    text.trim_start_matches(is_between_games)
}

fn is_between_games(sign: char) -> bool {
    sign.is_whitespace() || sign.is_ascii_digit() || sign == '\u{feff}'
}

/// The text behind a game that can't be read: the next `(;` that begins a line
/// or follows the end of a game. It may be missing a bracket, so what the
/// brackets say doesn't count.
fn skip_game(text: &str) -> &str {
    let begins_game = |&index: &usize| {
        let before = text[..index]
            .trim_end_matches(|sign| sign != '\n' && is_between_games(sign));
        index > 0 && before.ends_with(['\n', ')'])
    };
    let mut starts = text.match_indices("(;").map(|(index, _)| index);
    let next = starts.find(begins_game).unwrap_or(text.len());
    &text[next..]
}

/// Reads the game at the beginning of the text. What is left of the text is
/// what comes after it, or what can't be read.
fn parse_game(rest: &mut &str) -> Result<Record, GgfProblem> {
    *rest = rest.strip_prefix("(;").ok_or_else(|| stray(rest))?;
    let mut game = GgfGame::default();
    loop {
        *rest = rest.trim_start_matches(between_properties);
        if let Some(after) = rest.strip_prefix(')') {
            *rest = after;
            return Ok(game.finish());
        }
        let (name, value, after) = parse_property(rest)?;
        game.set(name, value)?;
        *rest = after;
    }
}

fn between_properties(sign: char) -> bool {
    sign == ';' || sign.is_whitespace()
}

/// Reads a property, a name and a value in brackets. In a value, a backslash
/// makes the next character, such as `]`, an ordinary one.
fn parse_property(text: &str) -> Result<(&str, String, &str), GgfProblem> {
    let length = text.bytes().take_while(u8::is_ascii_alphabetic).count();
    let (name, rest) = text.split_at(length);
    let mut rest = match rest.strip_prefix('[') {
        Some(value) if !name.is_empty() => value,
        None if rest.is_empty() => return Err(GgfProblem::Unclosed),
        _ => return Err(stray(text)),
    };
    let mut value = String::new();
    loop {
        let mut signs = rest.chars();
        match signs.next() {
            Some(']') => return Ok((name, value, signs.as_str())),
            Some('\\') => value.extend(signs.next()),
            Some(sign) => value.push(sign),
            None => return Err(GgfProblem::Unclosed),
        }
        rest = signs.as_str();
    }
}

fn stray(text: &str) -> GgfProblem {
    GgfProblem::Stray(text.chars().take(8).collect())
}

/// A game as far as its properties have been read.
#[derive(Default)]
struct GgfGame {
    record: Record,
    /// `None` before the first turn, while the start may still change.
    game: Option<Replay>,
    /// Black's points minus White's.
    result: Option<i64>,
}

impl GgfGame {
    /// Adds a property. A record has no field for some, such as the clocks,
    /// and only says that they were there.
    fn set(&mut self, name: &str, value: String) -> Result<(), GgfProblem> {
        let record = &mut self.record;
        match name {
            "PB" => record.black = non_empty(&value),
            "PW" => record.white = non_empty(&value),
            "DT" => record.date = non_empty(&value),
            "PC" => record.place = non_empty(&value),
            "RE" => self.set_result(&value),
            "BO" if self.game.is_some() => return Err(GgfProblem::LateStart),
            "BO" => record.start = parse_start(&value)?,
            "GM" if !value.eq_ignore_ascii_case("othello") => {
                return Err(GgfProblem::OtherGame(value));
            }
            "TY" if !is_ordinary(&value) => {
                return Err(GgfProblem::GameType(value));
            }
            "KM" if value.trim().parse() != Ok(0.0) => {
                return Err(GgfProblem::Komi(value));
            }
            "B" => self.play(Disc::Black, &value)?,
            "W" => self.play(Disc::White, &value)?,
            "GM" | "TY" | "KM" => {}
            _ if value.is_empty() => {}
            _ => self.leave_out("clocks, ratings and remarks"),
        }
        Ok(())
    }

    fn set_result(&mut self, value: &str) {
        self.result = parse_difference(value);
        if self.result.is_none() && !["", "?"].contains(&value.trim()) {
            self.leave_out("a result that isn't a number of discs");
        }
    }

    /// Records that the file has something that a record has no field for.
    fn leave_out(&mut self, what: &'static str) {
        self.record.left_out.get_or_insert(what);
    }

    /// Adds a turn of this color, such as `F5`, `F5/1.50/2.5` with what a
    /// program thought of it, or `PA`.
    fn play(&mut self, disc: Disc, value: &str) -> Result<(), GgfProblem> {
        let (turn, more) = value.split_once('/').unwrap_or((value, ""));
        if !more.is_empty() {
            let said = "what was said about moves, and their times";
            self.record.left_out = Some(said); // rather than the clocks
        }
        // A move implies the pass before it. Nothing implies the last one.
        self.record.plies.pop_if(|last| *last == Ply::Pass);
        let before = self.record.plies.len();
        let plies = parse_transcript(turn).map_err(|mut error| {
            error.plies += before;
            Problem::Ply(error)
        })?;
        let [ply] = plies[..] else {
            return Err(GgfProblem::Turn(turn.to_string()));
        };
        let start = self.record.start;
        let game = self.game.get_or_insert_with(|| Replay::from(start));
        follow(game, disc, ply)
            .map_err(|reason| Problem::Illegal(before + 1, reason))?;
        // If the referee passed, the game does not have this turn.
        if game.position.to_move == disc {
            return Err(GgfProblem::OutOfTurn(disc));
        }
        self.record.plies.push(ply);
        Ok(())
    }

    fn finish(self) -> Record {
        let mut record = self.record;
        record.result = self
            .result
            .and_then(|difference| score_from(difference, &record.start));
        record
    }
}

/// Follows a turn of this color. If it's the other's, that one passes first.
fn follow(game: &mut Replay, disc: Disc, ply: Ply) -> Result<(), Reason> {
    if disc != game.position.to_move {
        game.follow(Ply::Pass)?;
    }
    game.follow(ply)
}

/// Whether a type of game, such as `8` or `s8r20`, is Othello on 8 by 8 squares
/// in which more discs win.
fn is_ordinary(kind: &str) -> bool {
    let kind = kind.trim_start_matches('s');
    let options = kind.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let size = &kind[..kind.len() - options.len()];
    ["", "8"].contains(&size) && !options.contains('a')
}

/// Reads a result such as `+12.000`, or `-64.000:t` when time ran out.
fn parse_difference(value: &str) -> Option<i64> {
    let number = value.split(':').next()?.trim().parse::<f64>().ok()?;
    (number.fract() == 0.0).then_some(number as i64)
}

/// Reads a board: its size, its squares, and the color to move.
fn parse_start(value: &str) -> Result<Position, GgfProblem> {
    let (size, position) = value.trim().split_once(' ').unwrap_or((value, ""));
    if size != "8" {
        return Err(GgfProblem::BoardSize(size.to_string()));
    }
    Ok(parse_position(position).map_err(Problem::from)?)
}

/// The result with this difference, Black's points minus White's, on a board
/// like this one; `None` when no result has it.
fn score_from(difference: i64, start: &Position) -> Option<Score> {
    let squares = 64 - start.board.count(Cell::Border) as i64;
    let possible = (-squares..=squares).contains(&difference);
    if !possible || (squares + difference) % 2 != 0 {
        return None;
    }
    Some(Score {
        black: ((squares + difference) / 2) as usize,
        white: ((squares - difference) / 2) as usize,
    })
}
