//! A game that's over, explained: what it was worth after each move, which of the
//! reader's moves cost most, and what should have been played. The engine says it,
//! move by move, from the last one back; what it says is kept in the page.

use std::fmt;

use super::board_game::BoardGame;
use super::history::{History, PAUSE};
use crate::english::{discs, join_and, sentence};
use crate::protocol::{ButtonState, Request, RequestError, invalid};
use crate::view::View;

/// How many of the reader's moves are explained.
const WORST: usize = 3;
/// How far a guess is off here, in eighths of a disc: the benchmark `noise` of
/// `game-analysis` says so. A guess at a smaller loss doesn't make a mistake.
const NOISE: i32 = 40;
/// In eighths of a disc.
const DISC: i32 = 8;

/// Where the book teaches what is said, and what it's called there.
const LESSONS: [[&str; 2]; 4] = [
    ["05-end-of-game.html#score", "the score"],
    ["15-evaluation.html#corners", "corners"],
    ["15-evaluation.html#mobility", "mobility"],
    ["21-perfect-endgame.html#parity", "parity"],
];

/// What the engine thinks of a move. Values are for the side that played it.
struct Reviewed<'a> {
    /// What the game was worth after it, and with the best move.
    values: [i32; 2],
    /// Whether that's sure.
    is_sure: bool,
    /// The best move, and what would have followed.
    line: &'a str,
    /// Why it's better, and where the book teaches that.
    reasons: &'a str,
    lesson: &'a str,
}

/// What the page has kept of a review.
pub struct Review<'a> {
    /// The game that it's about.
    of: String,
    /// What's known of its moves, the last one first, each with a slash behind it.
    moves: String,
    /// The index of the reader's side.
    person: usize,
    /// What the request asks for.
    step: &'a str,
}

impl<'a> Review<'a> {
    /// What the page has kept, if it's about this game.
    pub fn from_request<G: BoardGame>(
        request: &'a Request,
        game: &History<G>,
        person: usize,
    ) -> Self {
        let of = game.transcript(game.last());
        let is_the_same = request.text("review_of") == Some(&of) && !of.is_empty();
        let kept = request.text("review").filter(|_| is_the_same);
        Self {
            moves: kept.unwrap_or_default().to_owned(),
            of,
            person,
            step: request.text("explain").unwrap_or_default(),
        }
    }

    /// Whether somebody asks for it.
    pub fn is_asked(&self) -> bool {
        !self.step.is_empty()
    }

    /// Begins, goes on, or shows what would have been better.
    pub fn respond<G: BoardGame>(
        &mut self,
        request: &Request,
        game: &mut History<G>,
    ) -> Result<View, RequestError> {
        if !is_over(game) {
            return Err(invalid("a game is explained when it's over"));
        }
        match self.step {
            "begin" => self.moves.clear(),
            "move" => self.add(request)?,
            "stop" | "end" | "failed" => {
                game.jump(usize::MAX);
                let mut view = game.view();
                if self.step == "failed" {
                    view.status = "The engine couldn't be loaded, or has stopped.".to_owned();
                }
                return Ok(view);
            }
            shown => return self.show(shown, game),
        }
        Ok(self.go_on(game))
    }

    /// Adds what the engine says of a move.
    fn add(&mut self, request: &Request) -> Result<(), RequestError> {
        let fields = ["left", "value", "exact", "line", "reasons", "lesson"];
        let fields = fields.map(|field| request.text(field).unwrap_or_default());
        let line = fields.join("|");
        Reviewed::read(&line).ok_or_else(|| invalid("this is no explanation of a move"))?;
        self.moves += &line;
        self.moves.push('/');
        Ok(())
    }

    /// Asks about the next move, or says what came of it.
    fn go_on<G: BoardGame>(&self, game: &mut History<G>) -> View {
        let number = game.last().saturating_sub(self.known().count());
        game.jump(number.saturating_sub(1));
        let its_position = game.to_play();
        game.jump(usize::MAX);
        let mut view = game.view();
        view.settle();
        if number == 0 {
            view.status = self.summary(game);
            return view;
        }
        let question = Request::default().with("live", "expert");
        let question = question.with("position", its_position.for_expert());
        view.question = Some(question.with("played", game.name_of(number)));
        view.go_on(0, "explain", "failed".to_owned());
        view.status = format!("Looking at move {number} of {}.", game.last());
        view.is_closed = true;
        view
    }

