//! Play against the computer of chapters 14 and 15, chapter 23's pupil, or the
//! engine of chapter 24.

use tic_tac_toe::Level;

use super::analysis::{self, Analysis, LastAnalysis};
use super::board_game::BoardGame;
use super::history::{self, History};
use super::review::Review;
use crate::advice::{Advice, AdvisedMove};
use crate::protocol::{ButtonState, Request, RequestError, invalid};
use crate::view::View;

/// How many milliseconds a pass needs to be noticed.
pub const PASS: u32 = 1000;
/// How many milliseconds the values of one depth can be looked at.
const LOOK: u32 = 400;
/// How many milliseconds the values are there on which it decides.
const DECISION: u32 = 1000;

/// The level on which another part of the code thinks.
const EXPERT: &str = "expert";
/// How far it looks at first; that's a matter of milliseconds.
const FIRST_LOOK: usize = 6;
/// How many moves the reader gets to see of its thoughts about its own move.
const MOVES_SHOWN: usize = 3;
/// Another part counts in eighths of a disc.
const EIGHTHS: i32 = 8;
/// About how many points chapter 15's evaluation gives for a disc.
const POINTS: i32 = 12;

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
pub struct Match<'a, G: BoardGame> {
    /// The game.
    pub game: History<G>,
    /// The index of the reader's side among the sides of the game.
    person: usize,
    opponent: Opponent,
    /// What the pupil has learned, as its part reads it.
    weights: &'a str,
    analysis: LastAnalysis,
    /// What the engine says of the game when it's over, if it plays this game.
    review: Option<Review<'a>>,
    /// What the engine would play now, while it goes on thinking.
    best_so_far: String,
}

/// What the computer does next, by itself.
pub struct Next {
    pause: u32,
    field: &'static str,
    value: String,
    /// How far another part is to look before.
    depth: Option<usize>,
}

/// What the board shows, and what comes then.
type Turn = Result<(View, Option<Next>), RequestError>;

/// A board to play on against the computer. The computer doesn't move in the
/// same response, since it may think for long: the page asks for its move with
/// the event `think`. It thinks about the reader's move, too, if the reader wants
/// to see its thoughts.
pub fn view<G: BoardGame>(request: &Request, game: History<G>) -> Result<View, RequestError> {
    let mut this = Match::from_request(request, game)?;
    let mut view = this.respond(request)?;
    this.add_buttons(&mut view);
    Ok(view)
}

