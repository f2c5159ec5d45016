use std::collections::VecDeque;
use std::path::{Path, PathBuf};

use board::{Board, Square};
use directions::{Direction, next};
use end_of_game::Position;
use records::{FinishedGame, History, Played, Record};
use whole_games::{Ply, Reason};

use crate::{LastMove, LoadedGame, Mode, Source, summary};

/// Everything that the window shows.
#[derive(Clone, Debug)]
pub struct State {
    /// Who plays, when and where. Its moves are in the history.
    record: Record,
    /// The game, and the move at which we look at it.
    history: History,
    /// The file that the game comes from.
    source: Option<Source>,
    /// Whether the game has moves that no file has.
    is_unwritten: bool,
    /// The square that the keyboard would play.
    cursor: Square,
    /// Whether the legal moves are marked.
    shows_legal_moves: bool,
    /// Whether discs turn over one after another.
    is_animated: bool,
    /// The discs of the last move that have yet to turn over, the next one
    /// first.
    turning: VecDeque<Square>,
    /// What the window waits for.
    mode: Mode,
    /// The text in the message box.
    notice: String,
    /// The folder in which files are looked for.
    folder: PathBuf,
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
            shows_legal_moves: false,
            is_animated: true,
            turning: VecDeque::new(),
            mode: Mode::Board,
            notice: "Black moves first: click a square, or go there with the \
                     arrows and press Enter."
                .to_string(),
            folder,
        }
    }

    /// The same window with another game, which no file has to keep.
    pub fn with_history(self, history: History) -> State {
        State {
            history,
            turning: VecDeque::new(),
            ..self
        }
    }

    /// Who plays, when and where. Its moves are in the history.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The game, and the move at which we look at it.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The file that the game comes from.
    pub fn source(&self) -> Option<&Source> {
        self.source.as_ref()
    }

    /// Whether the game has moves that no file has.
    pub fn is_unwritten(&self) -> bool {
        self.is_unwritten
    }

    /// The square that the keyboard would play.
    pub fn cursor(&self) -> Square {
        self.cursor
    }

    /// Whether the legal moves are marked.
    pub fn shows_legal_moves(&self) -> bool {
        self.shows_legal_moves
    }

    /// The discs that have yet to turn over, the next one first.
    pub fn turning(&self) -> &VecDeque<Square> {
        &self.turning
    }

    /// Whether discs have yet to turn over.
    pub fn is_turning(&self) -> bool {
        !self.turning.is_empty()
    }

    /// What the window waits for.
    pub fn mode(&self) -> &Mode {
        &self.mode
    }

    /// The text in the message box.
    pub fn notice(&self) -> &str {
        &self.notice
    }

    /// The folder in which files are looked for.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The board as it is seen: discs that have yet to turn over still show
    /// the side that they had before the move.
    pub fn board(&self) -> Board {
        let mut board = self.history.position().board;
        if let Some(last) = LastMove::of(&self.history) {
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
    /// Plays a square, where the cursor then is. The discs that it flips have
    /// yet to turn over, if the window is animated.
    ///
    /// # Errors
    ///
    /// When the rules forbid the move; the game is as it was.
    pub fn play(&mut self, square: Square) -> Result<Played, Reason> {
        self.move_cursor_to(square);
        let played = self.history.play(square)?;
        self.is_unwritten |= played != Played::Again;
        let last = LastMove::of(&self.history).filter(|_| self.is_animated);
        self.turning = last.map_or_else(VecDeque::new, |it| it.flips.into());
        Ok(played)
    }

    /// Walks through the game. The discs that are turning over land at once.
    pub(crate) fn walk(&mut self, step: fn(&mut History)) {
        self.finish_turning();
        step(&mut self.history);
    }

    /// Lets the next disc turn over.
    pub(crate) fn turn_next_disc(&mut self) {
        self.turning.pop_front();
    }

    /// Lets all discs turn over at once.
    pub(crate) fn finish_turning(&mut self) {
        self.turning.clear();
    }

    /// Moves the cursor one square, unless it would leave the board.
    pub(crate) fn move_cursor(&mut self, direction: Direction) {
        self.move_cursor_to(next(self.cursor, direction));
    }

    /// Moves the cursor to a square of the board; it never leaves the board.
    pub fn move_cursor_to(&mut self, square: Square) {
        if square.is_on_board() {
            self.cursor = square;
        }
    }

    /// Shows the legal moves, or hides them.
    pub(crate) fn toggle_legal_moves(&mut self) {
        self.shows_legal_moves = !self.shows_legal_moves;
    }

    /// Says whether discs turn over one after another, from the next move on.
    pub fn set_animated(&mut self, is_animated: bool) {
        self.is_animated = is_animated;
    }

    /// Names the players of the game.
    pub fn set_players(&mut self, black: &str, white: &str) {
        self.record.black = black.to_string();
        self.record.white = white.to_string();
    }

    /// Puts a text into the message box.
    pub fn set_notice(&mut self, text: impl Into<String>) {
        self.notice = text.into();
    }

    /// Looks for files in this folder from now on.
    pub fn set_folder(&mut self, folder: PathBuf) {
        self.folder = folder;
    }

    pub(crate) fn set_mode(&mut self, mode: Mode) {
        self.mode = mode;
    }

    pub(crate) fn mode_mut(&mut self) -> &mut Mode {
        &mut self.mode
    }
}

impl State {
    /// Begins a new game.
    pub fn begin(&mut self) {
        self.show_game(Record::default(), History::new(Position::start()));
        self.source = None;
        self.notice = format!("A new game. {}", summary(&self.history));
    }

    /// Shows a game that was read, at its end.
    pub fn open(&mut self, game: LoadedGame) {
        let LoadedGame {
            source,
            record,
            history,
        } = game;
        let file = source.path.display();
        self.notice = format!("{file}: {record}. {}", summary(&history));
        self.show_game(record, history);
        self.source = Some(source);
    }

    /// Shows a game that some file has, or that has no moves yet.
    fn show_game(&mut self, record: Record, history: History) {
        self.record = record;
        self.history = history;
        self.is_unwritten = false;
        self.finish_turning();
    }

    /// Notes that the game is now in this file.
    pub fn mark_written(&mut self, path: PathBuf) {
        self.notice = format!("The game is saved in {}.", path.display());
        self.record = self.to_record();
        self.is_unwritten = false;
        self.source = Some(Source {
            path,
            number: 1,
            games: 1,
        });
    }
}