    /// Shows what would have followed a better move: the number of the mistake and,
    /// behind a point, how many moves of it.
    fn show<G: BoardGame>(&self, shown: &str, game: &History<G>) -> Result<View, RequestError> {
        let (nth, moves) = shown.split_once('.').unwrap_or((shown, "0"));
        let unknown = || invalid("there's no such mistake in this game");
        let nth: usize = nth.parse().map_err(invalid)?;
        let moves: usize = moves.parse().map_err(invalid)?;
        let number = *self.worst(game).get(nth).ok_or_else(unknown)?;
        let reviewed = self.of_move(number, game).ok_or_else(unknown)?;
        let mut other = game.clone();
        other.take_back(number - 1);
        other.read(reviewed.line)?;
        let last = other.last();
        other.jump(number - 1 + moves);
        let mut view = other.view();
        view.is_closed = true;
        if moves == 0 {
            view.status = format!("Move {number}, before {}.", game.name_of(number));
        }
        if other.played() < last {
            view.go_on(4 * PAUSE, "explain", format!("{nth}.{}", moves + 1));
        }
        Ok(view)
    }

    /// The graph, the worst moves, and what can be pressed.
    pub fn add_buttons<G: BoardGame>(&self, view: &mut View, game: &History<G>) {
        let is_over = is_over(game);
        let is_going_on = matches!(self.step, "begin" | "move") && view.goes_on();
        let (step, text) = match is_going_on {
            true => ("stop", "Stop, explaining"),
            false => ("begin", "Explain, the whole game"),
        };
        view.add_button("explain", step, ButtonState::enabled(is_over), text);
        let is_done = is_over && self.known().count() == game.last();
        let worst = if is_done {
            self.worst(game)
        } else {
            Vec::new()
        };
        for (nth, &number) in worst.iter().enumerate() {
            let Some(reviewed) = self.of_move(number, game) else {
                continue;
            };
            let text = format!("Show {}, what would have followed", reviewed.best());
            let nth = nth.to_string();
            let is_shown = self.step.split('.').next() == Some(&nth);
            view.add_button("explain", &nth, ButtonState::selected(is_shown), &text);
            view.facts
                .push(format!("{number}. {} {reviewed}", game.name_of(number)));
            let lesson = LESSONS.iter().find(|[page, _]| *page == reviewed.lesson);
            view.lessons
                .extend(lesson.filter(|lesson| !view.lessons.contains(lesson)));
        }
        if is_done {
            let is_here = !self.step.starts_with(|sign: char| sign.is_ascii_digit());
            let end = "The end, of the game";
            view.add_button("explain", "end", ButtonState::selected(is_here), end);
        }
        if is_over && !self.moves.is_empty() {
            view.plot = Some(self.plot(game));
        }
        view.keep("review", &self.moves);
        view.keep("review_of", &self.of);
    }

    fn known(&self) -> impl Iterator<Item = &str> {
        self.moves.split_terminator('/')
    }

