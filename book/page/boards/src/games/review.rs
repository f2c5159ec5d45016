//! The review of a finished game: the value after each move, the reader's worst moves,
//! those that lost the game among them, and better ones.
//!
//! The board asks the engine about each move, from the last one to the first. The page
//! keeps the answers.

use std::fmt;

use super::board_game::BoardGame;
use super::history::{History, REPLAY_PAUSE};
use crate::english::{format_discs, join_and, sentence};
use crate::labels::computer as labels;
use crate::protocol::{ButtonState, Request, RequestError, invalid};
use crate::view::View;

/// The maximum number of mistakes that are explained.
const MAX_MISTAKES: usize = 3;
/// The typical error of an estimated value, in eighths of a disc, measured by the
/// benchmark `noise` of `game-analysis`. A smaller estimated loss is no mistake.
const NOISE: i32 = 40;
/// The value of a disc, in eighths of a disc.
const DISC: i32 = 8;
/// The largest value of a game, in eighths of a disc.
const MAX_VALUE: i32 = 64 * DISC;

/// The engine's answer about a move. The values are for the side that played it.
struct ReviewedMove<'a> {
    /// The value of the move.
    value: i32,
    /// The value of the best move.
    best_value: i32,
    /// True if the values are exact.
    is_exact: bool,
    /// The transcript of the best move and its continuation.
    line: &'a str,
    /// The reasons why the best move is better.
    reasons: &'a str,
    /// The address of the section that teaches the first reason.
    lesson: &'a str,
}

/// The state of a review.
pub struct Review<'a> {
    /// The transcript of the reviewed game.
    transcript: String,
    /// The answers so far, the last move first, each terminated by a slash.
    answers: String,
    /// The index of the reader's side.
    person: usize,
    /// The value of the event `explain`; empty for other events.
    event: &'a str,
}

impl<'a> Review<'a> {
    /// Returns the kept review if it is about this game, or else a new one.
    pub fn from_request<G: BoardGame>(
        request: &'a Request,
        game: &History<G>,
        person: usize,
    ) -> Self {
        let transcript = game.transcript(game.len());
        let is_same_game = request.text("review_of") == Some(&transcript) && !transcript.is_empty();
        let kept_answers = request.text("review").filter(|_| is_same_game);
        Self {
            answers: kept_answers.unwrap_or_default().to_owned(),
            transcript,
            person,
            event: request.text("explain").unwrap_or_default(),
        }
    }

    /// Tests if the event of the request is for the review.
    pub fn handles_event(&self) -> bool {
        !self.event.is_empty()
    }

    /// Handles the event `explain`.
    pub fn respond<G: BoardGame>(
        &mut self,
        request: &Request,
        game: &mut History<G>,
    ) -> Result<View, RequestError> {
        if !is_over(game) {
            return Err(invalid("a game is explained when it's over"));
        }
        match self.event {
            "begin" => self.answers.clear(),
            "move" => self.add_answer(request)?,
            "stop" | "end" | "failed" => {
                game.go_to(usize::MAX);
                let mut view = game.view();
                if self.event == "failed" {
                    view.status = "The engine couldn't be loaded, or has stopped.".to_owned();
                }
                return Ok(view);
            }
            continuation => return self.show_better_line(continuation, game),
        }
        Ok(self.ask_about_next_move(game))
    }

    /// Adds the engine's answer about a move.
    fn add_answer(&mut self, request: &Request) -> Result<(), RequestError> {
        let answer = ["left", "value", "exact", "line", "reasons", "lesson"]
            .map(|field| request.text(field).unwrap_or_default())
            .join("|");
        ReviewedMove::parse(&answer).ok_or_else(|| invalid("this is no explanation of a move"))?;
        self.answers += &answer;
        self.answers.push('/');
        Ok(())
    }

    /// Asks the engine about the next move, or shows the summary after the last one.
    fn ask_about_next_move<G: BoardGame>(&self, game: &mut History<G>) -> View {
        let number = game.len().saturating_sub(self.answers().count());
        game.go_to(number.saturating_sub(1));
        let before = game.position_to_move();
        game.go_to(usize::MAX);
        let mut view = game.view();
        view.stop_animations();
        if number == 0 {
            view.status = self.summary(game);
            return view;
        }
        let question = Request::default()
            .with("live", "expert")
            .with("position", before.engine_position())
            .with("played", game.move_name(number));
        view.question = Some(question);
        view.send_after(0, "explain", "failed".to_owned());
        view.status = format!("Looking at move {number} of {}.", game.len());
        view.is_closed = true;
        view
    }

