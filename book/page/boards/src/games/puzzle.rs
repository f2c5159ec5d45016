//! Puzzles from the end of real games, and chapter 21's solver, which plays on
//! and never errs.

mod start;

use super::board_game::BoardGame;
use super::computer::PASS;
use super::history::History;
use crate::drawing::MoveValue;
use crate::english::{count_of, join_and};
use crate::protocol::{ButtonState, Request, RequestError, invalid};
use crate::view::View;
use bitboards::BitPosition;
use board::Square;
use end_of_game::Position;
use minimax::Value;
use perfect_endgame::{BoardShape, Solver, Table};
use start::Start;
use whole_games::Ply;

/// The longest status that such a board has, and its longest source.
const ROOM: &str = "a1 loses by 64 against perfect play; another move wins by 64: \
    take it back, or play on. White plays a1 and flips 10 discs. Black must \
    pass. White to move. Stopped after 10 of 11 moves: a1 wins by 64.";
const LONGEST_SOURCE: &str = "Karsten Feldborg - Jean-François Puget, world championship of 1990.";

/// A game that goes on from a position near the end.
struct Ending {
    start: Start,
    game: History<Position>,
    /// The reader's side, which is to move first.
    person: usize,
    /// What was said of the reader's last move; empty until it's known.
    verdict: String,
    /// What moves are worth, in their order, as far as that's known.
    values: Vec<i32>,
}

/// What the page goes on with by itself.
enum Next {
    Think,
    Solve,
}

/// A board on which the end of a game is played against the solver. It doesn't
/// solve in the same response, since that can take long: the page asks for it
/// with the events `think` and `solve`.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let mut ending = Ending::from_request(request)?;
    let before = ending.game.played();
    let (mut view, next) = ending.follow(request)?;
    if ending.game.played() != before + 1 {
        view.settle();
    }
    // What was said of the last move is no answer to a refused one.
    let is_refused = request.text("choose").is_some();
    if !ending.verdict.is_empty() && !is_refused {
        view.status = format!("{} {}", ending.verdict, view.status);
    }
    ending.show(&mut view, next);
    ending.add_buttons(&mut view);
    Ok(view)
}

impl Ending {
    fn from_request(request: &Request) -> Result<Self, RequestError> {
        let start = Start::from_request(request)?;
        let game = History::new(start.position);
        let is_kept = !Start::is_new(request);
        let game = if is_kept { game.follow(request)? } else { game };
        let text = |field| request.text(field).filter(|_| is_kept);
        let over = "this game is over already: there's nothing to solve";
        Ok(Self {
            person: game.side_after(0).ok_or_else(|| invalid(over))?,
            verdict: text("verdict").unwrap_or_default().to_owned(),
            values: parse_values(text("values"), &game),
            start,
            game,
        })
    }

    fn is_solvers_turn(&self) -> bool {
        self.game.is_turn_of(1 - self.person)
    }

    /// Whether the solver has something to say or to play.
    fn is_waited_for(&self) -> bool {
        let unjudged = self.reader_moved_last() && self.verdict.is_empty();
        unjudged || self.is_solvers_turn()
    }

    fn reader_moved_last(&self) -> bool {
        let last = self.game.played().checked_sub(1);
        last.is_some_and(|played| self.game.side_after(played) == Some(self.person))
    }

    /// Does what the request asks for.
    fn follow(&mut self, request: &Request) -> Result<(View, Option<Next>), RequestError> {
        if let Some(cell) = request.chosen_cell()? {
            return Ok((self.choose(cell)?, self.next()));
        }
        if request.text("think").is_some() && self.is_waited_for() {
            self.think()?;
            return Ok((self.game.view(), self.next()));
        }
        if request.text("solve").is_some() && !self.is_waited_for() {
            self.solve();
            return Ok((self.game.view(), self.next_to_solve()));
        }
        self.go(request)?;
        let view = self.game.view();
        Ok(match request.text("do") {
            Some("stop") => (view, None),
            Some("worth") if !self.is_waited_for() => (view, self.next_to_solve()),
            _ => (view, self.next()),
        })
    }

