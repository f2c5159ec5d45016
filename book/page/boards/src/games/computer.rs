//! The board `computer`: a game against the computer of chapters 14 and 15, or against
//! the engine of chapter 24. The board `train` uses it for games against the pupil of
//! chapter 23.

use tic_tac_toe::Level;

use super::analysis::{self, Analysis, LastAnalysis};
use super::board_game::BoardGame;
use super::history::{self, History};
use super::review::Review;
use crate::advice::{Advice, AdvisedMove};
use crate::labels::computer as labels;
use crate::protocol::{ButtonState, Request, RequestError, invalid};
use crate::view::View;

/// The time for which a pass is shown, in milliseconds.
pub const PASS_PAUSE: u32 = 1000;
/// The time for which the values of one search depth are shown, in milliseconds.
const DEPTH_PAUSE: u32 = 400;
/// The time for which the final values are shown before the move, in milliseconds.
const DECISION_PAUSE: u32 = 1000;

/// The level on which another part of the code searches.
const EXPERT: &str = "expert";
/// The depth of that part's first search, which takes milliseconds.
const FIRST_DEPTH: usize = 6;
/// The number of moves with a value while the analysis of the computer's move is shown.
const ANALYZED_MOVES: usize = 3;
/// The unit of that part's values.
const EIGHTHS_PER_DISC: i32 = 8;
/// The approximate value of a disc in chapter 15's evaluation.
const POINTS_PER_DISC: i32 = 12;

/// The reader's opponent.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Opponent {
    /// A level of this part of the code.
    Level(Level),
    /// The engine, in another part of the code.
    Expert,
    /// The pupil with the weights learned in this page, in another part of the code.
    Pupil,
}

/// A game between the reader and the computer.
pub struct Match<'a, G: BoardGame> {
    /// The game.
    pub game: History<G>,
    /// The index of the reader's side.
    person: usize,
    opponent: Opponent,
    /// The pupil's weights, in hexadecimal.
    weights: &'a str,
    analysis: LastAnalysis,
    /// The engine's review of the finished game, if the engine knows this game.
    review: Option<Review<'a>>,
    /// The engine's best move so far, while it searches.
    best_so_far: String,
}

/// The computer's next event, which the page sends by itself.
pub struct NextEvent {
    pause: u32,
    field: &'static str,
    value: String,
    /// The search depth, if another part of the code has to be asked first.
    question_depth: Option<usize>,
}

/// The view after an event, and the next event.
type Outcome = Result<(View, Option<NextEvent>), RequestError>;

/// Returns the view of a board `computer`.
///
/// The response to the reader's move doesn't contain the computer's move, because the
/// search may take long: the page requests it with the event `think`. While the analysis
/// is shown, the computer also searches when the reader is to move.
pub fn view<G: BoardGame>(request: &Request, game: History<G>) -> Result<View, RequestError> {
    let mut state = Match::from_request(request, game)?;
    let mut view = state.respond(request)?;
    state.add_buttons(&mut view);
    Ok(view)
}