    /// Shows the line after a better move. The event is the index of the mistake and,
    /// after a point, the number of moves of the line.
    fn show_better_line<G: BoardGame>(
        &self,
        event: &str,
        game: &History<G>,
    ) -> Result<View, RequestError> {
        let (index, moves) = event.split_once('.').unwrap_or((event, "0"));
        let unknown = || invalid("there's no such mistake in this game");
        let index: usize = index.parse().map_err(invalid)?;
        let moves: usize = moves.parse().map_err(invalid)?;
        let number = *self.mistakes(game).get(index).ok_or_else(unknown)?;
        let reviewed = self.reviewed_move(number, game).ok_or_else(unknown)?;
        let mut line = game.clone();
        line.take_back(number - 1);
        line.append_moves(reviewed.line)?;
        line.go_to(number - 1 + moves);
        let mut view = line.view();
        view.is_closed = true;
        if moves == 0 {
            view.status = format!("Move {number}, before {}.", game.move_name(number));
        }
        if line.played() < line.len() {
            view.send_after(
                4 * REPLAY_PAUSE,
                "explain",
                format!("{index}.{}", moves + 1),
            );
        }
        Ok(view)
    }

    /// Adds the buttons, the worst moves, the graph, and the kept fields.
    pub fn add_buttons<G: BoardGame>(&self, view: &mut View, game: &History<G>) {
        let is_over = is_over(game);
        let is_busy = matches!(self.event, "begin" | "move") && view.has_automatic_event();
        let (step, label) = if is_busy {
            ("stop", labels::STOP_EXPLAINING)
        } else {
            ("begin", labels::EXPLAIN)
        };
        view.add_button("explain", step, ButtonState::enabled(is_over), label);
        let is_done = is_over && self.answers().count() == game.len();
        if is_done {
            for (index, &number) in self.mistakes(game).iter().enumerate() {
                self.add_mistake(view, game, index, number);
            }
            let shows_end = !self.event.starts_with(|c: char| c.is_ascii_digit());
            let state = ButtonState::selected(shows_end);
            view.add_button("explain", "end", state, labels::SHOW_END);
        }
        if is_over && !self.answers.is_empty() {
            view.plot = Some(self.plot(game));
        }
        view.keep("review", &self.answers);
        view.keep("review_of", &self.transcript);
    }

    /// Adds the button for a better line, the sentence about a mistake, and its lesson.
    fn add_mistake<G: BoardGame>(
        &self,
        view: &mut View,
        game: &History<G>,
        index: usize,
        number: usize,
    ) {
        let Some(reviewed) = self.reviewed_move(number, game) else {
            return;
        };
        let index = index.to_string();
        let is_shown = self.event.split('.').next() == Some(&index);
        let label = labels::show_better_move(number, reviewed.best());
        view.add_button("explain", &index, ButtonState::selected(is_shown), &label);
        view.facts
            .push(format!("{number}. {} {reviewed}", game.move_name(number)));
        let lesson = labels::LESSONS
            .iter()
            .find(|[address, _]| *address == reviewed.lesson);
        if let Some(lesson) = lesson
            && !view.lessons.contains(lesson)
        {
            view.lessons.push(*lesson);
        }
    }

    fn answers(&self) -> impl Iterator<Item = &str> {
        self.answers.split_terminator('/')
    }

