use end_of_game::{Position, Turn};
use evaluation::Computer;
use minimax::{Value, best};
use othello_window::{Message, Mode, State, dispatch, update};
use records::Record;
use tic_tac_toe::Rand;
use whole_games::Ply;
use window::summary;

use crate::{BackgroundSearch, OthelloPlayer, describe_choice};

/// A game in chapter 10's window, in which each side is a person or a computer.
///
/// A computer moves only at the end of the game. If you go back, it stops, and
/// you may play another move for either side.
#[derive(Debug)]
pub struct WindowGame {
    state: State,
    /// Who plays Black, and who plays White.
    players: [OthelloPlayer; 2],
    /// Chooses among equal moves.
    rand: Rand,
    /// The search of the computer that's thinking.
    search: Option<BackgroundSearch>,
    /// The position in which a computer was stopped before it knew a move. A
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

    /// The search of the computer that's thinking.
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
}

impl WindowGame {
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

    /// The computer that must move now.
    fn active_computer(&self) -> Option<&Computer> {
        let position = self.state.history().position();
        let is_handed_over = self.handed_over == Some(*position);
        let moves_here = self.is_at_end() && !is_handed_over;
        self.computer_to_move().filter(|_| moves_here)
    }

    /// Whether this is the end of the game as far as it was played.
    fn is_at_end(&self) -> bool {
        let history = self.state.history();
        history.move_number() == history.moves().len()
    }

    /// Whether the window is showing something else first.
    fn is_busy(&self) -> bool {
        *self.state.mode() != Mode::Board || self.state.is_turning()
    }
}

impl WindowGame {
    /// Lets a computer begin to think, go on thinking, or move. Call it between
    /// two pictures; it never waits.
    pub fn think(&mut self) {
        let position = *self.state.history().position();
        self.search.take_if(|it| it.position() != position);
        let Some(computer) = self.active_computer().cloned() else {
            self.search = None;
            return self.say_who_waits();
        };
        if self.is_busy() {
            return;
        }
        let start = || BackgroundSearch::start(position, computer.engine);
        let search = self.search.get_or_insert_with(start);
        search.receive();
        match search.is_done() {
            true => self.finish(),
            false => self.say_progress(&computer.name),
        }
    }

    /// Says how far the search is, and what it thinks so far.
    fn say_progress(&mut self, name: &str) {
        let Some(search) = &self.search else { return };
        let (tried, moves) = (search.considered().len(), search.moves());
        let favorite = match search.favorite() {
            None => ". Esc: you move for it.".to_string(),
            Some(it) => {
                let (ply, value) = (it.its_move, Value(it.value));
                format!(", and likes {ply} ({value}). Esc plays that.")
            }
        };
        let summary = summary(self.state.history());
        self.state.set_notice(format!(
            "{summary} {name} has tried {tried} of {moves} moves{favorite}"
        ));
    }

    /// Plays one of the best moves.
    fn finish(&mut self) {
        let Some(search) = self.search.take() else {
            return;
        };
        let best = best(search.considered());
        if let Some(&ply) = self.rand.pick(&best) {
            self.play(ply, &search);
        }
    }

    /// Stops the search, and plays the best move that it knows. If it doesn't
    /// know any, the turn is the person's.
    fn interrupt(&mut self) {
        let Some(search) = self.search.take() else {
            return;
        };
        match search.favorite() {
            Some(it) => self.play(it.its_move, &search),
            None => {
                self.handed_over = Some(search.position());
                self.state.set_notice(HANDED_OVER);
            }
        }
    }

    /// Plays a move, and says why.
    fn play(&mut self, ply: Ply, search: &BackgroundSearch) {
        let Ply::Move(square) = ply else { return };
        let name = self.computer_to_move().map(|it| it.name.clone());
        update(&mut self.state, Message::Place(square));
        let notice = self.state.notice();
        let name = name.unwrap_or_default();
        let why = describe_choice(search.considered(), ply);
        self.state.set_notice(format!("{notice} {name}: {why}."));
    }

    /// Says that a computer doesn't move before the end of the game, and what a
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
}

impl WindowGame {
    /// Does what a message says; whether the window stays open.
    pub fn update(&mut self, message: Message) -> bool {
        let is_thinking =
            self.search.is_some() && *self.state.mode() == Mode::Board;
        match message {
            Message::Cancel if is_thinking => self.interrupt(),
            // It's the computer's turn.
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

const WAITS: &str = "waits: go on with >, or move for it.";

const HANDED_OVER: &str =
    "The computer hadn't tried a single move yet: the turn is yours.";