    /// Makes the reader's move, or shows why there is none.
    fn choose(&mut self, cell: usize) -> Result<View, RequestError> {
        if self.is_solvers_turn() {
            return Err(invalid("the computer is to move"));
        }
        let before = self.game.played();
        let (view, _) = self.game.choose(cell)?;
        if self.game.played() != before {
            self.forget();
        }
        Ok(view)
    }

    fn forget(&mut self) {
        self.verdict.clear();
        self.values.clear();
    }

    /// Takes the reader's last move back, or all moves.
    fn go(&mut self, request: &Request) -> Result<(), RequestError> {
        let moves = match request.text("go") {
            // Another puzzle has begun; and a still figure may ask for the end.
            None | Some("previous" | "next" | "last") => return Ok(()),
            Some("back") => self.game.last_move_of(self.person).unwrap_or(0),
            Some("first") => 0,
            Some(_) => return Err(invalid("one can go back, first, previous and next")),
        };
        self.game.take_back(moves);
        self.forget();
        Ok(())
    }

    fn next(&self) -> Option<Next> {
        self.is_waited_for().then_some(Next::Think)
    }

    fn next_to_solve(&self) -> Option<Next> {
        (self.values.len() < self.moves().len()).then_some(Next::Solve)
    }

    /// Judges the reader's move, and answers it.
    fn think(&mut self) -> Result<(), RequestError> {
        if let Some((before, ply)) = self.game.latest()
            && self.reader_moved_last()
        {
            let [best, value] = judge(&before, self.game.position());
            self.verdict = verdict(ply, value, best);
        }
        if self.is_solvers_turn() {
            let position = self.game.to_play();
            let reply = best_ply(&position);
            let reply = reply.map(|ply| ply.to_string()).unwrap_or_default();
            self.game.read(&reply)?;
            self.values.clear();
        }
        Ok(())
    }

    /// Finds out what one more move is worth.
    fn solve(&mut self) {
        if let Some(&square) = self.moves().get(self.values.len()) {
            let position = self.game.to_play();
            self.values.push(worth(&position, square));
        }
    }

    fn moves(&self) -> Vec<Square> {
        self.game.to_play().legal_moves().collect()
    }

    /// Shows what is known, and says what comes next.
    fn show(&self, view: &mut View, next: Option<Next>) {
        if self.game.played() == 0 {
            view.status = format!("{}{}", self.start.name(), view.status);
        }
        self.show_values(view);
        view.facts.push(self.start.source());
        match next {
            Some(next) => self.announce(view, next),
            None => self.invite(view),
        }
    }

    fn announce(&self, view: &mut View, next: Next) {
        let (field, pause) = match next {
            Next::Think => {
                view.status += " The solver is thinking.";
                view.is_closed = true;
                ("think", if view.notice.is_some() { PASS } else { 0 })
            }
            Next::Solve => {
                let (known, all) = (self.values.len(), self.moves().len());
                view.status += &format!(" The solver knows {known} of {}.", count_of(all, "move"));
                self.game.invite(view);
                ("solve", 0)
            }
        };
        view.go_on(pause, field, "on".to_owned());
    }

    /// The solver is done, or was stopped.
    fn invite(&self, view: &mut View) {
        if self.is_waited_for() {
            view.status += " The solver has stopped: let it go on, or take your move back.";
            view.is_closed = true;
            return;
        }
        let known = self.values.iter().zip(self.moves());
        if let Some((&value, square)) = known.rev().max_by_key(|known| known.0) {
            let best = format!("{square} {}", does(value));
            let (known, all) = (self.values.len(), self.moves().len());
            view.status += &if known < all {
                format!(" Stopped after {known} of {all} moves: {best}.")
            } else {
                format!(" Solved: {best}.")
            };
        }
        self.game.invite(view);
    }

