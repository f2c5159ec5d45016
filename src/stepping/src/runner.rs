//! Runs the traced copies of the book's functions for a page, one step at a
//! time. The page sends lines, each a word and a value, and gets lines; it knows
//! nothing about any game. Each request runs a function from its start.
//!
//! `stepping.rs` writes this file into the workspace of the copies, as the crate
//! that's compiled to WebAssembly.

use board::{Board, Disc, Square};
use directions::Direction;
use end_of_game::Position;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::{Debug, Write as _};
use tic_tac_toe::{TicTacToe, Spot};
use trace::{Moment, Run};

/// What a function is called with.
struct Call {
    board: Board,
    game: TicTacToe,
    square: Square,
    direction: Direction,
    disc: Disc,
    depth: usize,
}

/// A function that a page can start.
struct Start {
    name: &'static str,
    /// The functions whose steps count, the one that the reader asked for first.
    follows: &'static [&'static str],
    /// What the reader chooses.
    fields: &'static [Field],
    /// What's on the board at first; without a board, a click on it chooses the
    /// square.
    board: &'static str,
    call: fn(&Call) -> String,
}

#[derive(Clone, Copy, PartialEq)]
enum Field {
    Square,
    Direction,
    Disc,
    /// How many moves to look ahead, at most this many.
    Depth(usize),
}

use Field::{Depth, Direction as Way, Disc as Color, Square as At};

/// Figure 6 of the C++ sheet: Black to play c6.
const C6: &str =
    "-----------X------X-----XXOXX---XOOXXO--XO-OO------OX-------X---";

const OPENING: &str =
    "---------------------------OX------XO---------------------------";

/// Three empty squares of tic-tac-toe.
const LATE: &str = "XOXOX...O";

/// Six marks of tic-tac-toe less.
const EARLY: &str = "X...O..X.";

const STARTS: [Start; 14] = [
    Start {
        name: "by_arithmetic",
        follows: &["by_arithmetic"],
        fields: &[At, Way],
        board: "",
        call: |it| {
            let traced = directions::by_arithmetic_traced;
            text(&traced(it.square, it.direction))
        },
    },
    Start {
        name: "next",
        follows: &["next"],
        fields: &[At, Way],
        board: "",
        call: |it| text(&directions::next(it.square, it.direction)),
    },
    Start {
        name: "ray",
        follows: &["ray", "Ray::next"],
        fields: &[At, Way],
        board: "",
        call: |it| {
            let walk = directions::ray(it.square, it.direction);
            text(&walk.collect::<Vec<_>>())
        },
    },
    Start {
        name: "bracket",
        follows: &["bracket"],
        fields: &[At, Way, Color],
        board: C6,
        call: |it| {
            let Call { board, square, .. } = it;
            text(&legal_moves::bracket(board, *square, it.direction, it.disc))
        },
    },
    Start {
        name: "is_legal",
        follows: &["is_legal", "bracket"],
        fields: &[At, Color],
        board: C6,
        call: |it| text(&legal_moves::is_legal(&it.board, it.square, it.disc)),
    },
    Start {
        name: "flips",
        follows: &["flips"],
        fields: &[At, Color],
        board: C6,
        call: |it| {
            let flips = flipping::flips(&it.board, it.square, it.disc);
            text(&flips.collect::<Vec<_>>())
        },
    },
    Start {
        name: "play",
        follows: &["play"],
        fields: &[At, Color],
        board: C6,
        call: |it| text(&flipping::play(&it.board, it.square, it.disc)),
    },
    Start {
        name: "Position::turn",
        follows: &["Position::turn"],
        fields: &[Color],
        board: OPENING,
        call: |it| text(&it.position().turn()),
    },
    Start {
        name: "perft",
        follows: &["perft"],
        fields: &[Color, Depth(2)],
        board: OPENING,
        call: |it| text(&whole_games::perft(&it.position(), it.depth)),
    },
    Start {
        name: "one_ahead",
        follows: &["one_ahead"],
        fields: &[],
        board: EARLY,
        call: |it| {
            let lines = tic_tac_toe::lines;
            text(&tic_tac_toe::few_moves::one_ahead(&mut it.game.clone(), lines))
        },
    },
    Start {
        name: "Search::max_value",
        follows: &["Search::max_value", "Search::min_value"],
        fields: &[Depth(3)],
        board: LATE,
        call: Call::search,
    },
    Start {
        name: "Search::min_value",
        follows: &["Search::min_value", "Search::max_value"],
        fields: &[Depth(3)],
        board: LATE,
        call: Call::search,
    },
    Start {
        name: "minimax",
        follows: &["minimax"],
        fields: &[Color, Depth(2)],
        board: OPENING,
        call: |it| {
            let position = it.position();
            let mut positions = 0;
            let discs = minimax::discs;
            let value =
                minimax::minimax(&position, it.depth, discs, &mut positions);
            text(&(value, positions))
        },
    },
    Start {
        name: "alpha_beta",
        follows: &["alpha_beta"],
        fields: &[Color, Depth(3)],
        board: OPENING,
        call: |it| {
            let position = it.position();
            let mut positions = 0;
            let value = alpha_beta::alpha_beta(
                &position,
                it.depth,
                alpha_beta::Window::OPEN,
                minimax::discs,
                &mut positions,
            );
            text(&(value, positions))
        },
    },
];