    /// Returns the engine's answer about the move with a number, which counts from 1.
    fn reviewed_move<G: BoardGame>(
        &self,
        number: usize,
        game: &History<G>,
    ) -> Option<ReviewedMove<'_>> {
        // The answers are in reverse order.
        let index = game.len().checked_sub(number)?;
        ReviewedMove::parse(self.answers().nth(index)?)
    }

    /// Returns the numbers of the reader's worst moves in the order of the game. A move that
    /// changed the result is worse than one that didn't.
    fn mistakes<G: BoardGame>(&self, game: &History<G>) -> Vec<usize> {
        let mut mistakes = Vec::new();
        for number in 1..=game.len() {
            let Some(reviewed) = self.reviewed_move(number, game) else {
                continue;
            };
            let min_loss = if reviewed.is_exact { 1 } else { NOISE };
            let loss = reviewed.loss();
            if game.side_to_move_after(number - 1) == Some(self.person) && loss >= min_loss {
                mistakes.push((reviewed.lost_result().is_some(), loss, number));
            }
            if mistakes.len() > MAX_MISTAKES {
                // Sorting would take 5 kilobytes of WebAssembly.
                let indices = (0..mistakes.len()).rev();
                let least = indices.min_by_key(|&index| (mistakes[index].0, mistakes[index].1));
                mistakes.remove(least.unwrap_or_default());
            }
        }
        mistakes.into_iter().map(|(.., number)| number).collect()
    }

    fn summary<G: BoardGame>(&self, game: &History<G>) -> String {
        let mistakes = self.mistakes(game);
        let name = |number: usize| format!("{number}. {}", game.move_name(number));
        let names: Vec<_> = mistakes.iter().map(|&number| name(number)).collect();
        let mut text = match &names[..] {
            [] => "None of your moves was a mistake that the engine can see.".to_owned(),
            [only] => format!("One move cost you most: {only}."),
            several => format!("These moves cost you most: {}.", join_and(several)),
        };
        for number in mistakes {
            let reviewed = self.reviewed_move(number, game);
            if let Some(result) = reviewed.and_then(|reviewed| reviewed.lost_result()) {
                text += &format!(" {} lost {result}.", name(number));
            }
        }
        text
    }

    /// Plots the value after each move for the side that began, with a band of the noise
    /// around estimated values. Values are limited to 32 discs.
    fn plot<G: BoardGame>(&self, game: &History<G>) -> String {
        let x_at = |number: usize| 8 + 384 * number / game.len().max(1);
        let y_at = |value: i32| 80 - (value * 2 / DISC).clamp(-64, 64);
        let mut line = String::new();
        let (mut upper_edge, mut lower_edge) = (String::new(), String::new());
        let mut marks = String::new();
        let mistakes = self.mistakes(game);
        for number in 1..=game.len() {
            let Some(reviewed) = self.reviewed_move(number, game) else {
                continue;
            };
            let value = match game.side_to_move_after(number - 1) {
                Some(0) => reviewed.value,
                _ => -reviewed.value,
            };
            let noise = if reviewed.is_exact { 0 } else { NOISE };
            let (x, y) = (x_at(number), y_at(value));
            line += &format!(" {x},{y}");
            upper_edge += &format!(" {x},{}", y_at(value + noise));
            lower_edge.insert_str(0, &format!(" {x},{}", y_at(value - noise)));
            if mistakes.contains(&number) {
                marks += &format!(
                    "<circle cx=\"{x}\" cy=\"{y}\" r=\"10\" fill=\"var(--bg, white)\"/>\
                     <text x=\"{x}\" y=\"{}\" text-anchor=\"middle\" stroke=\"none\">{number}</text>",
                    y + 4,
                );
            }
        }
        let [first, second] = G::SIDES;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 400 160\" \
             font-family=\"inherit\" font-size=\"12\" fill=\"currentColor\" \
             stroke=\"currentColor\">\
             <path d=\"M8 80h384\" opacity=\".4\"/>\
             <polygon points=\"{upper_edge}{lower_edge}\" stroke=\"none\" opacity=\".2\"/>\
             <polyline points=\"{line}\" fill=\"none\" stroke-width=\"2\"/>\
             {marks}\
             <g stroke=\"none\" opacity=\".8\"><text x=\"8\" y=\"12\">{first} is ahead</text>\
             <text x=\"8\" y=\"156\">{second} is ahead</text></g></svg>",
        )
    }
}

/// Tests if a game is over and has moves to review.
fn is_over<G: BoardGame>(game: &History<G>) -> bool {
    game.len() > 0 && game.side_to_move_after(game.len()).is_none()
}

/// Parses a value. An estimate may be larger than any game's, so it's limited.
fn parse_value(text: &str) -> Option<i32> {
    let value: i32 = text.parse().ok()?;
    Some(value.clamp(-MAX_VALUE, MAX_VALUE))
}

impl<'a> ReviewedMove<'a> {
    /// Parses a kept answer.
    fn parse(answer: &'a str) -> Option<Self> {
        let mut fields = answer.split('|');
        let mut next = || fields.next();
        Some(Self {
            value: next().and_then(parse_value)?,
            best_value: next().and_then(parse_value)?,
            is_exact: next()?.parse().ok()?,
            line: next()?,
            reasons: next()?,
            lesson: next()?,
        })
    }

    fn loss(&self) -> i32 {
        self.best_value - self.value
    }

    /// Returns the result that the move gave away, if that's sure.
    fn lost_result(&self) -> Option<&'static str> {
        let result = self.best_value.signum();
        if !self.is_exact || result == self.value.signum() {
            return None;
        }
        Some(if result > 0 { "the win" } else { "the draw" })
    }

    /// Returns the name of the best move.
    fn best(&self) -> &str {
        self.line.get(..2).unwrap_or_default()
    }
}

impl fmt::Display for ReviewedMove<'_> {
    /// Writes the loss and its reasons, to follow the name of the move.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let best = self.best();
        let loss = self.loss();
        // A board has 64 squares, so a larger loss is told as two results.
        let is_large = loss > MAX_VALUE;
        if self.is_exact {
            let [before, after] = [self.best_value, self.value].map(|value| value / DISC);
            match self.lost_result() {
                _ if is_large => write!(f, "turned {before:+} into {after:+}")?,
                Some(result) => write!(f, "lost {} discs and {result}", loss / DISC)?,
                None => write!(f, "lost {} discs", loss / DISC)?,
            }
            write!(f, ", and that's sure: {best} was right.")?;
        } else if is_large {
            let [before, after] = [self.best_value, self.value].map(format_discs);
            write!(
                f,
                "turned about {before} into {after}: {best} looks better."
            )?;
        } else {
            let loss = format_discs(loss);
            let loss = loss.trim_start_matches('+');
            write!(f, "lost about {loss} discs: {best} looks better.")?;
        }
        match self.reasons {
            "" => write!(
                f,
                " None of our rules says why: see what would have followed."
            ),
            reasons => write!(f, " {}", sentence(reasons)),
        }
    }
}