    /// The values on their squares, and in words.
    fn show_values(&self, view: &mut View) {
        let Some(&best) = self.values.iter().max() else {
            return;
        };
        let mut words = Vec::new();
        for (square, &value) in self.moves().into_iter().zip(&self.values) {
            let text = Value(value).to_string();
            words.push(format!("{square} {text}"));
            view.drawing.values.push(MoveValue {
                place: square.into(),
                text,
                is_best: value == best,
            });
        }
        let words = join_and(&words);
        view.words.push(format!(
            "What a move is worth against perfect play: {words}."
        ));
    }

    fn caption(&self) -> String {
        let name = self.start.caption();
        match self.game.played() {
            0 => name,
            played => format!("{name}, after {}", count_of(played, "move")),
        }
    }

    fn add_buttons(&self, view: &mut View) {
        let is_busy = view.goes_on();
        let can_go_back = ButtonState::enabled(self.game.last_move_of(self.person).is_some());
        let is_solved = self.values.len() == self.moves().len();
        let (step, text) = match (is_busy, self.is_waited_for()) {
            (true, _) => ("stop", "Stop, the solver"),
            (_, true) => ("on", "Go on"),
            _ => ("worth", "Solve, what each move is worth"),
        };
        let state = ButtonState::enabled(step != "worth" || !is_solved);
        view.add_button("do", step, state, text);
        let back = "Undo, your last move";
        view.add_button("go", "back", can_go_back, back);
        view.add_button("go", "first", can_go_back, "Start over");
        self.start.add_buttons(view);
        let text = self.start.position_text();
        view.add_input("set", "A position or a game", text);
        view.caption = Some(self.caption());
        view.reserve(&[ROOM]);
        view.reserve(&Position::ROOM[1..]);
        view.reserve(&[LONGEST_SOURCE]);
        view.keep("verdict", &self.verdict);
        let values = self.values.iter().map(i32::to_string);
        view.keep("values", values.collect::<Vec<_>>().join(" "));
        self.game.keep(view);
    }
}

/// What the page has kept of the values. What makes no sense is forgotten: it
/// can be found out again.
fn parse_values(text: Option<&str>, game: &History<Position>) -> Vec<i32> {
    let words = text.unwrap_or_default().split_whitespace();
    let values = words.map(|word| word.parse().ok());
    let values = values.map(|value| value.filter(|value| (-64..=64).contains(value)));
    let most = game.to_play().legal_moves().count();
    values.take(most).collect::<Option<_>>().unwrap_or_default()
}

/// What a move is worth, where the best one is worth so much.
fn verdict(ply: Ply, value: i32, best: i32) -> String {
    let this = format!("{ply} {} against perfect play", does(value));
    if value == best {
        return format!("{this}, and no other move does better.");
    }
    let advice = match (value, best) {
        (1.., _) => "",
        _ => ": take it back, or play on",
    };
    format!("{this}; another move {}{advice}.", does(best))
}

fn does(value: i32) -> String {
    match value {
        1.. => format!("wins by {value}"),
        0 => "draws".to_owned(),
        _ => format!("loses by {}", -value),
    }
}

/// The most empty squares that a reader would wait for.
const MOST: usize = 14;

/// The megabytes of its table. It's made anew for every answer.
const MEGABYTES: usize = 4;

/// What the best move is worth in a position, and what the one is worth that
/// led to the next position, both to the side that made it.
fn judge(before: &Position, after: &Position) -> [i32; 2] {
    [value(before.into()), -value(after.into())]
}

/// What a legal move is worth to the side that makes it.
fn worth(position: &Position, square: Square) -> i32 {
    let before = BitPosition::from(position);
    -value(before.play(square))
}

/// The best move; of several, the first.
fn best_ply(position: &Position) -> Option<Ply> {
    solver()?.best_ply(position).map(|(ply, _)| ply)
}

fn value(position: BitPosition) -> i32 {
    solver().map_or(0, |mut solver| solver.solve(position))
}

fn solver() -> Option<Solver> {
    Some(Solver::new(BoardShape::EIGHT, Table::new(MEGABYTES).ok()?))
}
