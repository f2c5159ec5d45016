//! Play against the computer of chapters 12 and 13, chapter 20's pupil, or the
//! engine of chapter 21.

use tic_tac_toe::Level;

use super::analysis::{Analysis, LastAnalysis};
use super::history::{self, AnyHistory, keep};
use super::replay;
use crate::advice::Advice;
use crate::protocol::{ButtonState, Request, RequestError, invalid};
use crate::view::View;

/// How many milliseconds a pass needs to be noticed.
const PASS: u32 = 1000;
/// How many milliseconds the values of one depth can be looked at.
const LOOK: u32 = 400;
/// How many milliseconds the values are there on which it decides.
const DECISION: u32 = 1000;

/// The level on which another part of the code thinks.
const EXPERT: &str = "expert";
/// How far it looks at first; that's a matter of milliseconds.
const FIRST_LOOK: usize = 6;
/// How many moves the reader gets to see of its thoughts.
const MOVES_SHOWN: usize = 3;

/// Who plays against the reader.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Opponent {
    /// It thinks in this part of the code.
    Level(Level),
    /// Another part of the code thinks.
    Expert,
    /// It thinks with what it has learned in this page.
    Pupil,
}

/// A game between the reader and the computer.
pub struct Match<'a> {
    /// The game.
    pub game: &'a mut dyn AnyHistory,
    /// The index of the reader's side among the sides of the game.
    person: usize,
    opponent: Opponent,
    /// What the pupil has learned, as its part reads it.
    weights: &'a str,
    analysis: LastAnalysis,
    /// What the engine would play now, while it goes on thinking.
    best_so_far: String,
}

/// What the computer does next, by itself.
struct Next {
    pause: u32,
    field: &'static str,
    value: String,
    /// How far the engine is to look before.
    depth: Option<usize>,
}

/// A board to play on against the computer. The computer doesn't move in the
/// same response, since it may think for long: the page asks for its move with
/// the event `think`.
pub fn view(request: &Request, game: &mut dyn AnyHistory) -> Result<View, RequestError> {
    let mut this = Match::from_request(request, game)?;
    let mut view = this.respond(request)?;
    this.offer(&mut view);
    Ok(view)
}

impl<'a> Match<'a> {
    /// The game that the page has kept.
    pub fn from_request(
        request: &'a Request,
        game: &'a mut dyn AnyHistory,
    ) -> Result<Self, RequestError> {
        let sides @ [first, second] = game.sides();
        let name = request.text("person").unwrap_or(first);
        let person = sides.iter().position(|&side| side == name);
        let person = person.ok_or_else(|| {
            let reason = format!("{name:?} is no side: {first} or {second}");
            invalid("person")(reason)
        })?;
        let has_expert = game.sees().len() > Level::ALL.len();
        let opponent = match request.text("level") {
            _ if request.text("live") == Some("train") => Opponent::Pupil,
            Some(EXPERT) if has_expert => Opponent::Expert,
            _ => {
                let level = request.get("level")?;
                Opponent::Level(level.unwrap_or(Level::Medium))
            }
        };
        Ok(Self {
            game,
            person,
            opponent,
            weights: request.text("weights").unwrap_or_default(),
            analysis: LastAnalysis::from_request(request)?,
            best_so_far: String::new(),
        })
    }

    /// Does what the request asks for.
    pub fn respond(&mut self, request: &Request) -> Result<View, RequestError> {
        let before = self.game.played();
        let (mut view, next) = match request.chosen_cell()? {
            Some(cell) => (self.choose(cell)?, None),
            None => self.go_on(request)?,
        };
        let replays = request.text("replay").is_some_and(|moves| moves != "0");
        if self.game.played() != before + 1 && !replays {
            view.settle();
        }
        self.report(&mut view, next);
        Ok(view)
    }

