use super::*;
use pretty_assertions::assert_eq;
use serde_json::Value;
use std::time::{Duration, Instant};

/// The response to the fields of these lines, as lines again: whoever listens to a
/// turn hears its parts with tabs between them.
fn respond(session: &mut Session, lines: &str) -> String {
    let fields = lines.lines().map(|line| line.split_once(' ').unwrap_or((line, "now")));
    let mut form = form_urlencoded::Serializer::new(String::new());
    form.extend_pairs(fields);
    let response = session.respond(&form.finish());
    lines_of(&serde_json::from_str(&response).unwrap())
}

fn lines_of(response: &Value) -> String {
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let turns = response["turns"].as_array().unwrap().iter().map(|turn| {
        let effect = turn["effect"].as_str().unwrap_or("None");
        let begin = ["event", "message"].map(|part| text(&turn[part]));
        let changes = turn["changes"].as_array().unwrap().iter().map(text);
        let parts = begin.into_iter().chain([effect.to_owned()]).chain(changes);
        format!("turn {}\n", parts.collect::<Vec<_>>().join("\t"))
    });
    let keys = response["keys"].as_array().unwrap().iter();
    let keys = keys.map(|key| format!("key {} {}\n", text(&key[0]), text(&key[1])));
    let closed = response["is_closed"].as_bool().unwrap();
    let closed = closed.then(|| "closed now\n".to_owned());
    let others = ["said", "wait", "error"].map(|name| (name, &response[name]));
    let picture = ["svg", "about"].map(|name| (name, &response["picture"][name]));
    let others = others.into_iter().chain(picture);
    let others = others.filter(|(_, value)| !value.is_null());
    let others = others.map(|(name, value)| format!("{name} {}\n", text(value)));
    turns.chain(keys).chain(closed).chain(others).collect()
}

/// The texts of a response's lines that begin with this word.
fn texts(response: &str, word: &str) -> Vec<String> {
    let lines = response.lines();
    let texts = lines.filter_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
    texts.map(str::to_owned).collect()
}

/// What's spoken after each request.
fn spoken<const N: usize>(open: &str, requests: [&str; N]) -> [String; N] {
    let mut session = Session::default();
    respond(&mut session, open);
    requests.map(|request| texts(&respond(&mut session, request), "said").join(" "))
}

#[test]
fn a_click_goes_around_once_and_a_tick_once_more() {
    let mut session = Session::default();
    let response = respond(&mut session, "open window");
    assert_eq!(texts(&response, "turn"), [""; 0]);
    // f5 is at column 24 and row 10.
    let response = respond(&mut session, "click 229 208");
    let click = "Mouse(24, 10)\tPlace(f5)\tNone\thistory: move 1 of 1\t\
                 cursor: f5\tturning: [e5]\t\
                 notice: \"Black plays f5 and flips e5. White to move.\"";
    assert_eq!(texts(&response, "turn"), [click]);
    assert_eq!(texts(&response, "wait"), ["90"]);
    let response = respond(&mut session, "tick");
    let tick = "\tTick\tNone\tturning: []";
    assert_eq!(texts(&response, "turn"), [tick]);
    assert_eq!(texts(&response, "wait"), [""; 0]);
    assert_eq!(texts(&response, "said"), [""; 0]);
}

#[test]
fn an_effect_comes_back_as_a_message() {
    let mut session = Session::default();
    let response = respond(&mut session, "open window\nfile nobody.oth");
    let turns = texts(&response, "turn");
    assert_eq!(turns[0], "\tOpen(\"nobody.oth\")\tRead(\"nobody.oth\")");
    assert!(turns[1].starts_with("\tDone(Failed(\"nobody.oth: "));
    let closed = respond(&mut session, "key q");
    assert_eq!(texts(&closed, "turn"), ["Key(Char('q'))\tQuit\tQuit"]);
    assert_eq!(texts(&closed, "closed").len(), 1);
}

#[test]
fn the_cursor_and_what_it_is_on_are_spoken() {
    let keys = ["key ArrowDown", "key ArrowDown", "key ArrowRight"];
    let squares = ["d4, white disc", "d5, black disc", "e5, white disc"];
    assert_eq!(spoken("open window", keys), squares);
    let to_f5 = ["key ArrowDown", "key ArrowDown", "key ArrowRight"];
    let [_, _, _, placed] = spoken("open window", [to_f5[0], to_f5[1], to_f5[2], "click 229 208"]);
    assert_eq!(placed, "Black plays f5 and flips e5. White to move.");
}

#[test]
fn what_changes_nothing_says_where_the_cursor_is() {
    let twice = spoken("open window", ["key Enter", "key Enter"]);
    let refusal = "Black plays d3 and flips d4. White to move.";
    assert_eq!(twice, [refusal, "d3, black disc, the last move"]);
    let mut session = Session::default();
    respond(&mut session, "open window");
    assert_eq!(respond(&mut session, "key z"), "");
    assert_eq!(respond(&mut session, "click 700 400"), "");
}

