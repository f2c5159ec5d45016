use std::cell::RefCell;

use end_of_game::Position;
use minimax::{Game, ScoredMove, Search, consider, discs};
use pretty_assertions::assert_eq;

use crate::sync::mpsc;
use crate::sync::mpsc::TryRecvError;
use crate::{Changes, Report, receive_report, start_threads_in_page, take_changes, thread};

thread_local! {
    static LOG: RefCell<Vec<&'static str>> = RefCell::default();
}

fn log(entry: &'static str) {
    LOG.with_borrow_mut(|log| log.push(entry));
}

/// Returns a report.
fn first_move() -> ScoredMove<<Position as Game>::Move> {
    let start = Position::start();
    let mut search = Search::new(&discs);
    consider(&mut search, &start, start.moves()[0], 3).unwrap()
}

#[test]
fn report_round_trips_as_a_line() {
    let report = first_move();
    let text = report.to_text();
    assert_eq!(ScoredMove::from_text(&text), Some(report));
    assert!(!text.contains('\n'));
}

#[test]
fn invalid_reports_are_none() {
    let invalid = ["", "f5", "f5 many 3", "z9 1 3"];
    assert_eq!(invalid.map(ScoredMove::from_text), [None; 4]);
}

#[test]
fn thread_of_a_command_runs_when_it_is_started() {
    let (sender, reports) = mpsc::channel();
    let other = sender.clone();
    thread::spawn(move || {
        log("thread");
        for report in [first_move(); 3] {
            sender.send(report).unwrap();
        }
    });
    log("after spawn");
    assert_eq!(LOG.take(), ["thread", "after spawn"]);
    assert_eq!(reports.try_recv(), Ok(first_move()));
    assert_eq!(reports.try_iter().count(), 2);
    assert_eq!(reports.try_recv(), Err(TryRecvError::Disconnected));
    drop(reports);
    assert!(other.send(first_move()).is_err());
}

#[test]
fn page_starts_and_ends_threads_of_a_window() {
    start_threads_in_page();
    let (sender, reports) = mpsc::channel();
    thread::spawn(move || {
        log("thread");
        let _ = sender.send(first_move());
    });
    assert_eq!(reports.try_iter().count(), 0);
    assert_eq!(
        take_changes(),
        Changes {
            started: vec![1],
            ended: vec![]
        }
    );
    assert_eq!(take_changes(), Changes::default());
    receive_report(&format!("1 {}", first_move().to_text()));
    receive_report("2 f5 1 1"); // no such thread
    receive_report("nothing");
    assert_eq!(reports.try_iter().collect::<Vec<_>>(), [first_move()]);
    assert_eq!(reports.try_recv(), Err(TryRecvError::Empty));
    drop(reports);
    assert_eq!(
        take_changes(),
        Changes {
            started: vec![],
            ended: vec![1]
        }
    );
    assert_eq!(LOG.take(), [""; 0]);
}
