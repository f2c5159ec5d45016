//! The board `puzzle`: endgames of tournament games, played against the exact solver of
//! chapter 21.

mod start;

use super::board_game::BoardGame;
use super::computer::PASS_PAUSE;
use super::history::History;
use crate::drawing::MoveValue;
use crate::english::{join_and, pluralize};
use crate::labels;
use crate::protocol::{ButtonState, Request, RequestError, invalid};
use crate::view::View;
use bitboards::BitPosition;
use board::Square;
use end_of_game::Position;
use minimax::Value;
use perfect_endgame::{BoardShape, Solver, Table};
use start::Start;
use whole_games::Ply;

/// The longest status and the longest source, for which the page reserves space.
const LONGEST_STATUS: &str = "a1 loses by 64 against perfect play; another move wins by 64: \
    take it back, or play on. White plays a1 and flips 10 discs. Black must \
    pass. White to move. Stopped after 10 of 11 moves: a1 wins by 64.";
const LONGEST_SOURCE: &str = "Karsten Feldborg - Jean-François Puget, world championship of 1990.";

/// A game that started from an endgame position.
struct Endgame {
    start: Start,
    game: History<Position>,
    /// The index of the reader's side, which moves first.
    person: usize,
    /// The sentence about the reader's last move; empty until it is judged.
    verdict: String,
    /// The exact values of the first legal moves, as far as they are solved.
    values: Vec<i32>,
}

/// The next event, which the page sends by itself.
enum NextEvent {
    /// Judge the reader's move and reply to it.
    Think,
    /// Solve one more move.
    Solve,
}

/// Returns the view of a board `puzzle`.
///
/// The response to an event of the reader doesn't contain a solution, because solving may
/// take long: the page requests it with the events `think` and `solve`.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let mut endgame = Endgame::from_request(request)?;
    let before = endgame.game.played();
    let (mut view, next) = endgame.handle_event(request)?;
    if endgame.game.played() != before + 1 {
        view.stop_animations();
    }
    // The verdict is about the last move, not about a refused one.
    let is_choice = request.text("choose").is_some();
    if !endgame.verdict.is_empty() && !is_choice {
        view.status = format!("{} {}", endgame.verdict, view.status);
    }
    endgame.show(&mut view, next);
    endgame.add_buttons(&mut view);
    Ok(view)
}

impl Endgame {
    fn from_request(request: &Request) -> Result<Self, RequestError> {
        let start = Start::from_request(request)?;
        let mut game = History::new(start.position);
        let is_kept = !Start::is_new(request);
        if is_kept {
            game = game.with_moves_of(request)?;
        }
        let kept_text = |field| request.text(field).filter(|_| is_kept);
        let person = game
            .side_to_move_after(0)
            .ok_or_else(|| invalid("this game is over already: there's nothing to solve"))?;
        Ok(Self {
            person,
            verdict: kept_text("verdict").unwrap_or_default().to_owned(),
            values: parse_values(kept_text("values"), &game),
            start,
            game,
        })
    }

    fn is_solvers_turn(&self) -> bool {
        self.game.is_turn_of(1 - self.person)
    }

    /// Tests if the solver has to judge the reader's move, or to reply.
    fn is_solver_pending(&self) -> bool {
        let is_unjudged = self.reader_moved_last() && self.verdict.is_empty();
        is_unjudged || self.is_solvers_turn()
    }

    fn reader_moved_last(&self) -> bool {
        let last = self.game.played().checked_sub(1);
        last.is_some_and(|played| self.game.side_to_move_after(played) == Some(self.person))
    }

    /// Handles the event of the request. Returns the view and the next event.
    fn handle_event(
        &mut self,
        request: &Request,
    ) -> Result<(View, Option<NextEvent>), RequestError> {
        if let Some(cell) = request.chosen_cell()? {
            return Ok((self.choose(cell)?, self.next_think()));
        }
        if request.text("think").is_some() && self.is_solver_pending() {
            self.think()?;
            return Ok((self.game.view(), self.next_think()));
        }
        if request.text("solve").is_some() && !self.is_solver_pending() {
            self.solve_next_move();
            return Ok((self.game.view(), self.next_solve()));
        }
        self.go(request)?;
        let view = self.game.view();
        Ok(match request.text("do") {
            Some("stop") => (view, None),
            Some("worth") if !self.is_solver_pending() => (view, self.next_solve()),
            _ => (view, self.next_think()),
        })
    }

