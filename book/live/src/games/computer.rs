//! Play against the computer of chapters 12 and 13.

use tic_tac_toe::Level;

use super::history::{self, AnyHistory, keep};
use super::mind::{Analysis, Mind};
use super::replay;
use crate::protocol::{ButtonState, Request, RequestError, invalid};
use crate::view::View;

/// How many milliseconds a pass needs to be noticed.
const PASS: u32 = 1000;
/// How many milliseconds the values of one depth can be looked at.
const LOOK: u32 = 400;
/// How many milliseconds the values are there on which it decides.
const DECISION: u32 = 1000;

/// A game between the reader and the computer.
struct Match<'a> {
    game: &'a mut dyn AnyHistory,
    /// The index of the reader's side among the sides of the game.
    person: usize,
    level: Level,
    mind: Mind,
}

/// What the computer does next, by itself.
struct Next {
    pause: u32,
    field: &'static str,
    value: String,
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
    let (mut view, next) = match request.chosen_cell()? {
        Some(cell) => (this.choose(cell)?, None),
        None => this.go_on(request)?,
    };
    let replays = request.text("replay").is_some_and(|it| it != "0");
    if this.game.played() != before + 1 && !replays {
        view.settle();
    }
    this.report(&mut view, next);
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
            mind: Mind::from_request(request)?,
        })
    }

    fn side_to_move(&self) -> Option<usize> {
        self.game.side_after(self.game.played())
    }

    fn is_computers_turn(&self) -> bool {
        self.side_to_move() == Some(1 - self.person)
    }

    /// Makes the reader's move, or shows why there is none.
    fn choose(&mut self, cell: usize) -> Result<View, RequestError> {
        if self.is_computers_turn() {
            return Err(RequestError::ComputersTurn);
        }
        // It was the last move, and replaces none.
        Ok(history::choose(self.game, cell)?.0)
    }

    /// Goes on without a move of the reader.
    fn go_on(
        &mut self,
        request: &Request,
    ) -> Result<(View, Option<Next>), RequestError> {
        self.go(request)?;
        if let Some(moves) = replay::step(request, self.game)? {
            return Ok((self.game.view(), Some(Next::replay(moves))));
        }
        match request.text("think") {
            Some(step) if self.is_computers_turn() => self.think(step),
            _ => Ok((self.game.view(), None)),
        }
    }

    fn go(&mut self, request: &Request) -> Result<(), RequestError> {
        match request.text("go") {
            // There is no move after the last one, so a still figure may ask.
            None | Some("last") => return Ok(()),
            Some("back") => self.game.jump(self.last_own_move().unwrap_or(0)),
            Some("new") => self.game.jump(0),
            Some(_) => {
                return Err(invalid("go")("one can go back, and begin anew"));
            }
        }
        self.game.truncate();
        self.mind.forget();
        Ok(())
    }

    /// How many moves there were before the reader's last one.
    fn last_own_move(&self) -> Option<usize> {
        let mut before = (0..self.game.played()).rev();
        before.find(|&it| self.game.side_after(it) == Some(self.person))
    }

    /// Looks as far ahead as the step says, or makes the move that it says.
    fn think(
        &mut self,
        step: &str,
    ) -> Result<(View, Option<Next>), RequestError> {
        match step.parse() {
            Ok(depth) if self.mind.is_shown => Ok(self.look_ahead(depth)),
            Ok(_) => {
                let depth = self.game.depth(self.level);
                let analysis = self.consider(depth);
                self.play(analysis.chosen())
            }
            Err(_) => self.play(step),
        }
    }

    fn play(
        &mut self,
        its_move: &str,
    ) -> Result<(View, Option<Next>), RequestError> {
        self.game.read(its_move)?;
        Ok((self.game.view(), None))
    }

    fn consider(&mut self, depth: usize) -> Analysis {
        let analysis = self.game.consider(self.level, depth);
        self.mind.remember(&analysis, depth, 1 - self.person);
        analysis
    }

    /// Shows what it thinks so many moves ahead, before it looks one move
    /// further or plays.
    fn look_ahead(&mut self, depth: usize) -> (View, Option<Next>) {
        let most = self.game.depth(self.level);
        let depth = depth.clamp(1, most);
        let analysis = self.consider(depth);
        let mut view = self.game.view();
        let side = self.game.sides()[1 - self.person];
        analysis.show(&mut view, side);
        let next = match depth < most {
            true => Next::think(LOOK, (depth + 1).to_string()),
            false => Next::think(DECISION, analysis.chosen().to_owned()),
        };
        (view, Some(next))
    }

    /// Says who must pass, and what the computer does next.
    fn report(&self, view: &mut View, next: Option<Next>) {
        let thinks = self.is_computers_turn();
        let mut pause = 0;
        if view.notice.is_some() {
            let who = if thinks { "You" } else { "The computer" };
            view.notice = Some(format!("{who} must pass"));
            pause = PASS;
        }
        let think = || Next::think(pause, "1".to_owned());
        match next.or_else(|| thinks.then(think)) {
            Some(next) => next.announce(view),
            None => self.game.invite(view),
        }
    }

    fn offer(&mut self, view: &mut View) {
        self.offer_opponents(view);
        let can_go_back = ButtonState::enabled(self.last_own_move().is_some());
        let has_moves = ButtonState::enabled(self.game.last() > 0);
        let take_back = "Take back, your last move";
        view.add_button("go", "back", can_go_back, take_back);
        view.add_button("go", "new", has_moves, "New game");
        // A replay that is broken off ends at the end.
        let _ = self.game.go("last");
        replay::offer(view, self.game);
        self.mind.offer(view, self.game.sides());
        view.reserve(self.game.room());
        view.reserve(&[Mind::ROOM]);
        view.keep("person", self.game.sides()[self.person]);
        view.keep("level", self.level);
        keep(view, self.game);
    }

    fn offer_opponents(&self, view: &mut View) {
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
    }
}

impl Next {
    fn replay(moves: usize) -> Self {
        Self {
            pause: replay::PAUSE,
            field: "replay",
            value: moves.to_string(),
        }
    }

    fn think(pause: u32, value: String) -> Self {
        Self {
            pause,
            field: "think",
            value,
        }
    }

    /// Has the page go on with it; until then the reader can't move.
    fn announce(self, view: &mut View) {
        if self.field == "think" {
            view.status += " The computer is thinking.";
        }
        view.close();
        view.go_on(self.pause, self.field, self.value);
    }
}