fn text(value: &impl Debug) -> String {
    format!("{value:?}")
}

impl Call {
    fn position(&self) -> Position {
        Position {
            board: self.board,
            to_move: self.disc,
        }
    }

    fn search(&self) -> String {
        let evaluate = tic_tac_toe::win_or_loss;
        text(&tic_tac_toe::analyze(&self.game, self.depth, evaluate))
    }
}

/// The lines of a request.
type Request<'a> = BTreeMap<&'a str, &'a str>;

fn parse(request: &str) -> Request<'_> {
    request.lines().filter_map(|it| it.split_once(' ')).collect()
}

fn read<T: std::str::FromStr>(request: &Request, word: &str) -> Option<T> {
    request.get(word)?.parse().ok()
}

/// The cells of the board, as one line.
fn line(start: &Start, request: &Request) -> String {
    let first = match start.board {
        "" => "-".repeat(64),
        board => board.to_owned(),
    };
    let given = request.get("board").filter(|it| it.len() == first.len());
    let mut line = given.map_or(first, |it| it.to_string());
    let at = read::<usize>(request, "click").filter(|it| *it < line.len());
    if let Some(at) = at.filter(|_| !start.board.is_empty()) {
        match line.len() {
            9 => mark(&mut line, at),
            _ => turn(&mut line, at),
        }
    }
    line
}

/// A click on a square of Othello: no disc, a black one, a white one.
fn turn(line: &mut String, at: usize) {
    let next = match &line[at..=at] {
        "-" => "X",
        "X" => "O",
        _ => "-",
    };
    line.replace_range(at..=at, next);
}

/// A click on a spot of tic-tac-toe: the player to move marks it. If a mark is
/// taken away, the other player's last one may have to go, too.
fn mark(line: &mut String, at: usize) {
    let count = |line: &str, sign| line.matches(sign).count();
    let is_free = &line[at..=at] == ".";
    let even = count(line, 'X') == count(line, 'O');
    let sign = if even { "X" } else { "O" };
    line.replace_range(at..=at, if is_free { sign } else { "." });
    let extra = match (count(line, 'X'), count(line, 'O')) {
        (x, o) if x < o => line.rfind('O'),
        (x, o) if x > o + 1 => line.rfind('X'),
        _ => None,
    };
    if let Some(extra) = extra {
        line.replace_range(extra..=extra, ".");
    }
}

fn call(start: &Start, request: &Request) -> Call {
    let line = line(start, request);
    let clicked = read(request, "click").filter(|_| start.board.is_empty());
    let square = clicked.map(Square::new);
    let deepest = start.fields.iter().find_map(|it| match it {
        Depth(most) => Some(*most),
        _ => None,
    });
    let deepest = deepest.unwrap_or_default();
    let c6 = Square::at(2, 5);
    Call {
        game: line.replace('-', ".").parse().unwrap_or_default(),
        board: line.parse().unwrap_or(Board::empty()),
        square: square.or(read(request, "square")).unwrap_or(c6),
        direction: read(request, "direction").unwrap_or(Direction::North),
        disc: read(request, "disc").unwrap_or(Disc::Black),
        depth: read(request, "depth").unwrap_or(deepest.min(2)).min(deepest),
    }
}

