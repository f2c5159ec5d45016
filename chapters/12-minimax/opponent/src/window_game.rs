use end_of_game::{Position, Turn};
use minimax::{Computer, best, describe_choice};
use records::Record;
use tic_tac_toe::Rand;
use whole_games::Ply;
use window::{Message, Mode, State, dispatch, summary, update};

use crate::{BackgroundSearch, OthelloPlayer};

/// A game in chapter 9's window, in which each side is a person or a computer.
///
/// A computer moves only at the end of the game's line. A person who goes back
/// in the line stops it, and may then play another move for either side.
#[derive(Debug)]
pub struct WindowGame {
    state: State,
    /// Who plays Black, and who plays White.
    players: [OthelloPlayer; 2],
    /// Chooses among equal moves.
    rand: Rand,
    /// The search of the computer that is thinking.
    search: Option<BackgroundSearch>,
    /// The position in which a computer was stopped before it knew a move: a
    /// person moves there instead.
    handed_over: Option<Position>,
}

impl WindowGame {
    /// A window in which these players play Black and White. `rand` chooses
    /// among equal moves.
    pub fn new(
        state: State,
        players: [OthelloPlayer; 2],
        rand: Rand,
    ) -> WindowGame {
        let mut game = WindowGame {
            state,
            players,
            rand,
            search: None,
            handed_over: None,
        };
        game.write_names();
        game
    }

    /// What the window shows.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The search of the computer that is thinking.
    pub fn search(&self) -> Option<&BackgroundSearch> {
        self.search.as_ref()
    }

    /// Writes the players' names into the record of a new game.
    fn write_names(&mut self) {
        if *self.state.record() == Record::default() {
            let [black, white] =
                self.players.each_ref().map(OthelloPlayer::name);
            self.state.set_players(black, white);
        }
    }

    /// The computer that must move now.
    fn active_computer(&self) -> Option<&Computer> {
        let position = self.state.history().position();
        let is_handed_over = self.handed_over == Some(*position);
        let moves_here = self.is_at_end() && !is_handed_over;
        self.computer_to_move().filter(|_| moves_here)
    }

    /// The computer on the side to move, if a computer plays it and it can
    /// move.
    fn computer_to_move(&self) -> Option<&Computer> {
        let position = self.state.history().position();
        match &self.players[position.to_move as usize] {
            OthelloPlayer::Computer(it) if position.turn() == Turn::Move => {
                Some(it)
            }
            _ => None,
        }
    }

    /// Whether the line of the game ends here.
    fn is_at_end(&self) -> bool {
        let history = self.state.history();
        history.move_number() == history.moves().len()
    }
}

impl WindowGame {
    /// Lets a computer start to think, go on thinking, or move. Call it
    /// repeatedly; it never waits.
    pub fn think(&mut self) {
        let position = *self.state.history().position();
        self.search.take_if(|it| it.position() != position);
        let Some(computer) = self.active_computer() else {
            self.search = None;
            return self.say_who_waits();
        };
        if *self.state.mode() != Mode::Board || self.state.is_turning() {
            return;
        }
        let name = computer.name.clone();
        let engine = computer.engine.clone();
        let start = || BackgroundSearch::start(position, engine);
        let search = self.search.get_or_insert_with(start);
        search.receive();
        let summary = summary(self.state.history());
        let progress = progress(&name, search);
        self.state.set_notice(format!("{summary} {progress}"));
        if search.is_done() {
            self.play();
        }
    }

    /// Says that a computer doesn't move before the end of the line, and what a
    /// person can do.
    fn say_who_waits(&mut self) {
        let summary = summary(self.state.history());
        if let Some(computer) = self.computer_to_move()
            && !self.is_at_end()
            && self.state.notice() == summary
        {
            let name = &computer.name;
            let notice = format!("{summary} {name} {WAITS}");
            self.state.set_notice(notice);
        }
    }

    /// Plays the best move that the computer knows so far, if it knows one.
    fn play(&mut self) {
        let Some(search) = self.search.take() else {
            return;
        };
        let best = best(search.considered());
        let Some(&ply @ Ply::Move(square)) = self.rand.pick(&best) else {
            self.handed_over = Some(search.position());
            self.state.set_notice(HANDED_OVER);
            return;
        };
        update(&mut self.state, Message::Place(square));
        let why = describe_choice(search.considered(), ply);
        let notice = format!("{} ({why}.)", self.state.notice());
        self.state.set_notice(notice);
    }

    /// Does what a message says; whether the window stays open.
    pub fn update(&mut self, message: Message) -> bool {
        let is_thinking =
            self.search.is_some() && *self.state.mode() == Mode::Board;
        match message {
            Message::Cancel if is_thinking => self.play(),
            // It is the computer's turn.
            Message::Place(_) | Message::Choose if is_thinking => {}
            other => {
                let stays = dispatch(&mut self.state, other);
                self.write_names();
                return stays;
            }
        }
        true
    }
}

/// Says how far a computer's search is.
fn progress(name: &str, search: &BackgroundSearch) -> String {
    let (done, moves) = (search.considered().len(), search.moves());
    let esc = match done {
        0 => "Esc: you move for it.",
        _ => "Esc: play the best of them.",
    };
    format!("{name} has considered {done} of {moves} moves. {esc}")
}

const WAITS: &str = "waits: go on with >, or move for it.";

const HANDED_OVER: &str =
    "The computer hadn't considered a move yet: the turn is yours.";
