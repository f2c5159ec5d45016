//! Labels of buttons and inputs, names, and other fixed texts of the boards.
//!
//! To translate a label, change it here. The names of levels and sides aren't here,
//! because programs read them as words of commands, too: `Level` in chapter 13, and
//! `SIDES` in the module of each game. A button shows the text up to the first comma;
//! screen readers read all of it. Sentences with variable parts are built in the module
//! of their board with the helpers in [`english`](crate::english) and
//! [`describe`](crate::describe).

/// The short names of the directions, clockwise from north.
pub const DIRECTIONS: [&str; 8] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/// Labels of several boards.
pub mod common {
    /// The button that clears what the reader did.
    pub const START_OVER: &str = "Start over";
    /// The button that takes the reader's last move back.
    pub const UNDO: &str = "Undo, your last move";
    /// The button that replays the game.
    pub const REPLAY: &str = "Replay, from the start";
    /// The input for a game.
    pub const TRANSCRIPT: &str = "Transcript";
}

/// Labels of the board `point`.
pub mod point {
    /// The input for the name of a square.
    pub const NAME: &str = "Name";
    /// The input for a column.
    pub const COLUMN: &str = "Column";
    /// The input for a row.
    pub const ROW: &str = "Row";
    /// The input for an index.
    pub const INDEX: &str = "Index";
}

/// Labels of the board `predict`.
pub mod predict {
    /// Returns the label of the button that checks the marked discs.
    pub fn check(marked: usize) -> String {
        format!("Check ({marked} marked)")
    }

    /// The button that plays the move.
    pub const SHOW: &str = "Show, the answer";
}

/// Labels of the board `shift`.
pub mod shift {
    /// The button for the previous mask.
    pub const BACK: &str = "Back, one shift";
    /// The button for the next mask.
    pub const NEXT: &str = "Next, one shift";
}

/// Labels of the board `play`.
pub mod play {
    /// The button for the start of the game.
    pub const FIRST: &str = "Start";
    /// The button for the previous position.
    pub const BACK: &str = "Back, one move";
    /// The button for the next position.
    pub const FORWARD: &str = "Forward, one move";
    /// The button for the end of the game.
    pub const LAST: &str = "End, the last move";
    /// The title of the figure before the first move.
    pub const CAPTION_AT_START: &str = "The game at its start";
}

/// Labels of the boards `computer` and `train`.
pub mod computer {
    /// Returns the label of the button that gives the reader a side.
    pub fn person(side: &str) -> String {
        format!("You are {side}")
    }

    /// The button that starts a new game.
    pub const NEW_GAME: &str = "New, a new game";
    /// The button that makes the engine move before it has finished.
    pub const MOVE_NOW: &str = "Move, now";
    /// The button that shows or hides the analysis.
    pub const ANALYSIS: &str = "Analysis, what it thinks";
    /// The button that explains a finished game.
    pub const EXPLAIN: &str = "Explain, the whole game";
    /// The button that stops the explanation.
    pub const STOP_EXPLAINING: &str = "Stop, explaining";
    /// The button that returns to the end of the game.
    pub const SHOW_END: &str = "The end, of the game";

    /// Returns the label of the button that plays a better move and its continuation.
    /// The number tells two mistakes with the same better move apart.
    pub fn show_better_move(number: usize, mv: &str) -> String {
        format!("Show {number}. {mv}, what would have followed")
    }

    /// The end of the status while the computer searches.
    pub const THINKING: &str = " The computer is thinking.";
    /// The notice when the reader must pass.
    pub const YOU_MUST_PASS: &str = "You must pass";
    /// The notice when the computer must pass.
    pub const COMPUTER_MUST_PASS: &str = "The computer must pass";

