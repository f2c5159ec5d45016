//! Play against the computer of chapters 9 and 11.

use tic_tac_toe::Level;

use super::record::{Played, Thoughts, keep};
use crate::request::{Request, Wrong};
use crate::view::{State, View};

/// The person at the board, and the computer on the other side.
struct Table<'a> {
    game: &'a mut dyn Played,
    /// The place of the person's side among the sides of the game.
    person: usize,
    level: Level,
}

/// A board to play on against the computer. What takes the computer long is
/// left for a second request: the page asks it with the event `think`.
pub fn view(request: &Request, game: &mut dyn Played) -> Result<View, Wrong> {
    let mut table = Table::read(request, game)?;
    let before = table.game.played();
    if let Some(cell) = request.get("choose")? {
        table.choose(cell)?;
    }
    match request.text("go") {
        Some("back") => table.take_back()?,
        Some("new") => {
            table.game.go("first")?;
            table.game.cut();
        }
        _ => {}
    }
    let thinks = request.text("think").is_some() && table.is_computers_turn();
    let thoughts = thinks.then(|| table.game.think(table.level));
    let mut view = table.game.view();
    if table.game.played() != before + 1 {
        view.drawing.settle();
    }
    table.tell(&mut view, thoughts);
    table.offer(&mut view);
    Ok(view)
}

impl<'a> Table<'a> {
    fn read(
        request: &Request,
        game: &'a mut dyn Played,
    ) -> Result<Self, Wrong> {
        let sides @ [first, second] = game.sides();
        let name = request.text("person").unwrap_or(first);
        let person = sides.iter().position(|&it| it == name);
        let unknown = || format!("{name:?} is no side: {first} or {second}");
        Ok(Table {
            game,
            person: person.ok_or_else(unknown)?,
            level: request.get("level")?.unwrap_or(Level::Medium),
        })
    }

    fn is_computers_turn(&self) -> bool {
        self.game.side() == Some(1 - self.person)
    }

    fn choose(&mut self, cell: usize) -> Result<(), Wrong> {
        if self.is_computers_turn() {
            return Err("the computer is to move".into());
        }
        self.game.choose(cell)?; // it was the last move, and replaces none
        Ok(())
    }

    /// Goes back to the person's last move.
    fn take_back(&mut self) -> Result<(), Wrong> {
        loop {
            self.game.go("back")?;
            let is_first = self.game.played() == 0;
            if is_first || !self.is_computers_turn() {
                self.game.cut();
                return Ok(());
            }
        }
    }

    fn tell(&self, view: &mut View, thoughts: Option<Thoughts>) {
        if self.is_computers_turn() {
            view.say += " The computer is thinking.";
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
        let chosen = |is: bool| if is { State::Down } else { State::Up };
        for (side, name) in self.game.sides().into_iter().enumerate() {
            let state = chosen(self.person == side);
            view.button(("person", name), state, &format!("You are {name}"));
        }
        for level in Level::ALL {
            let name = level.to_string();
            let state = chosen(self.level == level);
            view.button(("level", &name), state, &name);
        }
        let has_moves = State::on(self.game.played() > 0);
        view.button(("go", "back"), has_moves, "Take back, your last move");
        view.button(("go", "new"), has_moves, "New game");
        view.keep("person", self.game.sides()[self.person]);
        view.keep("level", self.level);
        keep(view, self.game);
    }
}
