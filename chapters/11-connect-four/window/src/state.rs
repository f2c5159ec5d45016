use board::{Disc, Square};
use connect_four::{Column, Game, four_through};
use window::sentence;

/// Everything that the window shows.
#[derive(Clone, Debug)]
pub struct State {
    /// Black and White, in the order of [`Disc`].
    names: [String; 2],
    /// The game at first and after each disc; a new game goes behind the old
    /// one. Never empty.
    games: Vec<Game>,
    /// The column above which the next disc hangs.
    cursor: Column,
    /// The disc that is on its way down.
    falling: Option<FallingDisc>,
    /// Whether the winning line is hidden for a moment, as it blinks.
    is_line_hidden: bool,
    /// What the window says.
    message: String,
}

/// A disc on its way down, in lines of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FallingDisc {
    /// How far it has fallen.
    pub height: u16,
    /// How far it falls with the next tick: each time one line more.
    pub step: u16,
    /// Where it comes to rest.
    pub square: Square,
}

/// How many lines of the screen a row of the grid takes.
pub(crate) const ROW_HEIGHT: u16 = 2;

impl FallingDisc {
    /// A disc that begins to fall to this square.
    fn onto(square: Square) -> FallingDisc {
        FallingDisc {
            height: 0,
            step: 1,
            square,
        }
    }

    /// Falls one line further than with the last tick; `None` when the disc
    /// has come to rest.
    fn fall(self) -> Option<FallingDisc> {
        let ground = (self.square.row() as u16 + 1) * ROW_HEIGHT;
        let height = self.height + self.step;
        (height < ground).then_some(FallingDisc {
            height,
            step: self.step + 1,
            ..self
        })
    }
}

impl State {
    /// A window in which this game is played.
    pub fn new(names: [String; 2], game: Game) -> State {
        let mut state = State {
            names,
            games: vec![game],
            cursor: Column::all().nth(3).expect("there are seven"),
            falling: None,
            is_line_hidden: false,
            message: String::new(),
        };
        state.message = state.status();
        state
    }

    /// The current game.
    pub fn game(&self) -> &Game {
        &self.games[self.games.len() - 1]
    }

    /// The name of the player with this color.
    pub fn name(&self, disc: Disc) -> &str {
        &self.names[disc as usize]
    }

    /// The column above which the next disc hangs.
    pub fn cursor(&self) -> Column {
        self.cursor
    }

    /// The disc that is on its way down.
    pub fn falling(&self) -> Option<FallingDisc> {
        self.falling
    }

    /// What the window says.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The squares of the line that won. A disc that closes two lines wins
    /// with both.
    pub fn winning_squares(&self) -> Vec<Square> {
        let board = self.game().board();
        let wins = |it: &Square| four_through(board, *it).is_some();
        Square::all().filter(wins).collect()
    }

    /// The squares that are drawn empty for a moment while the line blinks.
    pub fn hidden_squares(&self) -> Vec<Square> {
        match self.is_line_hidden {
            true => self.winning_squares(),
            false => Vec::new(),
        }
    }

    /// Whether something moves, so that the window needs ticks.
    pub fn is_moving(&self) -> bool {
        self.falling.is_some() || self.game().winner().is_some()
    }

    /// Whose turn it is, or how the game ended.
    fn status(&self) -> String {
        let game = self.game();
        match (game.winner(), game.is_over()) {
            (Some(disc), _) => format!("{} wins.", self.name(disc)),
            (None, true) => "A draw: all 42 discs are dropped.".to_string(),
            (None, false) => format!("{} to move.", self.name(game.to_move())),
        }
    }
}

impl State {
    /// Moves the cursor by this many columns, but not beyond the grid.
    pub(crate) fn move_cursor(&mut self, step: i32) {
        let place = self.cursor.index() + step;
        let column = Column::all().find(|it| it.index() == place);
        self.cursor = column.unwrap_or(self.cursor);
    }

    /// Lets the disc in the air land at once.
    pub(crate) fn end_fall(&mut self) {
        self.falling = None;
    }

    /// Drops a disc, unless the game is over.
    pub(crate) fn drop_disc(&mut self, column: Column) {
        self.cursor = column;
        if self.game().is_over() {
            return;
        }
        let mut game = *self.game();
        match game.drop_into(column) {
            Ok(square) => {
                self.games.push(game);
                self.settle();
                self.falling = Some(FallingDisc::onto(square));
            }
            Err(error) => self.message = sentence(&error.to_string()),
        }
    }

    /// Takes the last disc back, or the beginning of a new game.
    pub(crate) fn undo(&mut self) {
        if self.games.len() > 1 {
            self.games.pop();
        }
        self.settle();
    }

    /// Begins a new game, which [`undo`](State::undo) takes back as it does a
    /// disc.
    pub(crate) fn begin_game(&mut self) {
        self.games.push(Game::new());
        self.settle();
        self.message = "A new game: [u]ndo goes back.".to_string();
    }

    /// Lets the disc fall; with no disc in the air, the winning line blinks.
    pub(crate) fn tick(&mut self) {
        match self.falling {
            Some(disc) => self.falling = disc.fall(),
            None => {
                self.is_line_hidden = !self.is_line_hidden && self.is_moving();
            }
        }
    }

    /// Stops all motion, and says what the state of the game is.
    fn settle(&mut self) {
        self.falling = None;
        self.is_line_hidden = false;
        self.message = self.status();
    }
}