/// Answers a request.
fn respond(request: &str) -> String {
    let request = parse(request);
    let name = request.get("function").copied().unwrap_or_default();
    let Some(start) = STARTS.iter().find(|it| it.name == name) else {
        return format!("error there's no function {name:?} here");
    };
    let call = call(start, &request);
    let wanted = read(&request, "step").unwrap_or_default();
    let line = line(start, &request);
    let board = trace::Board::Othello(line.clone());
    let board = Some(board).filter(|_| start.board.len() == 64);
    let (answer, run) =
        trace::run(start.follows, wanted, board, || (start.call)(&call));
    let mut response = Response::default();
    response.fields(start, &call);
    response.line("answer", &answer);
    response.run(&run);
    response.board(start, &line, &run.moment);
    response.0
}

/// The lines of a response.
#[derive(Default)]
struct Response(String);

impl Response {
    fn line(&mut self, word: &str, value: &str) {
        let _ = writeln!(self.0, "{word} {value}");
    }

    /// What the reader can choose, and what's chosen: `field name value
    /// choices`.
    fn fields(&mut self, start: &Start, call: &Call) {
        for field in start.fields {
            let line = match field {
                At => {
                    let squares = Square::all().map(|it| it.to_string());
                    format!("square {} {}", call.square, join(squares))
                }
                Way => {
                    let all = Direction::ALL.map(|it| it.to_string());
                    format!("direction {} {}", call.direction, join(all))
                }
                Color => format!("disc {} Black White", call.disc),
                Depth(most) => {
                    let depths = (0..=*most).map(|it| it.to_string());
                    format!("depth {} {}", call.depth, join(depths))
                }
            };
            self.line("field", &line);
        }
    }

    fn run(&mut self, run: &Run) {
        self.line("steps", &run.steps.to_string());
        self.line("first", &run.first.unwrap_or_default().to_string());
        if let Some(next) = run.next_call {
            self.line("next-call", &next.to_string());
        }
        let moment = &run.moment;
        self.line("at", &format!("{} {}", moment.line, moment.file));
        self.line("sentence", &moment.sentence);
        for (name, line) in &moment.stack {
            self.line("frame", &format!("{line} {name}"));
        }
        for (name, value, is_new) in &moment.variables {
            let new = if *is_new { "new" } else { "old" };
            self.line("variable", &format!("{new} {name} {value}"));
        }
    }

    /// The board as it's drawn, its cells, and the squares that variables name.
    fn board(&mut self, start: &Start, line: &str, moment: &Moment) {
        self.line("board", line);
        let shown = match &moment.board {
            Some(trace::Board::Othello(line) | trace::Board::TicTacToe(line)) => {
                line
            }
            None => line,
        };
        self.line("shown", shown);
        let width = if shown.len() == 9 { 3 } else { 8 };
        self.line("width", &width.to_string());
        let acts = if start.board.is_empty() { "square" } else { "cell" };
        self.line("click", acts);
        for (square, name) in &moment.squares {
            if let Some(index) = index(square, width) {
                self.line("ring", &format!("{index} {name}"));
            }
        }
    }
}

fn join(words: impl IntoIterator<Item = String>) -> String {
    words.into_iter().collect::<Vec<_>>().join(" ")
}

fn index(name: &str, width: usize) -> Option<usize> {
    match width {
        3 => name.parse::<Spot>().ok().map(Spot::index),
        _ => name.parse::<Square>().ok().map(Square::index),
    }
}

thread_local! {
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static RESPONSE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Where to write a request of this many bytes.
#[unsafe(no_mangle)]
extern "C" fn steps_allocate(length: usize) -> *mut u8 {
    REQUEST.with_borrow_mut(|request| {
        request.clear();
        request.resize(length, b' ');
        request.as_mut_ptr()
    })
}

/// Responds to the request, and returns how many bytes the response has.
#[unsafe(no_mangle)]
extern "C" fn steps_respond() -> usize {
    let request = REQUEST.take();
    let response = respond(&String::from_utf8_lossy(&request));
    let length = response.len();
    RESPONSE.set(response);
    length
}

/// Where the response is until the next one is asked for.
#[unsafe(no_mangle)]
extern "C" fn steps_response() -> *const u8 {
    RESPONSE.with_borrow(|response| response.as_ptr())
}