impl<'a, G: BoardGame> Match<'a, G> {
    /// Returns the state in the kept fields.
    pub fn from_request(request: &'a Request, game: History<G>) -> Result<Self, RequestError> {
        let [first, second] = G::SIDES;
        let name = request.text("person").unwrap_or(first);
        let person = G::SIDES
            .iter()
            .position(|&side| side == name)
            .ok_or_else(|| invalid(format!("{name:?} is no side: {first} or {second}")))?;
        let has_expert = G::LEVEL_DESCRIPTIONS.len() > Level::ALL.len();
        let opponent = match request.text("level") {
            _ if request.text("live") == Some("train") => Opponent::Pupil,
            Some(EXPERT) if has_expert => Opponent::Expert,
            _ => Opponent::Level(request.get("level")?.unwrap_or(Level::Medium)),
        };
        let has_review = has_expert && opponent != Opponent::Pupil;
        let review = has_review.then(|| Review::from_request(request, &game, person));
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

    /// Handles the event of the request.
    pub fn respond(&mut self, request: &Request) -> Result<View, RequestError> {
        if let Some(review) = self.review.as_mut().filter(|review| review.handles_event()) {
            return review.respond(request, &mut self.game);
        }
        let before = self.game.played();
        let (mut view, next) = match request.chosen_cell()? {
            Some(cell) => (self.choose(cell)?, self.first_search()),
            None => self.handle_event(request)?,
        };
        let is_replay_step = request.text("replay").is_some_and(|moves| moves != "0");
        if self.game.played() != before + 1 && !is_replay_step {
            view.stop_animations();
        }
        self.announce(&mut view, next);
        Ok(view)
    }

    /// Returns the level that plays; if the opponent is in another part of the code, the
    /// one that plays if that part can't be loaded.
    fn level(&self) -> Level {
        match self.opponent {
            Opponent::Level(level) => level,
            Opponent::Expert | Opponent::Pupil => Level::Hard,
        }
    }

    fn is_computers_turn(&self) -> bool {
        self.game.is_turn_of(1 - self.person)
    }

    /// Tests if the computer has to search: for its own move, or for the analysis.
    fn has_to_search(&self) -> bool {
        let is_over = self.game.side_to_move().is_none();
        self.is_computers_turn() || self.analysis.is_shown && !is_over
    }

    /// Returns the event that starts the search, if the computer has to search.
    pub fn first_search(&self) -> Option<NextEvent> {
        self.has_to_search().then(|| match self.opponent {
            Opponent::Level(_) => NextEvent::think(0, "1".to_owned()),
            Opponent::Expert | Opponent::Pupil => NextEvent::ask(0, FIRST_DEPTH),
        })
    }

    /// Makes the reader's move, or shows why it is refused.
    fn choose(&mut self, cell: usize) -> Result<View, RequestError> {
        if self.is_computers_turn() {
            return Err(invalid("the computer is to move"));
        }
        let (view, _) = self.game.choose(cell)?;
        Ok(view)
    }

    /// Handles an event other than a move of the reader.
    fn handle_event(&mut self, request: &Request) -> Outcome {
        self.go(request)?;
        if let Some(moves) = self.game.replay(request)? {
            return Ok((self.game.view(), Some(NextEvent::replay(moves))));
        }
        let best = request.text("best_so_far").filter(|best| !best.is_empty());
        if let (Some("now"), Some(best)) = (request.text("do"), best)
            && self.is_computers_turn()
        {
            return self.play(best);
        }
        match request.text("think") {
            Some(value) if self.has_to_search() => self.think(value, request),
            _ => Ok((self.game.view(), self.first_search())),
        }
    }

    fn go(&mut self, request: &Request) -> Result<(), RequestError> {
        let moves = match request.text("go") {
            // Static figures are requested with `go last`.
            None | Some("last") => return Ok(()),
            Some("back") => self.game.undo_target(self.person).unwrap_or(0),
            Some("new") => 0,
            Some(_) => return Err(invalid("one can go back, and begin anew")),
        };
        self.game.take_back(moves);
        self.analysis.clear();
        Ok(())
    }

    /// Handles the event `think`: a search depth, the advice of another part of the code,
    /// or the computer's move.
    fn think(&mut self, value: &str, request: &Request) -> Outcome {
        match value.parse() {
            Ok(depth) => self.search(depth),
            Err(_) if value == "advice" => self.use_advice(request),
            Err(_) if self.is_computers_turn() => self.play(value),
            Err(_) => Ok((self.game.view(), None)),
        }
    }

    /// Searches in this part of the code. Without the analysis, it searches at once to the
    /// depth of the level.
    fn search(&mut self, depth: usize) -> Outcome {
        let game = self.game.position_to_move();
        let max_depth = G::engine(self.level()).depth.min(game.moves_left().max(1));
        let is_shown = self.analysis.is_shown;
        let depth = if is_shown {
            depth.clamp(1, max_depth)
        } else {
            max_depth
        };
        let deeper =
            (depth < max_depth).then(|| NextEvent::think(DEPTH_PAUSE, (depth + 1).to_string()));
        let advice = analyze_moves(&game, self.level(), depth);
        let (mut view, next) = self.decide(advice, G::HALF_WON, deeper)?;
        view.status += match self.opponent {
            _ if is_shown => "",
            Opponent::Level(_) => "",
            Opponent::Expert => " Expert couldn't be loaded: hard moved.",
            Opponent::Pupil => " The pupil couldn't be loaded: hard moved.",
        };
        Ok((view, next))
    }

    /// Uses the advice of another part of the code, or asks it for a deeper search.
    fn use_advice(&mut self, request: &Request) -> Outcome {
        let names_are_valid = |advice: &Advice| {
            advice
                .moves
                .iter()
                .all(|advised| analysis::parse_move::<G>(&advised.name).is_some())
        };
        let advice = Advice::from_request(request)
            .ok()
            .filter(names_are_valid)
            .ok_or_else(|| invalid("this isn't advice that makes sense"))?;
        let pause = if self.analysis.is_shown {
            DEPTH_PAUSE
        } else {
            0
        };
        let deeper = advice
            .goes_on
            .then(|| NextEvent::ask(pause, advice.depth + 1));
        let half_won = G::HALF_WON * EIGHTHS_PER_DISC / POINTS_PER_DISC;
        self.decide(advice, half_won, deeper)
    }

    /// Shows the result of a search. Continues with a deeper search, if there is one, or
    /// else plays the best move.
    fn decide(&mut self, advice: Advice, half_won: i32, deeper: Option<NextEvent>) -> Outcome {
        let game = self.game.position_to_move();
        let seed = self.game.played() as u64;
        let analysis = Analysis::new(advice, seed, half_won);
        self.analysis.update(&analysis, game.side_to_move());
        let choice = analysis.choice().to_owned();
        if deeper.is_none() && !self.analysis.is_shown {
            return self.play(&choice);
        }
        let mut view = self.game.view();
        if self.analysis.is_shown {
            analysis.show(&mut view, &game);
        }
        if !self.is_computers_turn() {
            return Ok((view, deeper));
        }
        self.best_so_far.clone_from(&choice);
        let next = deeper.unwrap_or_else(|| NextEvent::think(DECISION_PAUSE, choice));
        Ok((view, Some(next)))
    }

    fn play(&mut self, mv: &str) -> Outcome {
        self.game.append_moves(mv)?;
        Ok((self.game.view(), self.first_search()))
    }

    /// Adds the notice of a pass and the next event. The reader can't move while the
    /// computer is to move.
    pub fn announce(&self, view: &mut View, next: Option<NextEvent>) {
        let is_computers_turn = self.is_computers_turn();
        let mut min_pause = 0;
        if view.notice.is_some() {
            let notice = if is_computers_turn {
                labels::YOU_MUST_PASS
            } else {
                labels::COMPUTER_MUST_PASS
            };
            view.notice = Some(notice.to_owned());
            min_pause = PASS_PAUSE;
        }
        let is_replay = next.as_ref().is_some_and(|next| next.field == "replay");
        if is_replay {
            min_pause = 0;
        }
        view.is_closed = is_computers_turn || is_replay;
        if !view.is_closed {
            self.game.mark_legal_moves(view);
        } else if !is_replay {
            view.status += labels::THINKING;
        }
        if let Some(next) = next {
            if let Some(depth) = next.question_depth {
                self.ask(view, depth);
            }
            view.send_after(next.pause.max(min_pause), next.field, next.value);
        }
    }

    /// Adds the question to another part of the code.
    fn ask(&self, view: &mut View, depth: usize) {
        let game = self.game.position_to_move();
        let moves = match (self.analysis.is_shown, self.is_computers_turn()) {
            (false, _) => 1,
            (true, true) => ANALYZED_MOVES,
            (true, false) => game.moves().len(),
        };
        let question = match self.opponent {
            Opponent::Pupil => Request::default()
                .with("live", "pupil")
                .with("weights", self.weights),
            _ => Request::default().with("live", EXPERT),
        };
        let question = question.with("position", game.engine_position());
        view.question = Some(question.with("depth", depth).with("moves", moves));
        view.is_uncancellable = self.opponent == Opponent::Pupil;
    }

    /// Adds the buttons and the kept fields.
    pub fn add_buttons(&mut self, view: &mut View) {
        self.add_side_buttons(view);
        self.add_level_buttons(view);
        let can_go_back = ButtonState::enabled(self.game.undo_target(self.person).is_some());
        let has_moves = ButtonState::enabled(self.game.len() > 0);
        view.add_button("go", "back", can_go_back, crate::labels::common::UNDO);
        view.add_button("go", "new", has_moves, labels::NEW_GAME);
        if G::LEVEL_DESCRIPTIONS.len() > Level::ALL.len() && self.opponent != Opponent::Pupil {
            let is_expert = self.opponent == Opponent::Expert;
            let can_move = ButtonState::enabled(is_expert && !self.best_so_far.is_empty());
            view.add_button("do", "now", can_move, labels::MOVE_NOW);
        }
        // The page keeps the whole game, also when the reader interrupts a replay.
        self.game.go_to(usize::MAX);
        self.game.add_buttons(view);
        self.analysis.add_buttons(view, G::SIDES);
        view.reserve(G::LONGEST_TEXTS);
        let longest_description = G::LEVEL_DESCRIPTIONS
            .iter()
            .max_by_key(|description| description.len());
        view.reserve(&[
            longest_description.copied().unwrap_or_default(),
            LastAnalysis::LONGEST,
        ]);
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
            view.add_button("person", name, state, &labels::person(name));
        }
    }

