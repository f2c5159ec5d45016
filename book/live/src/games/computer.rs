//! Play against the computer of chapters 9 and 11.

use tic_tac_toe::Level;

use super::history::{AnyHistory, Thoughts, keep};
use crate::protocol::{ButtonState, Request, RequestError, invalid};
use crate::view::View;

/// A game between the reader and the computer.
struct Match<'a> {
    game: &'a mut dyn AnyHistory,
    /// The index of the reader's side among the sides of the game.
    person: usize,
    level: Level,
}

/// A board to play on against the computer. The computer doesn't move in the
/// same response, since it may think for long: the page asks for its move with
/// the event `think`.
pub fn view(
    request: &Request,
    game: &mut dyn AnyHistory,
) -> Result<View, RequestError> {
    let mut this = Match::from_request(request, game)?;
    let before = this.game.played();
    if let Some(cell) = request.chosen_cell()? {
        this.choose(cell)?;
    }
    this.go(request)?;
    let thinks = request.text("think").is_some() && this.is_computers_turn();
    let thoughts = thinks.then(|| this.game.play_computer(this.level));
    let mut view = this.game.view();
    if this.game.played() != before + 1 {
        view.drawing.settle();
    }
    this.report(&mut view, thoughts);
    this.offer(&mut view);
    Ok(view)
}

impl<'a> Match<'a> {
    fn from_request(
        request: &Request,
        game: &'a mut dyn AnyHistory,
    ) -> Result<Self, RequestError> {
        let sides @ [first, second] = game.sides();
        let name = request.text("person").unwrap_or(first);
        let person = sides.iter().position(|&it| it == name);
        let person = person.ok_or_else(|| {
            let reason = format!("{name:?} is no side: {first} or {second}");
            invalid("person")(reason)
        })?;
        Ok(Self {
            game,
            person,
            level: request.get("level")?.unwrap_or(Level::Medium),
        })
    }

    fn is_computers_turn(&self) -> bool {
        self.game.side_to_move() == Some(1 - self.person)
    }

    fn choose(&mut self, cell: usize) -> Result<(), RequestError> {
        if self.is_computers_turn() {
            return Err(RequestError::ComputersTurn);
        }
        self.game.choose(cell)?; // it was the last move, and replaces none
        Ok(())
    }

    fn go(&mut self, request: &Request) -> Result<(), RequestError> {
        match request.text("go") {
            // There is no move after the last one, so a still figure may ask.
            None | Some("last") => Ok(()),
            Some("back") => self.take_back(),
            Some("new") => {
                self.game.go("first")?;
                self.game.truncate();
                Ok(())
            }
            Some(_) => Err(invalid("go")("one can go back, and begin anew")),
        }
    }

    /// Goes back to the reader's last move.
    fn take_back(&mut self) -> Result<(), RequestError> {
        loop {
            self.game.go("back")?;
            let is_first = self.game.played() == 0;
            if is_first || !self.is_computers_turn() {
                self.game.truncate();
                return Ok(());
            }
        }
    }

    fn report(&self, view: &mut View, thoughts: Option<Thoughts>) {
        if self.is_computers_turn() {
            view.status += " The computer is thinking.";
            view.think();
        }
        if let Some(Thoughts { positions, values }) = thoughts {
            let list = values.join(", ");
            view.facts.extend([
                format!("It looked at {positions} positions."),
                format!("What it thought of each move: {list}."),
            ]);
        }
    }

    fn offer(&self, view: &mut View) {
        for (side, name) in self.game.sides().into_iter().enumerate() {
            let state = ButtonState::selected(self.person == side);
            let text = format!("You are {name}");
            view.add_button("person", name, state, &text);
        }
        for level in Level::ALL {
            let name = level.to_string();
            let state = ButtonState::selected(self.level == level);
            view.add_button("level", &name, state, &name);
        }
        let has_moves = ButtonState::enabled(self.game.played() > 0);
        let take_back = "Take back, your last move";
        view.add_button("go", "back", has_moves, take_back);
        view.add_button("go", "new", has_moves, "New game");
        view.keep("person", self.game.sides()[self.person]);
        view.keep("level", self.level);
        keep(view, self.game);
    }
}
