use std::collections::VecDeque;
use std::path::PathBuf;

use board::{Board, Square};
use end_of_game::{Ply, Position};
use records::{FinishedGame, History, Record};

use crate::{FileDialog, Intent, Last, Opened, news};

/// Everything that the window shows.
#[derive(Clone, Debug)]
pub struct State {
    /// Who plays, when and where. Its moves are in the history.
    pub record: Record,
    /// The game, and where we are in it.
    pub history: History,
    /// The file that the game comes from.
    pub source: Option<Source>,
    /// Whether the game has moves that no file has.
    pub is_unwritten: bool,
    /// The square that the keyboard would play.
    pub cursor: Square,
    /// Whether the legal moves are marked.
    pub shows_legal: bool,
    /// Whether discs turn over one after another.
    pub is_animated: bool,
    /// The discs that have yet to turn over, the next one first.
    pub turning: VecDeque<Square>,
    /// What the person is being asked.
    pub mode: Mode,
    /// The text in the message box.
    pub message: String,
    /// The folder in which files are looked for.
    pub folder: PathBuf,
}

/// A game in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The file.
    pub path: PathBuf,
    /// The number of the game, from 1.
    pub number: usize,
    /// How many games the file holds.
    pub games: usize,
}

/// What the person is being asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mode {
    /// For a move, or a button.
    Board,
    /// For a file.
    Files(FileDialog),
    /// For the number of a game: the digits typed so far.
    Number(String),
    /// For a yes or a no.
    Question(Question),
}

/// A question, and what to do if the answer is yes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The question.
    pub text: String,
    /// What to do.
    pub intent: Intent,
}

impl State {
    /// A new game, in a window that looks for files in this folder.
    pub fn new(folder: PathBuf) -> State {
        State {
            record: Record::default(),
            history: History::new(Position::start()),
            source: None,
            is_unwritten: false,
            cursor: Square::at(3, 2),
            shows_legal: false,
            is_animated: true,
            turning: VecDeque::new(),
            mode: Mode::Board,
            message: "Black moves first: click a square, or go there with the \
                      arrows and press Enter."
                .to_string(),
            folder,
        }
    }

    /// The board as it is seen: discs that have yet to turn over lie as they
    /// did before the move.
    pub fn board(&self) -> Board {
        let mut board = self.history.position().board;
        if let Some(last) = Last::of(&self.history) {
            for &square in &self.turning {
                board.set(square, last.disc.opponent().into());
            }
        }
        board
    }

    /// The game as it can be written.
    pub fn to_record(&self) -> Record {
        let moves = self.history.moves().iter();
        let mut record = Record {
            plies: moves.map(|&square| Ply::Move(square)).collect(),
            ..self.record.clone()
        };
        if self.is_unwritten {
            let finished = FinishedGame::from_record(&record).ok().flatten();
            record.result = finished.map(|game| game.score);
        }
        record
    }
}

impl State {
    /// Begins a new game.
    pub fn begin(&mut self) {
        self.record = Record::default();
        self.history = History::new(Position::start());
        self.source = None;
        self.is_unwritten = false;
        self.message = format!("A new game. {}", news(&self.history));
    }

    /// Shows a game that was read, at its end.
    pub fn open(&mut self, opened: Opened) {
        let Opened {
            source,
            record,
            history,
        } = opened;
        let file = source.path.display();
        self.message = format!("{file}: {record}. {}", news(&history));
        self.record = record;
        self.history = history;
        self.source = Some(source);
        self.is_unwritten = false;
    }

    /// Notes that the game is now in this file.
    pub fn written(&mut self, path: PathBuf) {
        self.message = format!("The game is written to {}.", path.display());
        self.record = self.to_record();
        self.is_unwritten = false;
        self.source = Some(Source {
            path,
            number: 1,
            games: 1,
        });
    }
}