    /// The level that plays, or does where the opponent can't be asked.
    fn level(&self) -> Level {
        match self.opponent {
            Opponent::Level(level) => level,
            Opponent::Expert | Opponent::Pupil => Level::Hard,
        }
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
    fn go_on(&mut self, request: &Request) -> Result<(View, Option<Next>), RequestError> {
        self.go(request)?;
        if let Some(moves) = replay::step(request, self.game)? {
            return Ok((self.game.view(), Some(Next::replay(moves))));
        }
        let best = request.text("best_so_far").filter(|best| !best.is_empty());
        if let (Some("now"), Some(best)) = (request.text("do"), best)
            && self.is_computers_turn()
        {
            return self.play(best);
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
            Some("back") => self
                .game
                .jump(self.game.last_move_of(self.person).unwrap_or(0)),
            Some("new") => self.game.jump(0),
            Some(_) => {
                return Err(invalid("go")("one can go back, and begin anew"));
            }
        }
        self.game.truncate();
        self.analysis.forget();
        Ok(())
    }

    /// Looks as far ahead as the step says, or makes the move that it says.
    fn think(&mut self, step: &str) -> Result<(View, Option<Next>), RequestError> {
        if step.contains(' ') {
            return self.follow(step);
        }
        match step.parse() {
            Ok(depth) if self.analysis.is_shown => Ok(self.look_ahead(depth)),
            Ok(_) => {
                let depth = self.game.depth(self.level());
                let analysis = self.consider(depth);
                let (mut view, next) = self.play(analysis.chosen())?;
                view.status += match self.opponent {
                    Opponent::Level(_) => "",
                    Opponent::Expert => " Expert couldn't be loaded: hard moved.",
                    Opponent::Pupil => " The pupil couldn't be loaded: hard moved.",
                };
                Ok((view, next))
            }
            Err(_) => self.play(step),
        }
    }

    /// Follows the engine's advice, or asks it to look further.
    fn follow(&mut self, advice: &str) -> Result<(View, Option<Next>), RequestError> {
        let advice: Option<Advice> = advice.parse().ok();
        let analysis = advice.and_then(|advice| Some((self.game.advised(&advice)?, advice)));
        let (analysis, advice) = analysis
            .ok_or("this isn't advice that makes sense")
            .map_err(invalid("think"))?;
        let depth = advice.depth as usize;
        self.analysis.remember(&analysis, depth, 1 - self.person);
        let chosen = analysis.chosen().to_owned();
        if !advice.goes_on && !self.analysis.is_shown {
            return self.play(&chosen);
        }
        let mut view = self.game.view();
        if self.analysis.is_shown {
            analysis.show(&mut view, self.game.sides()[1 - self.person]);
        }
        let look = if self.analysis.is_shown { LOOK } else { 0 };
        let next = if advice.goes_on {
            Next::ask(look, depth + 1)
        } else {
            Next::think(DECISION, chosen.clone())
        };
        self.best_so_far = chosen;
        Ok((view, Some(next)))
    }

    fn play(&mut self, its_move: &str) -> Result<(View, Option<Next>), RequestError> {
        self.game.read(its_move)?;
        Ok((self.game.view(), None))
    }

    fn consider(&mut self, depth: usize) -> Analysis {
        let analysis = self.game.consider(self.level(), depth);
        self.analysis.remember(&analysis, depth, 1 - self.person);
        analysis
    }

    /// Shows what it thinks `depth` moves ahead, before it looks one move
    /// further or plays.
    fn look_ahead(&mut self, depth: usize) -> (View, Option<Next>) {
        let most = self.game.depth(self.level());
        let depth = depth.clamp(1, most);
        let analysis = self.consider(depth);
        let mut view = self.game.view();
        let side = self.game.sides()[1 - self.person];
        analysis.show(&mut view, side);
        let next = if depth < most {
            Next::think(LOOK, (depth + 1).to_string())
        } else {
            Next::think(DECISION, analysis.chosen().to_owned())
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
        let think = || match self.opponent {
            Opponent::Level(_) => Next::think(pause, "1".to_owned()),
            Opponent::Expert | Opponent::Pupil => Next::ask(pause, FIRST_LOOK),
        };
        match next.or_else(|| thinks.then(think)) {
            Some(next) => {
                if let Some(depth) = next.depth {
                    self.ask(view, depth);
                }
                next.announce(view);
            }
            None => self.game.invite(view),
        }
    }

    /// Asks the engine, in the words of its part.
    fn ask(&self, view: &mut View, depth: usize) {
        let moves = if self.analysis.is_shown {
            MOVES_SHOWN
        } else {
            1
        };
        let mut question = match self.opponent {
            Opponent::Pupil => Request::from_iter([("live", "pupil"), ("weights", self.weights)]),
            _ => Request::from_iter([("live", EXPERT)]),
        };
        question.add("position", self.game.for_expert());
        question.add("depth", depth);
        question.add("moves", moves);
        view.question = Some(question);
    }

    /// What can be pressed, and what the page has to keep.
    pub fn offer(&mut self, view: &mut View) {
        self.offer_sides(view);
        self.offer_levels(view);
        let can_go_back = ButtonState::enabled(self.game.last_move_of(self.person).is_some());
        let has_moves = ButtonState::enabled(self.game.last() > 0);
        let take_back = "Take back, your last move";
        view.add_button("go", "back", can_go_back, take_back);
        view.add_button("go", "new", has_moves, "New game");
        if self.opponent == Opponent::Expert {
            let can_move = ButtonState::enabled(!self.best_so_far.is_empty());
            view.add_button("do", "now", can_move, "Move now");
        }
        // A replay that is broken off ends at the end.
        let _ = self.game.go("last");
        replay::offer(view, self.game);
        self.analysis.offer(view, self.game.sides());
        view.reserve(self.game.room());
        let longest = self.game.sees().iter().max_by_key(|sees| sees.len());
        view.reserve(&[longest.copied().unwrap_or_default(), LastAnalysis::ROOM]);
        view.keep("person", self.game.sides()[self.person]);
        match self.opponent {
            Opponent::Level(level) => view.keep("level", level),
            Opponent::Expert => view.keep("level", EXPERT),
            Opponent::Pupil => {}
        }
        view.keep("best_so_far", &self.best_so_far);
        keep(view, self.game);
    }

    fn offer_sides(&self, view: &mut View) {
        for (side, name) in self.game.sides().into_iter().enumerate() {
            let state = ButtonState::selected(self.person == side);
            let text = format!("You are {name}");
            view.add_button("person", name, state, &text);
        }
    }

    fn offer_levels(&self, view: &mut View) {
        let chosen = match self.opponent {
            Opponent::Level(level) => level.to_string(),
            Opponent::Expert => EXPERT.to_owned(),
            Opponent::Pupil => return,
        };
        let names = Level::ALL.map(|level| level.to_string());
        let names = names.iter().map(String::as_str).chain([EXPERT]);
        for (name, sees) in names.zip(self.game.sees()) {
            let is_chosen = chosen == name;
            let state = ButtonState::selected(is_chosen);
            view.add_button("level", name, state, name);
            if is_chosen {
                view.facts.push((*sees).to_owned());
            }
        }
    }
}

impl Next {
    fn replay(moves: usize) -> Self {
        Self {
            pause: replay::PAUSE,
            field: "replay",
            value: moves.to_string(),
            depth: None,
        }
    }

    fn think(pause: u32, value: String) -> Self {
        Self {
            pause,
            field: "think",
            value,
            depth: None,
        }
    }

    /// Without the engine, the computer thinks by itself.
    fn ask(pause: u32, depth: usize) -> Self {
        Self {
            depth: Some(depth),
            ..Self::think(pause, "1".to_owned())
        }
    }

    /// Has the page go on with it; until then the reader can't move.
    fn announce(self, view: &mut View) {
        if self.field == "think" {
            view.status += " The computer is thinking.";
        }
        view.is_closed = true;
        view.go_on(self.pause, self.field, self.value);
    }
}
