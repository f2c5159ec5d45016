use std::collections::VecDeque;
use std::path::PathBuf;

use board::{Board, Square};
use end_of_game::Position;
use finished_games::finished_game;
use records::{History, Record, non_empty};
use whole_games::Ply;
use window::summary;

use crate::{LoadedGame, Mode, Source};

/// Everything that the window shows.
#[derive(Clone, Debug)]
pub struct State {
    /// The game, cursor, notice and animation of chapter 11's window.
    pub game_state: window::State,
    /// The players, date and place of the game. The moves are in the history.
    pub record: Record,
    /// The file that the game was read from or written to.
    pub source: Option<Source>,
    /// True if the game has unsaved moves.
    pub is_unwritten: bool,
    /// True if the legal moves are marked.
    pub shows_legal_moves: bool,
    /// True if discs turn over one by one rather than all at once.
    pub is_animated: bool,
    /// The part of the window that handles the input.
    pub mode: Mode,
    /// The folder that file dialogs open in.
    pub folder: PathBuf,
}

impl State {
    /// Creates a window with a new game; its file dialogs open in this folder.
    pub fn new(folder: PathBuf) -> State {
        State {
            game_state: window::State::default(),
            record: Record::default(),
            source: None,
            is_unwritten: false,
            shows_legal_moves: false,
            is_animated: true,
            mode: Mode::Board,
            folder,
        }
    }

    /// Replaces the game by one that doesn't need to be saved.
    pub fn with_history(mut self, history: History) -> State {
        self.show_history(history);
        self
    }

    /// Returns the game and the current position in it.
    pub fn history(&self) -> &History {
        self.game_state.history()
    }

    /// Returns the square that Enter plays.
    pub fn cursor(&self) -> Square {
        self.game_state.cursor()
    }

    /// Returns the flipped discs that are still shown unflipped, in flipping
    /// order.
    pub fn turning(&self) -> &VecDeque<Square> {
        self.game_state.turning()
    }

    /// Tests if discs are still turning over.
    pub fn is_turning(&self) -> bool {
        !self.turning().is_empty()
    }

    /// Returns the text of the message box.
    pub fn notice(&self) -> &str {
        self.game_state.notice()
    }

    /// Returns the board as displayed: discs that haven't turned over yet have
    /// the color that they had before the move.
    pub fn board(&self) -> Board {
        self.game_state.board()
    }

    /// Returns the game as a record. Unsaved moves can change the result, so it
    /// is computed again for them.
    pub fn to_record(&self) -> Record {
        let moves = self.history().moves().iter();
        let mut record = Record {
            plies: moves.map(|&square| Ply::Move(square)).collect(),
            ..self.record.clone()
        };
        if self.is_unwritten {
            let finished = finished_game(&record).ok().flatten();
            record.result = finished.map(|game| game.score);
        }
        record
    }

    /// Applies a message of chapter 11's window, and marks the game as unsaved
    /// if its moves change.
    pub(crate) fn update_game(&mut self, message: window::Message) {
        let before = self.history().moves().to_vec();
        // Only the messages that open, save or quit return effects, and none of
        // those is sent here.
        let _ = window::update(&mut self.game_state, message);
        self.is_unwritten |= self.history().moves() != before;
        if !self.is_animated {
            self.finish_turning();
        }
    }

    /// Moves the cursor to a square; does nothing for the sentinel square.
    pub fn move_cursor_to(&mut self, square: Square) {
        self.game_state.move_cursor_to(square);
    }

    /// Turns over all remaining discs at once.
    pub(crate) fn finish_turning(&mut self) {
        self.game_state.finish_turning();
    }

    /// Sets the names of the players; an empty one removes the name.
    pub fn set_players(&mut self, black: &str, white: &str) {
        self.record.black = non_empty(black);
        self.record.white = non_empty(white);
    }

    /// Sets the text of the message box.
    pub fn set_notice(&mut self, text: impl Into<String>) {
        self.game_state.set_notice(text);
    }

    /// Starts a new game.
    pub fn start_new_game(&mut self) {
        self.show_game(Record::default(), History::new(Position::start()));
        self.source = None;
        self.set_notice(format!("A new game. {}", summary(self.history())));
    }

    /// Shows the end of a game that was read from a file.
    pub fn open(&mut self, game: LoadedGame) {
        let LoadedGame {
            source,
            record,
            history,
        } = game;
        let file = source.path.display();
        self.set_notice(format!("{file}: {record}. {}", summary(&history)));
        self.show_game(record, history);
        self.source = Some(source);
    }

    /// Shows a game that is saved or has no moves.
    fn show_game(&mut self, record: Record, history: History) {
        self.show_history(history);
        self.record = record;
        self.is_unwritten = false;
    }

    /// Replaces the game but keeps the cursor and the notice.
    fn show_history(&mut self, history: History) {
        let mut game_state = window::State::new(history);
        game_state.move_cursor_to(self.cursor());
        game_state.set_notice(self.notice());
        self.game_state = game_state;
    }

    /// Marks the game as saved in this file.
    pub fn mark_written(&mut self, path: PathBuf) {
        self.set_notice(format!("The game is saved in {}.", path.display()));
        self.record = self.to_record();
        self.is_unwritten = false;
        self.source = Some(Source {
            path,
            number: 1,
            games: 1,
        });
    }
}
