use std::cell::RefCell;

use end_of_game::Position;
use minimax::{Game, ScoredMove, Search, consider, discs};
use pretty_assertions::assert_eq;

use crate::sync::mpsc;
use crate::sync::mpsc::TryRecvError;
use crate::{Changes, Report, changes, hear, open_window, thread};

thread_local! {
    static DONE: RefCell<Vec<&'static str>> = RefCell::default();
}

fn done(what: &'static str) {
    DONE.with_borrow_mut(|done| done.push(what));
}

fn first_move() -> ScoredMove<<Position as Game>::Move> {
    let start = Position::start();
    let mut search = Search::new(&discs);
    consider(&mut search, &start, start.moves()[0], 3).unwrap()
}

#[test]
fn a_report_crosses_as_a_line() {
    let report = first_move();
    let text = report.to_text();
    assert_eq!(ScoredMove::from_text(&text), Some(report));
    assert!(!text.contains('\n'));
    let wrong = ["", "f5", "f5 many 3", "z9 1 3"];
    assert_eq!(wrong.map(ScoredMove::from_text), [None; 4]);
}

#[test]
fn in_a_command_a_thread_runs_at_once() {
    let (sender, reports) = mpsc::channel();
    let other = sender.clone();
    thread::spawn(move || {
        done("thread");
        assert!(
            [first_move(); 3]
                .into_iter()
                .all(|report| sender.send(report).is_ok())
        );
    });
    done("start");
    assert_eq!(DONE.take(), ["thread", "start"]);
    assert_eq!(reports.try_recv(), Ok(first_move()));
    assert_eq!(reports.try_iter().count(), 2);
    assert_eq!(reports.try_recv(), Err(TryRecvError::Disconnected));
    drop(reports);
    assert!(other.send(first_move()).is_err());
}

#[test]
fn for_a_window_the_page_starts_and_ends_the_threads() {
    open_window();
    let (sender, reports) = mpsc::channel();
    thread::spawn(move || {
        done("thread");
        let _ = sender.send(first_move());
    });
    assert_eq!(reports.try_iter().count(), 0);
    assert_eq!(reports.try_iter().count(), 0);
    assert_eq!(
        changes(),
        Changes {
            started: vec![1],
            ended: vec![]
        }
    );
    assert_eq!(changes(), Changes::default());
    hear(&format!("1 {}", first_move().to_text()));
    hear("2 f5 1 1");
    hear("nothing");
    assert_eq!(reports.try_iter().collect::<Vec<_>>(), [first_move()]);
    assert_eq!(reports.try_recv(), Err(TryRecvError::Empty));
    drop(reports);
    assert_eq!(
        changes(),
        Changes {
            started: vec![],
            ended: vec![1]
        }
    );
    assert_eq!(DONE.take(), [""; 0]);
}