impl<'a, G: BoardGame> Match<'a, G> {
    /// The game that the page has kept.
    pub fn from_request(request: &'a Request, game: History<G>) -> Result<Self, RequestError> {
        let [first, second] = G::SIDES;
        let name = request.text("person").unwrap_or(first);
        let person = G::SIDES.iter().position(|&side| side == name);
        let person =
            person.ok_or_else(|| invalid(format!("{name:?} is no side: {first} or {second}")))?;
        let has_expert = G::SEES.len() > Level::ALL.len();
        let opponent = match request.text("level") {
            _ if request.text("live") == Some("train") => Opponent::Pupil,
            Some(EXPERT) if has_expert => Opponent::Expert,
            _ => Opponent::Level(request.get("level")?.unwrap_or(Level::Medium)),
        };
        let is_explained = has_expert && opponent != Opponent::Pupil;
        let review = is_explained.then(|| Review::from_request(request, &game, person));
        Ok(Self {
            review,
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
        if let Some(review) = self.review.as_mut().filter(|review| review.is_asked()) {
            return review.respond(request, &mut self.game);
        }
        let before = self.game.played();
        let (mut view, next) = match request.chosen_cell()? {
            Some(cell) => (self.choose(cell)?, self.first_thought()),
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

    fn is_computers_turn(&self) -> bool {
        self.game.is_turn_of(1 - self.person)
    }

    /// Whether it has a move to think about: its own, or the reader's.
    fn has_to_think(&self) -> bool {
        let is_over = self.game.side_to_move().is_none();
        self.is_computers_turn() || self.analysis.is_shown && !is_over
    }

    /// What the computer does as soon as it's there.
    pub fn first_thought(&self) -> Option<Next> {
        self.has_to_think().then(|| match self.opponent {
            Opponent::Level(_) => Next::think(0, "1".to_owned()),
            Opponent::Expert | Opponent::Pupil => Next::ask(0, FIRST_LOOK),
        })
    }

    /// Makes the reader's move, or shows why there is none.
    fn choose(&mut self, cell: usize) -> Result<View, RequestError> {
        if self.is_computers_turn() {
            return Err(invalid("the computer is to move"));
        }
        // It was the last move, and replaces none.
        Ok(self.game.choose(cell)?.0)
    }

    /// Goes on without a move of the reader.
    fn go_on(&mut self, request: &Request) -> Turn {
        self.go(request)?;
        if let Some(moves) = self.game.replay(request)? {
            return Ok((self.game.view(), Some(Next::replay(moves))));
        }
        let best = request.text("best_so_far").filter(|best| !best.is_empty());
        if let (Some("now"), Some(best)) = (request.text("do"), best)
            && self.is_computers_turn()
        {
            return self.play(best);
        }
        match request.text("think") {
            Some(step) if self.has_to_think() => self.think(step, request),
            _ => Ok((self.game.view(), self.first_thought())),
        }
    }

    fn go(&mut self, request: &Request) -> Result<(), RequestError> {
        let moves = match request.text("go") {
            // There is no move after the last one, so a still figure may ask.
            None | Some("last") => return Ok(()),
            Some("back") => self.game.last_move_of(self.person).unwrap_or(0),
            Some("new") => 0,
            Some(_) => return Err(invalid("one can go back, and begin anew")),
        };
        self.game.take_back(moves);
        self.analysis.forget();
        Ok(())
    }

    /// Looks as far ahead as the step says, follows the advice of another part, or
    /// makes the move that the step says.
    fn think(&mut self, step: &str, request: &Request) -> Turn {
        match step.parse() {
            Ok(depth) => self.look_ahead(depth),
            Err(_) if step == "advice" => self.follow(request),
            Err(_) if self.is_computers_turn() => self.play(step),
            Err(_) => Ok((self.game.view(), None)),
        }
    }

    /// Thinks in this part of the code. If its thoughts are hidden, it looks as far
    /// as it can, and moves.
    fn look_ahead(&mut self, depth: usize) -> Turn {
        let game = self.game.to_play();
        let most = G::engine(self.level()).depth.min(game.moves_left().max(1));
        let is_shown = self.analysis.is_shown;
        let depth = if is_shown { depth.clamp(1, most) } else { most };
        let further = (depth < most).then(|| Next::think(LOOK, (depth + 1).to_string()));
        let advice = consider(&game, self.level(), depth);
        let (mut view, next) = self.decide(advice, G::HALF_WON, further)?;
        view.status += match self.opponent {
            _ if is_shown => "",
            Opponent::Level(_) => "",
            Opponent::Expert => " Expert couldn't be loaded: hard moved.",
            Opponent::Pupil => " The pupil couldn't be loaded: hard moved.",
        };
        Ok((view, next))
    }

    /// Follows another part's advice, or asks it to look further.
    fn follow(&mut self, request: &Request) -> Turn {
        let is_clear = |advice: &Advice| {
            let mut moves = advice.moves.iter();
            moves.all(|advised| analysis::parse::<G>(&advised.name).is_some())
        };
        let advice = Advice::read(request).ok().filter(is_clear);
        let advice = advice.ok_or_else(|| invalid("this isn't advice that makes sense"))?;
        let look = if self.analysis.is_shown { LOOK } else { 0 };
        let further = advice.goes_on.then(|| Next::ask(look, advice.depth + 1));
        self.decide(advice, G::HALF_WON * EIGHTHS / POINTS, further)
    }

    /// Shows what it thinks, and goes on looking further, or plays.
    fn decide(&mut self, advice: Advice, half_won: i32, further: Option<Next>) -> Turn {
        let game = self.game.to_play();
        let seed = self.game.played() as u64;
        let analysis = Analysis::new(advice, seed, half_won);
        self.analysis.remember(&analysis, game.side_to_move());
        let chosen = analysis.chosen().to_owned();
        if further.is_none() && !self.analysis.is_shown {
            return self.play(&chosen);
        }
        let mut view = self.game.view();
        if self.analysis.is_shown {
            analysis.show(&mut view, &game);
        }
        if !self.is_computers_turn() {
            return Ok((view, further));
        }
        self.best_so_far.clone_from(&chosen);
        let decided = || Next::think(DECISION, chosen);
        Ok((view, Some(further.unwrap_or_else(decided))))
    }

    fn play(&mut self, its_move: &str) -> Turn {
        self.game.read(its_move)?;
        Ok((self.game.view(), self.first_thought()))
    }

    /// Says who must pass, and what the computer does next. Until it has moved, the
    /// reader can't.
    pub fn report(&self, view: &mut View, next: Option<Next>) {
        let is_its_turn = self.is_computers_turn();
        let mut pause = 0;
        if view.notice.is_some() {
            let who = if is_its_turn { "You" } else { "The computer" };
            view.notice = Some(format!("{who} must pass"));
            pause = PASS;
        }
        let is_replay = next.as_ref().is_some_and(|next| next.field == "replay");
        view.is_closed = is_its_turn || is_replay;
        if !view.is_closed {
            self.game.invite(view);
        } else if !is_replay {
            view.status += " The computer is thinking.";
        }
        if let Some(Next {
            pause: own,
            field,
            value,
            depth,
        }) = next
        {
            if let Some(depth) = depth {
                self.ask(view, depth);
            }
            view.go_on(if is_replay { own } else { own.max(pause) }, field, value);
        }
    }

    /// Asks another part, in its own words.
    fn ask(&self, view: &mut View, depth: usize) {
        let game = self.game.to_play();
        let moves = match (self.analysis.is_shown, self.is_computers_turn()) {
            (false, _) => 1,
            (true, true) => MOVES_SHOWN,
            (true, false) => game.moves().len(),
        };
        let question = match self.opponent {
            Opponent::Pupil => Request::default()
                .with("live", "pupil")
                .with("weights", self.weights),
            _ => Request::default().with("live", EXPERT),
        };
        let question = question.with("position", game.for_expert());
        view.question = Some(question.with("depth", depth).with("moves", moves));
        view.lets_finish = self.opponent == Opponent::Pupil;
    }

    /// What can be pressed, and what the page has to keep.
    pub fn add_buttons(&mut self, view: &mut View) {
        self.add_side_buttons(view);
        self.add_level_buttons(view);
        let can_go_back = ButtonState::enabled(self.game.last_move_of(self.person).is_some());
        let has_moves = ButtonState::enabled(self.game.last() > 0);
        view.add_button("go", "back", can_go_back, "Undo, your last move");
        view.add_button("go", "new", has_moves, "New, a new game");
        if G::SEES.len() > Level::ALL.len() && self.opponent != Opponent::Pupil {
            let is_expert = self.opponent == Opponent::Expert;
            let can_move = ButtonState::enabled(is_expert && !self.best_so_far.is_empty());
            view.add_button("do", "now", can_move, "Move, now");
        }
        // A replay that is broken off ends at the end.
        self.game.jump(usize::MAX);
        self.game.add_buttons(view);
        self.analysis.add_buttons(view, G::SIDES);
        view.reserve(G::ROOM);
        let longest = G::SEES.iter().max_by_key(|sees| sees.len());
        view.reserve(&[longest.copied().unwrap_or_default(), LastAnalysis::ROOM]);
        view.keep("person", G::SIDES[self.person]);
        if let Some(review) = &self.review {
            review.add_buttons(view, &self.game);
        }
        view.keep("best_so_far", &self.best_so_far);
        self.game.keep(view);
    }

    fn add_side_buttons(&self, view: &mut View) {
        for (side, name) in G::SIDES.into_iter().enumerate() {
            let state = ButtonState::selected(self.person == side);
            let text = format!("You are {name}");
            view.add_button("person", name, state, &text);
        }
    }

    fn add_level_buttons(&self, view: &mut View) {
        let chosen = match self.opponent {
            Opponent::Level(level) => level.to_string(),
            Opponent::Expert => EXPERT.to_owned(),
            Opponent::Pupil => return,
        };
        let names = Level::ALL.map(|level| level.to_string());
        let names = names.iter().map(String::as_str).chain([EXPERT]);
        view.keep("level", &chosen);
        for (name, sees) in names.zip(G::SEES) {
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
            pause: history::PAUSE,
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
}

/// What the computer of this part thinks of each move.
fn consider<G: BoardGame>(game: &G, level: Level, depth: usize) -> Advice {
    let considered = game.consider(level, depth);
    let positions = considered.iter().map(|scored| scored.positions);
    Advice {
        depth,
        positions: positions.sum(),
        goes_on: false,
        moves: considered
            .iter()
            .map(|scored| AdvisedMove {
                name: scored.mv.to_string(),
                value: scored.value,
                text: G::describe_value(scored.value),
            })
            .collect(),
    }
}