    fn add_level_buttons(&self, view: &mut View) {
        let selected = match self.opponent {
            Opponent::Level(level) => level.to_string(),
            Opponent::Expert => EXPERT.to_owned(),
            Opponent::Pupil => return,
        };
        let levels = Level::ALL.map(|level| level.to_string());
        let names = levels.iter().map(String::as_str).chain([EXPERT]);
        view.keep("level", &selected);
        for (name, description) in names.zip(G::LEVEL_DESCRIPTIONS) {
            let is_selected = selected == name;
            let state = ButtonState::selected(is_selected);
            view.add_button("level", name, state, name);
            if is_selected {
                view.facts.push((*description).to_owned());
            }
        }
    }
}

impl NextEvent {
    fn replay(moves: usize) -> Self {
        Self {
            pause: history::REPLAY_PAUSE,
            field: "replay",
            value: moves.to_string(),
            question_depth: None,
        }
    }

    fn think(pause: u32, value: String) -> Self {
        Self {
            pause,
            field: "think",
            value,
            question_depth: None,
        }
    }

    /// Returns the event after a question to another part of the code. If that part
    /// doesn't answer, the event starts a search in this one.
    fn ask(pause: u32, depth: usize) -> Self {
        Self {
            question_depth: Some(depth),
            ..Self::think(pause, "1".to_owned())
        }
    }
}

/// Evaluates each move in this part of the code.
fn analyze_moves<G: BoardGame>(game: &G, level: Level, depth: usize) -> Advice {
    let scored_moves = game.analyze_moves(level, depth);
    Advice {
        depth,
        positions: scored_moves.iter().map(|scored| scored.positions).sum(),
        goes_on: false,
        moves: scored_moves
            .iter()
            .map(|scored| AdvisedMove {
                name: scored.mv.to_string(),
                value: scored.value,
                text: G::describe_value(scored.value),
            })
            .collect(),
    }
}