#[test]
fn dialogs_and_questions_are_spoken() {
    let keys = ["key Enter", "key n", "key y"];
    let [_, asked, answered] = spoken("open othello-window", keys);
    let question = "This game isn't saved in a file. Leave it anyway? Y for yes, N for no.";
    assert_eq!(asked, question);
    assert_eq!(answered, "A new game. Black to move.");
    let keys = ["key w", "key 2", "key Escape"];
    let [asked, typed, closed] = spoken("open othello-window", keys);
    assert!(asked.starts_with("Which file to write? / with "), "{asked}");
    assert_eq!(typed, "Name: 2");
    assert_eq!(closed, "The board.");
}

#[test]
fn a_disc_falls_and_is_spoken() {
    let open = "open connect-four-window\nmoves cdecfbceeed";
    let mut session = Session::default();
    respond(&mut session, open);
    let response = respond(&mut session, "key Enter");
    assert_eq!(texts(&response, "said"), ["d4. White wins."]);
    assert_eq!(texts(&response, "wait"), ["60"]);
    let columns = spoken(open, ["key ArrowLeft"]);
    assert_eq!(columns, ["column c: black, white, black"]);
}

/// Here, its thread is one of the system's.
#[test]
fn a_computer_answers_and_says_why() {
    let mut session = Session::default();
    let open = "open opponent-window\nmoves f5d6c3\nwhite easy";
    let mut response = respond(&mut session, open);
    let end = Instant::now() + Duration::from_secs(60);
    while texts(&response, "said").is_empty() {
        assert!(Instant::now() < end, "{response}");
        response = respond(&mut session, "tick");
    }
    let answer = "White plays g5 and flips f5 e5. Black to move. \
                  easy: worth +2.0 discs; 4 positions.";
    assert_eq!(texts(&response, "said"), [answer]);
    let turn = texts(&response, "turn").pop().unwrap();
    // A quick thread was never seen.
    let turn = turn.replace("thinker: None\t", "");
    assert!(turn.starts_with("\tthink()\tNone\thistory: move 4 of 4\t"), "{turn}");
    let unknown = "open opponent-window\nwhite strong";
    assert!(respond(&mut session, unknown).starts_with("error \"strong\" can't"));
}

/// What the chapter's update has done is in the log, too.
#[test]
fn a_computer_waits_while_a_dialog_is_open() {
    let mut session = Session::default();
    let open = "open opponent-window\nmoves f5d6c3\nwhite phased:20";
    assert_eq!(texts(&respond(&mut session, open), "key"), ["Escape Esc: stop it"]);
    let response = respond(&mut session, "key w");
    assert!(texts(&response, "turn")[0].contains("\tList("), "{response}");
    assert_eq!(texts(&response, "key")[2], "Tab Tab: other files");
    respond(&mut session, "key Escape");
    let response = respond(&mut session, "key Escape");
    let stopped = "The computer hadn't tried a single move yet: the turn is yours.";
    assert_eq!(texts(&response, "said"), [stopped]);
    let response = respond(&mut session, "key q");
    assert_eq!(texts(&response, "closed").len(), 1, "{response}");
}

/// On a phone they are one below the other. A point has the same place in either.
#[test]
fn a_wide_window_is_two_drawings() {
    let mut session = Session::default();
    let picture = texts(&respond(&mut session, "open othello-window"), "svg").concat();
    let (left, right) = picture.split_once("viewBox=\"369 0 369 436\"").unwrap();
    assert!(left.contains("viewBox=\"0 0 369 436\"") && left.contains("(M)ax<"));
    assert!(!left.contains("(L)egal") && right.contains(">(L)egal"));
    let turns = texts(&respond(&mut session, "click 400 395"), "turn");
    assert!(turns[0].starts_with("Mouse(43, 20)\tPress(Legal)"));
}

/// A finger finds a button for each key that a dialog asks for.
#[test]
fn every_mode_offers_its_keys() {
    let mut session = Session::default();
    let mut offered = |request: &str| {
        let keys = texts(&respond(&mut session, request), "key");
        let keys = keys.iter().filter_map(|key| key.split(' ').next());
        keys.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(offered("open othello-window"), "0 < > m w r g - + l n q");
    let files = "ArrowUp ArrowDown Tab Type Backspace Enter Escape";
    assert_eq!(offered("key w"), files);
    offered("key Escape");
    offered("key Enter");
    assert_eq!(offered("key n"), "y n");
}

#[test]
fn what_makes_no_sense_is_an_error() {
    let answer = |request| respond(&mut Session::default(), request);
    assert_eq!(answer("key q"), "error no window is open\n");
    let unknown = "error there's no window called \"door\"\n";
    assert_eq!(answer("open door"), unknown);
    assert!(answer("open window\nmoves a1").starts_with("error "));
}
