//! Play against the computer of chapter 11.

use board::Disc;
use end_of_game::{Ply, Position, Turn};
use minimax::{Considered, Levels, Worth, best};
use tic_tac_toe::{Level, Rand};

use crate::play::Record;
use crate::request::{Request, Wrong};
use crate::view::{State, View, color};

/// The person at the board, and the computer on the other side.
struct Table {
    record: Record,
    person: Disc,
    level: Level,
}

/// A board to play on against the computer. What takes the computer long is
/// left for a second request: the page asks it with the event `think`.
pub fn view(request: &Request) -> Result<View, Wrong> {
    let mut table = Table::read(request)?;
    let before = table.record.played();
    if let Some(square) = request.chosen()? {
        table.choose(square)?;
    }
    match request.text("go") {
        Some("back") => table.take_back()?,
        Some("new") => table.record = Record::start(request)?,
        _ => {}
    }
    let mut thoughts = Vec::new();
    if request.text("think").is_some() {
        thoughts = table.think()?;
    }
    let mut view = table.record.view();
    if table.record.played() != before + 1 {
        view.drawing.settle();
    }
    table.tell(&mut view, &thoughts);
    table.offer(&mut view);
    Ok(view)
}

impl Table {
    fn read(request: &Request) -> Result<Table, Wrong> {
        Ok(Table {
            record: Record::read(request)?,
            person: request.get("person")?.unwrap_or(Disc::Black),
            level: request.get("level")?.unwrap_or(Level::Medium),
        })
    }

    /// Whose disc is placed next; nobody's once the game is over.
    fn to_move(&self) -> Option<Disc> {
        let position = self.record.at_move();
        (position.turn() == Turn::Move).then_some(position.to_move)
    }

    fn is_computers_turn(&self) -> bool {
        self.to_move() == Some(self.person.opponent())
    }

    fn choose(&mut self, square: board::Square) -> Result<(), Wrong> {
        if self.is_computers_turn() {
            return Err("the computer is to move".into());
        }
        self.record.play(square)
    }

    /// Goes back to the person's last move.
    fn take_back(&mut self) -> Result<(), Wrong> {
        loop {
            self.record.go("back")?;
            let is_first = self.record.played() == 0;
            if is_first || !self.is_computers_turn() {
                self.record.cut();
                return Ok(());
            }
        }
    }

    /// Lets the computer move: what it considered, the move that it chose
    /// first. Equal moves are drawn, and drawn alike where the game is alike.
    fn think(&mut self) -> Result<Vec<Considered<Ply>>, Wrong> {
        if !self.is_computers_turn() {
            return Ok(Vec::new());
        }
        let position = self.record.at_move();
        let skill = Position::skill(self.level);
        let mut thoughts = skill.analyse(&position);
        let mut rand = Rand::new(self.record.played() as u64);
        let chosen = rand.pick(&best(&thoughts)).copied();
        if let Some(Ply::Move(square)) = chosen {
            self.record.play(square)?;
        }
        thoughts.sort_by_key(|it| (Some(it.its_move) != chosen, -it.value));
        Ok(thoughts)
    }

    fn tell(&self, view: &mut View, thoughts: &[Considered<Ply>]) {
        if self.is_computers_turn() {
            view.say += " The computer is thinking.";
            view.think();
        }
        if thoughts.is_empty() {
            return;
        }
        let positions: u64 = thoughts.iter().map(|it| it.positions).sum();
        view.facts
            .push(format!("It looked at {positions} positions."));
        let considered = thoughts
            .iter()
            .map(|it| format!("{} {}", it.its_move, Worth(it.value)));
        let considered: Vec<_> = considered.collect();
        let list = considered.join(", ");
        view.facts
            .push(format!("What it thought of each move: {list}."));
    }

    fn offer(&self, view: &mut View) {
        let chosen = |is: bool| if is { State::Down } else { State::Up };
        for disc in [Disc::Black, Disc::White] {
            let state = chosen(self.person == disc);
            let text = format!("You are {}", color(disc));
            view.button(("person", color(disc)), state, &text);
        }
        for level in Level::ALL {
            let name = level.to_string();
            let state = chosen(self.level == level);
            view.button(("level", &name), state, &name);
        }
        let has_moves = State::on(self.record.played() > 0);
        view.button(("go", "back"), has_moves, "Take back, your last move");
        view.button(("go", "new"), has_moves, "New game");
        view.keep("person", color(self.person));
        view.keep("level", self.level);
        self.record.keep(view);
    }
}