    /// Makes the reader's move, or shows why it is refused.
    fn choose(&mut self, cell: usize) -> Result<View, RequestError> {
        if self.is_solvers_turn() {
            return Err(invalid("the computer is to move"));
        }
        let before = self.game.played();
        let (view, _) = self.game.choose(cell)?;
        if self.game.played() != before {
            self.clear_results();
        }
        Ok(view)
    }

    fn clear_results(&mut self) {
        self.verdict.clear();
        self.values.clear();
    }

    /// Takes the reader's last move back, or all moves.
    fn go(&mut self, request: &Request) -> Result<(), RequestError> {
        let moves = match request.text("go") {
            // `Start` handles `previous` and `next`; static figures are requested with
            // `go last`.
            None | Some("previous" | "next" | "last") => return Ok(()),
            Some("back") => self.game.undo_target(self.person).unwrap_or(0),
            Some("first") => 0,
            Some(_) => return Err(invalid("one can go back, first, previous and next")),
        };
        self.game.take_back(moves);
        self.clear_results();
        Ok(())
    }

    fn next_think(&self) -> Option<NextEvent> {
        self.is_solver_pending().then_some(NextEvent::Think)
    }

    fn next_solve(&self) -> Option<NextEvent> {
        (self.values.len() < self.moves().len()).then_some(NextEvent::Solve)
    }

    /// Judges the reader's move, and replies to it.
    fn think(&mut self) -> Result<(), RequestError> {
        if let Some((before, ply)) = self.game.last_move()
            && self.reader_moved_last()
        {
            let best_value = solve((&before).into());
            let value = -solve(self.game.position().into());
            self.verdict = verdict(ply, value, best_value);
        }
        if self.is_solvers_turn() {
            let position = self.game.position_to_move();
            let reply = best_ply(&position).map(|ply| ply.to_string());
            self.game.append_moves(&reply.unwrap_or_default())?;
            self.values.clear();
        }
        Ok(())
    }

    /// Solves one more legal move.
    fn solve_next_move(&mut self) {
        if let Some(&square) = self.moves().get(self.values.len()) {
            let position = BitPosition::from(&self.game.position_to_move());
            self.values.push(-solve(position.play(square)));
        }
    }

    fn moves(&self) -> Vec<Square> {
        self.game.position_to_move().legal_moves().collect()
    }

    /// Shows the solved values, and announces the next event.
    fn show(&self, view: &mut View, next: Option<NextEvent>) {
        if self.game.played() == 0 {
            view.status = format!("{}{}", self.start.name(), view.status);
        }
        self.show_values(view);
        view.facts.push(self.start.source());
        match next {
            Some(next) => self.announce(view, next),
            None => self.show_result(view),
        }
    }

    fn announce(&self, view: &mut View, next: NextEvent) {
        let (field, pause) = match next {
            NextEvent::Think => {
                view.status += " The solver is thinking.";
                view.is_closed = true;
                let pause = if view.notice.is_some() { PASS_PAUSE } else { 0 };
                ("think", pause)
            }
            NextEvent::Solve => {
                let solved = self.values.len();
                let moves = pluralize(self.moves().len(), "move");
                view.status += &format!(" The solver knows {solved} of {moves}.");
                self.game.mark_legal_moves(view);
                ("solve", 0)
            }
        };
        view.send_after(pause, field, "on".to_owned());
    }

    /// Shows the result of the solver, which has finished or was stopped.
    fn show_result(&self, view: &mut View) {
        if self.is_solver_pending() {
            view.status += " The solver has stopped: let it go on, or take your move back.";
            view.is_closed = true;
            return;
        }
        // In reverse, because `max_by_key` returns the last of several maxima.
        let best = self
            .values
            .iter()
            .zip(self.moves())
            .rev()
            .max_by_key(|(value, _)| **value);
        if let Some((&value, square)) = best {
            let best = format!("{square} {}", describe_value(value));
            let (solved, all) = (self.values.len(), self.moves().len());
            view.status += &if solved < all {
                format!(" Stopped after {solved} of {all} moves: {best}.")
            } else {
                format!(" Solved: {best}.")
            };
        }
        self.game.mark_legal_moves(view);
    }