    /// Descriptions of the levels of Othello.
    pub const OTHELLO_LEVELS: [&str; 4] = [
        "Easy looks one move ahead and counts discs.",
        "Medium looks two moves ahead and knows corners.",
        "Hard looks four moves ahead, at corners, frontiers and mobility.",
        "Expert looks nine moves ahead or more, and sees the last 18 to the end.",
    ];
    /// Descriptions of the levels of Connect Four.
    pub const CONNECT_FOUR_LEVELS: [&str; 3] = [
        "Easy looks two moves ahead.",
        "Medium looks four moves ahead.",
        "Hard looks six moves ahead.",
    ];
    /// Descriptions of the levels of tic-tac-toe.
    pub const TIC_TAC_TOE_LEVELS: [&str; 3] = [
        "Easy looks three moves ahead.",
        "Medium looks five moves ahead.",
        "Hard looks nine moves ahead, and that's always the end.",
    ];

    /// The sections of the book that explain reasons, each with its address and title.
    pub const LESSONS: [[&str; 2]; 4] = [
        ["05-end-of-game.html#score", "the score"],
        ["15-evaluation.html#corners", "corners"],
        ["15-evaluation.html#mobility", "mobility"],
        ["21-perfect-endgame.html#parity", "parity"],
    ];
}

/// Labels of the board `train`.
pub mod train {
    /// Returns the label of the button that starts the first training.
    pub fn begin(games: &str) -> String {
        format!("Train, {games}")
    }

    /// The button that starts another training.
    pub const AGAIN: &str = "Retrain, with other games";
    /// The button that stops the training.
    pub const STOP: &str = "Stop, the training";
    /// The button that continues the training.
    pub const RESUME: &str = "Go on, with the training";
}

/// Labels of the board `puzzle`.
pub mod puzzle {
    /// The button that stops the solver.
    pub const STOP: &str = "Stop, the solver";
    /// The button that resumes the solver.
    pub const RESUME: &str = "Go on";
    /// The button that solves every move.
    pub const SOLVE: &str = "Solve, what each move is worth";
    /// The button for the previous puzzle.
    pub const PREVIOUS: &str = "Previous, puzzle";
    /// The button for the next puzzle.
    pub const NEXT: &str = "Next, puzzle";
    /// The input for a position or a game.
    pub const POSITION: &str = "A position or a game";
    /// The title of the figure for a position that the reader entered.
    pub const OWN_POSITION: &str = "A position of your own";
}

/// Labels of the board `tree`.
pub mod tree {
    /// Returns the label of the button for a search depth.
    pub fn depth(moves: &str) -> String {
        format!("{moves} ahead")
    }

    /// The buttons for the search without and with cuts.
    pub const ALGORITHMS: [(&str, &str); 2] = [("no", "Minimax"), ("yes", "Alpha-beta")];
    /// The button that pauses a replay.
    pub const PAUSE: &str = "Pause";
    /// The button that replays the search.
    pub const REPLAY: &str = "Replay, the search step by step";
    /// The button for the previous step.
    pub const BACK: &str = "Back, one step";
    /// The button for the next step.
    pub const FORWARD: &str = "Next step";
    /// The button for the end of the search below the current move.
    pub const BRANCH: &str = "Next move, with all below it";
    /// The button for the end of the search.
    pub const LAST: &str = "End, the whole tree";
    /// The names of the rows in which the player at the root and the opponent move, and
    /// of the leaves.
    pub const ROWS: [&str; 3] = ["Max", "Min", "Leaf"];
}

/// Labels of the board `strip`.
pub mod strip {
    /// The button that takes a turn back.
    pub const BACK: &str = "Take back, one turn";
    /// The button that plays the turn again.
    pub const FORWARD: &str = "Play it again, one turn";
}

/// Labels of the board `bytes`.
pub mod bytes {
    /// The input for a game.
    pub const GAME: &str = "Game";
}

/// Labels of the board `patterns`.
pub mod patterns {
    /// The buttons of the patterns, in the order of the small pattern set.
    pub const NAMES: [&str; 6] = [
        "Corner",
        "Half an edge",
        "Middle of an edge",
        "Diagonal of four",
        "Diagonal of five",
        "Diagonal of six",
    ];
    /// The button for the next instance of the pattern.
    pub const NEXT: &str = "Next place, where such squares are";
}
