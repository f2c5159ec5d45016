//! Chapter 11's window with a computer at the board.

use std::path::PathBuf;
use std::sync::{Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use end_of_game::{Position, Turn};
use evaluation::{Computer, Engine};
use minimax::discs;
use opponent::Thinker;
use opponent_window::WindowGame;
use othello_window::{Button, Message, State, view};
use pretty_assertions::assert_eq;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use records::History;
use terminal::Theme;
use tic_tac_toe::Rand;
use whole_games::{Ply, parse_transcript};

/// Returns a window on the game with these moves, at its end.
fn game(black: &str, white: &str, transcript: &str) -> WindowGame {
    still(transcript, [black, white].map(player))
}

/// Returns a window in which discs turn over at once.
fn still(transcript: &str, players: [Option<Computer>; 2]) -> WindowGame {
    let plies = parse_transcript(transcript).unwrap();
    let history = History::follow(Position::start(), &plies).unwrap();
    let mut state = State::new(PathBuf::from("/games")).with_history(history);
    state.is_animated = false;
    WindowGame::new(state, players, Thinker::new(Rand::new(1)))
}

/// Lets the computer think until this holds.
fn think_until(game: &mut WindowGame, holds: impl Fn(&WindowGame) -> bool) {
    let begin = Instant::now();
    while !holds(game) {
        assert!(begin.elapsed() < Duration::from_secs(60), "{game:?}");
        game.think();
        thread::sleep(Duration::from_millis(1));
    }
}

fn moves(game: &WindowGame) -> usize {
    game.state.history().moves().len()
}

fn place(name: &str) -> Message {
    Message::Place(name.parse().unwrap())
}

#[test]
fn computer_replies_to_a_move() {
    let mut game = game("human", "medium", "");
    game.think();
    assert!(game.search().is_none());
    assert!(game.update(place("f5")));
    think_until(&mut game, |game| moves(game) == 2);
    let message = game.state.notice();
    assert!(
        message.contains("White plays d6 and flips d5."),
        "{message}"
    );
    assert!(
        message.contains("medium: worth ") && message.ends_with("positions."),
        "{message}"
    );
    assert!(game.search().is_none());
}

#[test]
fn computer_game_is_reproducible() {
    let play = || {
        let mut game = game("easy", "corners:1", "");
        let over = |game: &WindowGame| {
            game.state.history().position().turn() == Turn::Over
        };
        think_until(&mut game, over);
        game.think();
        assert!(game.search().is_none());
        game.state.history().moves().to_vec()
    };
    assert_eq!(play(), play());
}

#[test]
fn shows_progress() {
    let (computer, gate) = patient();
    let mut game = still("f5d6c3d3", [computer, None]);
    game.think();
    let message = game.state.notice();
    let none = "patient has tried 0 of 6 moves. Esc: you move for it.";
    assert!(message.ends_with(none), "{message}");
    gate.open(2);
    think_until(&mut game, |game| known(game) == 2);
    let message = game.state.notice();
    let two = "patient has tried 2 of 6 moves, and likes c2 (+0.2). Esc plays \
               that.";
    assert!(message.ends_with(two), "{message}");
}

/// The number of root moves searched.
fn known(game: &WindowGame) -> usize {
    game.search().map_or(0, |search| search.considered().len())
}

/// Returns a person, or a computer with this name.
fn player(name: &str) -> Option<Computer> {
    (name != "human").then(|| name.parse().unwrap())
}

/// Returns a computer that considers as many moves as its gate lets through,
/// and then waits.
fn patient() -> (Option<Computer>, &'static Gate) {
    let gate: &Gate = Box::leak(Box::new(Gate(Mutex::new(0), Condvar::new())));
    let evaluation = Box::leak(Box::new(|position: &Position| {
        gate.pass();
        discs(position)
    }));
    let name = "patient".to_string();
    let depth = 1;
    let engine = Engine { depth, evaluation };
    (Some(Computer { name, engine }), gate)
}

/// A channel through which the test lets the computer search one position at a
/// time.
struct Gate(Mutex<usize>, Condvar);

impl Gate {
    /// Lets this many more positions through.
    fn open(&self, positions: usize) {
        *self.0.lock().unwrap() += positions;
        self.1.notify_all();
    }

    fn pass(&self) {
        let is_closed = |left: &mut usize| *left == 0;
        let left = self.0.lock().unwrap();
        *self.1.wait_while(left, is_closed).unwrap() -= 1;
    }
}

/// Stops a computer that would think for hours.
const SLOW: &str = "phased:20";

/// Whoever waited for this search would never be done.
#[test]
fn endless_search_can_be_stopped() {
    let mut game = game(SLOW, "human", "");
    for _ in 0..100 {
        game.think();
        assert!(game.update(Message::Tick));
        assert!(game.update(place("f5")), "it is the computer's turn");
    }
    assert_eq!(moves(&game), 0);
    assert!(game.search().is_some());
}

#[test]
fn escape_without_a_searched_move_hands_the_turn_over() {
    let mut game = game(SLOW, "human", "");
    game.think();
    assert!(game.update(Message::Cancel));
    assert_eq!(
        game.state.notice(),
        "The computer hadn't tried a single move yet: the turn is yours."
    );
    game.think();
    assert!(game.search().is_none());
    assert!(game.update(place("f5")));
    assert_eq!(moves(&game), 1);
}

#[test]
fn computer_thinks_again_after_handing_over() {
    let mut game = game("human", SLOW, "f5");
    game.think();
    game.update(Message::Cancel);
    game.update(Message::Tick);
    game.think();
    assert!(game.search().is_none(), "the turn is the person's");
    game.update(Message::Press(Button::Back));
    game.update(place("f5"));
    game.think();
    assert!(game.search().is_some(), "another try");
}

/// A saved game says that it's saved, and a person has to have time to read it.
#[test]
fn messages_stay_readable_while_thinking() {
    let (computer, gate) = patient();
    let mut game = still("f5d6c3d3", [computer, None]);
    game.think();
    game.update(Message::Press(Button::Next));
    let said = game.state.notice().to_string();
    assert!(!said.contains("patient"), "{said}");
    for _ in 0..10 {
        game.update(Message::Tick);
        game.think();
    }
    assert_eq!(game.state.notice(), said);
    gate.open(1);
    think_until(&mut game, |game| known(game) == 1);
    let notice = game.state.notice();
    assert!(notice.contains("has tried 1 of 6"), "{notice}");
}

#[test]
fn escape_plays_best_move_so_far() {
    let (computer, gate) = patient();
    let mut game = still("f5d6c3d3c4", [None, computer]);
    game.think();
    gate.open(2);
    think_until(&mut game, |game| known(game) == 2);
    let favorite = game.search().unwrap().favorite().unwrap().mv;
    assert!(game.update(Message::Cancel));
    assert_eq!(moves(&game), 6);
    let played = game.state.history().last_move().unwrap();
    assert_eq!(favorite, Ply::Move(played));
    assert!(game.state.notice().ends_with("2 positions."));
}

#[test]
fn escape_without_a_search_does_nothing() {
    let mut game = game("human", "medium", "");
    assert!(game.update(Message::Cancel));
    assert_eq!(moves(&game), 0);
}

#[test]
fn going_back_stops_the_search() {
    let mut game = game("human", SLOW, "f5");
    game.think();
    assert!(game.search().is_some());
    game.update(Message::Press(Button::Back));
    game.think();
    assert!(game.search().is_none());
    game.update(place("d3"));
    game.think();
    assert!(game.search().is_some(), "another move, another search");
    assert_eq!(moves(&game), 1);
}

#[test]
fn paused_computer_is_announced_within_a_line() {
    let mut game = game("human", "hard", "f5d6c3");
    game.update(Message::Press(Button::Back));
    game.think();
    assert_eq!(
        game.state.notice(),
        "White plays d6 and flips d5. Black to move.",
        "a person needs no telling"
    );
    game.update(Message::Press(Button::Back));
    let waits = "Black plays f5 and flips e5. White to move. \
                 hard waits: go on with >, or move for it.";
    for _ in 0..3 {
        game.think();
        game.update(Message::Tick);
        assert_eq!(game.state.notice(), waits, "it is said once");
    }
    game.update(place("a1"));
    game.think();
    let message = game.state.notice();
    assert!(message.starts_with("White can't play a1"), "{message}");
}

#[test]
fn computer_waits_while_a_question_is_open() {
    let mut game = game("human", "easy", "");
    game.update(place("f5"));
    game.update(Message::Press(Button::Quit));
    for _ in 0..50 {
        game.think();
        thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(moves(&game), 1);
    assert!(!game.update(Message::Type('y')));
}

#[test]
fn computer_waits_for_the_flip_animation() {
    let mut game = game("human", "easy", "");
    game.state.is_animated = true;
    game.update(place("f5"));
    game.think();
    assert!(game.search().is_none());
    game.update(Message::Tick);
    think_until(&mut game, |game| moves(game) == 2);
}

#[test]
fn names_are_saved_and_kept_for_a_new_game() {
    let mut game = game("human", "hard", "");
    assert_eq!(game.state.record.white.as_deref(), Some("hard"));
    game.update(Message::Press(Button::New));
    assert_eq!(game.state.record.white.as_deref(), Some("hard"));
    assert_eq!(game.state.record.black, None);
}

#[test]
fn window_shows_who_thinks() {
    let mut game = game("human", SLOW, "f5");
    game.think();
    insta::assert_snapshot!(draw(&game, (80, 24)));
}

/// Returns the window on a terminal of this size.
fn draw(game: &WindowGame, (width, height): (u16, u16)) -> TestBackend {
    let backend = TestBackend::new(width, height);
    let mut terminal = Terminal::new(backend).unwrap();
    let theme = Theme {
        color: false,
        ascii: false,
    };
    terminal
        .draw(|frame| view(frame, &game.state, theme))
        .unwrap();
    terminal.backend().clone()
}