    /// What the engine says of the move with this number, which counts from 1.
    fn of_move<G: BoardGame>(&self, number: usize, game: &History<G>) -> Option<Reviewed<'_>> {
        let from_behind = game.last().checked_sub(number)?;
        Reviewed::read(self.known().nth(from_behind)?)
    }

    /// The numbers of the reader's worst moves, the worst first.
    fn worst<G: BoardGame>(&self, game: &History<G>) -> Vec<usize> {
        let mut worst: Vec<(i32, usize)> = Vec::new();
        for number in 1..=game.last() {
            let Some(reviewed) = self.of_move(number, game) else {
                continue;
            };
            let is_mistake = game.side_after(number - 1) == Some(self.person)
                && reviewed.loss() >= if reviewed.is_sure { 1 } else { NOISE };
            if is_mistake {
                let place = worst.iter().position(|other| other.0 < reviewed.loss());
                worst.insert(place.unwrap_or(worst.len()), (reviewed.loss(), number));
                worst.truncate(WORST);
            }
        }
        worst.into_iter().map(|(_, number)| number).collect()
    }

    fn summary<G: BoardGame>(&self, game: &History<G>) -> String {
        let worst = self.worst(game);
        let names: Vec<_> = worst
            .iter()
            .map(|&number| format!("{number}. {}", game.name_of(number)))
            .collect();
        match &names[..] {
            [] => "None of your moves was a mistake that the engine can see.".to_owned(),
            [only] => format!("One move cost you most: {only}."),
            several => format!("These moves cost you most: {}.", join_and(several)),
        }
    }

    /// What the game was worth after each move to the side that began, up to half
    /// the board. What isn't sure is as wide as a guess may be off.
    fn plot<G: BoardGame>(&self, game: &History<G>) -> String {
        let across = |number: usize| 8 + 384 * number / game.last().max(1);
        let down = |value: i32| 80 - (value * 2 / DISC).clamp(-64, 64);
        let (mut line, mut above, mut below) = (String::new(), String::new(), String::new());
        let mut marks = String::new();
        let worst = self.worst(game);
        for number in 1..=game.last() {
            let Some(reviewed) = self.of_move(number, game) else {
                continue;
            };
            let side = game.side_after(number - 1);
            let value = reviewed.values[0] * if side == Some(0) { 1 } else { -1 };
            let doubt = if reviewed.is_sure { 0 } else { NOISE };
            let (x, y) = (across(number), down(value));
            line += &format!(" {x},{y}");
            above += &format!(" {x},{}", down(value + doubt));
            below.insert_str(0, &format!(" {x},{}", down(value - doubt)));
            if let Some(nth) = worst.iter().position(|&other| other == number) {
                marks += &format!(
                    "<circle cx=\"{x}\" cy=\"{y}\" r=\"8\" fill=\"var(--bg, white)\"/>\
                     <text x=\"{x}\" y=\"{}\" text-anchor=\"middle\" stroke=\"none\">{}</text>",
                    y + 4,
                    nth + 1,
                );
            }
        }
        let [first, second] = G::SIDES;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 400 160\" \
             font-family=\"inherit\" font-size=\"12\" fill=\"currentColor\" \
             stroke=\"currentColor\">\
             <path d=\"M8 80h384\" opacity=\".4\"/>\
             <polygon points=\"{above}{below}\" stroke=\"none\" opacity=\".2\"/>\
             <polyline points=\"{line}\" fill=\"none\" stroke-width=\"2\"/>\
             {marks}\
             <g stroke=\"none\" opacity=\".8\"><text x=\"8\" y=\"12\">{first} is ahead</text>\
             <text x=\"8\" y=\"156\">{second} is ahead</text></g></svg>",
        )
    }
}

/// A game is explained once nobody can move and at least one move was made.
fn is_over<G: BoardGame>(game: &History<G>) -> bool {
    game.last() > 0 && game.side_after(game.last()).is_none()
}

impl<'a> Reviewed<'a> {
    fn read(line: &'a str) -> Option<Self> {
        let mut fields = line.split('|');
        let mut next = || fields.next();
        let values = [next()?.parse().ok()?, next()?.parse().ok()?];
        Some(Self {
            values,
            is_sure: next()?.parse().ok()?,
            line: next()?,
            reasons: next()?,
            lesson: next()?,
        })
    }

    fn loss(&self) -> i32 {
        self.values[1] - self.values[0]
    }

    /// The best move.
    fn best(&self) -> &str {
        self.line.get(..2).unwrap_or_default()
    }
}

impl fmt::Display for Reviewed<'_> {
    /// What it lost, and why, after the name of the move.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let best = self.best();
        if self.is_sure {
            write!(
                f,
                "lost {} discs, and that's sure: {best} was right.",
                self.loss() / DISC
            )?;
        } else {
            let loss = discs(self.loss());
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