    /// Adds the solved values to the drawing and to the descriptions.
    fn show_values(&self, view: &mut View) {
        let Some(&best) = self.values.iter().max() else {
            return;
        };
        let mut moves = Vec::new();
        for (square, &value) in self.moves().into_iter().zip(&self.values) {
            let text = Value(value).to_string();
            moves.push(format!("{square} {text}"));
            view.drawing.values.push(MoveValue {
                coord: square.into(),
                text,
                is_best: value == best,
            });
        }
        let moves = join_and(&moves);
        view.descriptions.push(format!(
            "What a move is worth against perfect play: {moves}."
        ));
    }

    fn caption(&self) -> String {
        let name = self.start.caption();
        match self.game.played() {
            0 => name,
            played => format!("{name}, after {}", pluralize(played, "move")),
        }
    }

    fn add_buttons(&self, view: &mut View) {
        let is_busy = view.has_automatic_event();
        let can_go_back = ButtonState::enabled(self.game.undo_target(self.person).is_some());
        let is_solved = self.values.len() == self.moves().len();
        let (step, label) = if is_busy {
            ("stop", labels::puzzle::STOP)
        } else if self.is_solver_pending() {
            ("on", labels::puzzle::RESUME)
        } else {
            ("worth", labels::puzzle::SOLVE)
        };
        let state = ButtonState::enabled(step != "worth" || !is_solved);
        view.add_button("do", step, state, label);
        view.add_button("go", "back", can_go_back, labels::common::UNDO);
        view.add_button("go", "first", can_go_back, labels::common::START_OVER);
        self.start.add_buttons(view);
        let text = self.start.position_text();
        view.add_input("set", labels::puzzle::POSITION, text);
        view.caption = Some(self.caption());
        view.reserve(&[LONGEST_STATUS]);
        view.reserve(&Position::LONGEST_TEXTS[1..]);
        view.reserve(&[LONGEST_SOURCE]);
        view.keep("verdict", &self.verdict);
        let values: Vec<_> = self.values.iter().map(i32::to_string).collect();
        view.keep("values", values.join(" "));
        self.game.keep(view);
    }
}

/// Parses the kept values. Invalid ones are dropped, because they can be solved again.
fn parse_values(text: Option<&str>, game: &History<Position>) -> Vec<i32> {
    let move_count = game.position_to_move().legal_moves().count();
    text.unwrap_or_default()
        .split_whitespace()
        .take(move_count)
        .map(|word| word.parse().ok().filter(|value| (-64..=64).contains(value)))
        .collect::<Option<_>>()
        .unwrap_or_default()
}

/// Judges a move by its exact value and the value of the best move.
fn verdict(ply: Ply, value: i32, best: i32) -> String {
    let judgment = format!("{ply} {} against perfect play", describe_value(value));
    if value == best {
        return format!("{judgment}, and no other move does better.");
    }
    let advice = if value > 0 {
        ""
    } else {
        ": take it back, or play on"
    };
    format!("{judgment}; another move {}{advice}.", describe_value(best))
}

fn describe_value(value: i32) -> String {
    match value {
        1.. => format!("wins by {value}"),
        0 => "draws".to_owned(),
        _ => format!("loses by {}", -value),
    }
}

/// The maximum number of empty squares, so that a solution takes no longer than a reader
/// would wait.
const MAX_EMPTIES: usize = 14;

/// The size of the solver's transposition table in megabytes. Each response has a new
/// table.
const TABLE_MEGABYTES: usize = 4;

/// Returns the first of the best moves.
fn best_ply(position: &Position) -> Option<Ply> {
    solver()?.best_ply(position).map(|(ply, _)| ply)
}

/// Returns the exact value of a position for the side to move.
fn solve(position: BitPosition) -> i32 {
    solver().map_or(0, |mut solver| solver.solve(position))
}

fn solver() -> Option<Solver> {
    let table = Table::new(TABLE_MEGABYTES).ok()?;
    Some(Solver::new(BoardShape::EIGHT, table))
}
