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
    /// The board with its game, its cursor and its notice, as in chapter 11.
    pub table: window::State,
    /// Who plays, when and where. Its moves are in the history.
    pub record: Record,
    /// The file that the game comes from.
    pub source: Option<Source>,
    /// Whether the game has moves that no file has.
    pub is_unwritten: bool,
    /// Whether the legal moves are marked.
    pub shows_legal_moves: bool,
    /// Whether discs turn over one after another.
    pub is_animated: bool,
    /// What the window waits for.
    pub mode: Mode,
    /// The folder in which files are looked for.
    pub folder: PathBuf,
}

impl State {
    /// A new game, in a window that looks for files in this folder.
    pub fn new(folder: PathBuf) -> State {
        State {
            table: window::State::default(),
            record: Record::default(),
            source: None,
            is_unwritten: false,
            shows_legal_moves: false,
            is_animated: true,
            mode: Mode::Board,
            folder,
        }
    }

    /// The same window with another game, which no file has to keep.
    pub fn with_history(mut self, history: History) -> State {
        self.show_history(history);
        self
    }

    /// The game, and the move at which we look at it.
    pub fn history(&self) -> &History {
        self.table.history()
    }

    /// The square that the keyboard would play.
    pub fn cursor(&self) -> Square {
        self.table.cursor()
    }

    /// The discs that have yet to turn over, the next one first.
    pub fn turning(&self) -> &VecDeque<Square> {
        self.table.turning()
    }

    /// Whether discs have yet to turn over.
    pub fn is_turning(&self) -> bool {
        !self.turning().is_empty()
    }

    /// The text in the message box.
    pub fn notice(&self) -> &str {
        self.table.notice()
    }

    /// The board as it is seen: discs that have yet to turn over still show
    /// the side that they had before the move.
    pub fn board(&self) -> Board {
        self.table.board()
    }

    /// The game as it can be written.
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

    /// Changes the board as chapter 11 does, and notes whether the game now has
    /// moves that no file has.
    pub(crate) fn update_table(&mut self, message: window::Message) {
        let before = self.history().moves().to_vec();
        // None of the board's messages asks for an effect.
        let _ = window::update(&mut self.table, message);
        self.is_unwritten |= self.history().moves() != before;
        if !self.is_animated {
            self.finish_turning();
        }
    }

    /// Moves the cursor to a square of the board.
    pub fn move_cursor_to(&mut self, square: Square) {
        self.table.move_cursor_to(square);
    }

    /// Lets all discs turn over at once.
    pub(crate) fn finish_turning(&mut self) {
        self.table.finish_turning();
    }

    /// Names the players of the game.
    pub fn set_players(&mut self, black: &str, white: &str) {
        self.record.black = non_empty(black);
        self.record.white = non_empty(white);
    }

    /// Puts a text into the message box.
    pub fn set_notice(&mut self, text: impl Into<String>) {
        self.table.set_notice(text);
    }

    /// Begins a new game.
    pub fn begin(&mut self) {
        self.show_game(Record::default(), History::new(Position::start()));
        self.source = None;
        self.set_notice(format!("A new game. {}", summary(self.history())));
    }

    /// Shows a game that was read, at its end.
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

    /// Shows a game that some file has, or that has no moves yet.
    fn show_game(&mut self, record: Record, history: History) {
        self.show_history(history);
        self.record = record;
        self.is_unwritten = false;
    }

    /// Puts another game on the board, and leaves the rest as it is.
    fn show_history(&mut self, history: History) {
        let mut table = window::State::new(history);
        table.move_cursor_to(self.cursor());
        table.set_notice(self.notice());
        self.table = table;
    }

    /// Notes that the game is now in this file.
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
