use end_of_game::{Ply, Position, Turn};
use records::Record;
use tic_tac_toe::Rand;
use window::{Message, Mode, State, dispatch, summary, update};

use crate::{Computer, Seat, Thought, best, thought_of};

/// Chapter 8's window with somebody at each side of the board.
///
/// A computer moves where the line of the game ends. Whoever goes back in the
/// line stops it, and may then play another move for either side.
#[derive(Debug)]
pub struct Desk {
    /// What the window shows.
    pub state: State,
    /// Who plays Black, and who plays White.
    pub seats: [Seat; 2],
    /// Chooses among equal moves.
    pub rand: Rand,
    /// What a computer thinks, while it does.
    pub thought: Option<Thought>,
    /// The position in which a computer was stopped before it knew a move:
    /// there the turn is the person's.
    pub handed_over: Option<Position>,
}

impl Desk {
    /// A window in which these play.
    pub fn new(state: State, seats: [Seat; 2], rand: Rand) -> Desk {
        let mut desk = Desk {
            state,
            seats,
            rand,
            thought: None,
            handed_over: None,
        };
        desk.write_names();
        desk
    }

    /// Writes who plays into the record of a game that is new.
    fn write_names(&mut self) {
        if *self.state.record() == Record::default() {
            let [black, white] = self.seats.each_ref().map(Seat::name);
            self.state.set_players(black, white);
        }
    }

    /// The computer whose turn it is.
    fn computer(&self) -> Option<&Computer> {
        let position = self.state.history().position();
        let is_handed_over = self.handed_over == Some(*position);
        let moves_here = self.is_at_end() && !is_handed_over;
        self.seated().filter(|_| moves_here)
    }

    /// The computer on the side to move, as long as the game goes on.
    fn seated(&self) -> Option<&Computer> {
        let position = self.state.history().position();
        match &self.seats[position.to_move as usize] {
            Seat::Computer(it) if position.turn() == Turn::Move => Some(it),
            _ => None,
        }
    }

    /// Whether the line of the game ends here.
    fn is_at_end(&self) -> bool {
        let history = self.state.history();
        history.move_number() == history.moves().len()
    }
}

impl Desk {
    /// Lets a computer begin to think, go on, or move. To be called again and
    /// again: it never waits.
    pub fn think(&mut self) {
        let position = *self.state.history().position();
        self.thought.take_if(|it| it.position != position);
        let Some(computer) = self.computer() else {
            self.thought = None;
            return self.say_who_waits();
        };
        if *self.state.mode() != Mode::Board || self.state.is_turning() {
            return;
        }
        let name = computer.name.clone();
        let skill = computer.skill.clone();
        let begin = || Thought::begin(position, skill);
        let thought = self.thought.get_or_insert_with(begin);
        thought.listen();
        let summary = summary(self.state.history());
        let progress = progress(&name, thought);
        self.state.set_notice(format!("{summary} {progress}"));
        if thought.is_done() {
            self.play();
        }
    }

    /// Says that a computer does not move in the midst of a line, and what to
    /// do.
    fn say_who_waits(&mut self) {
        let summary = summary(self.state.history());
        if let Some(computer) = self.seated()
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
        let Some(thought) = self.thought.take() else {
            return;
        };
        let best = best(&thought.considered);
        let Some(&ply @ Ply::Move(square)) = self.rand.pick(&best) else {
            self.handed_over = Some(thought.position);
            self.state.set_notice(HANDED_OVER);
            return;
        };
        update(&mut self.state, Message::Place(square));
        let found = thought_of(&thought.considered, ply);
        let notice = format!("{} ({found}.)", self.state.notice());
        self.state.set_notice(notice);
    }

    /// Does what a message asks for; whether the window stays open.
    pub fn hear(&mut self, message: Message) -> bool {
        let is_thinking =
            self.thought.is_some() && *self.state.mode() == Mode::Board;
        match message {
            Message::Cancel if is_thinking => self.play(),
            // The turn is the computer's.
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

/// How far a computer has come.
fn progress(name: &str, thought: &Thought) -> String {
    let (done, moves) = (thought.considered.len(), thought.moves);
    let esc = match done {
        0 => "Esc: you move for it.",
        _ => "Esc: play the best of them.",
    };
    format!("{name} has considered {done} of {moves} moves. {esc}")
}

const WAITS: &str = "waits: go on with >, or move for it.";

const HANDED_OVER: &str =
    "The computer had not considered a move yet: the turn is yours.";
