use std::thread;
use std::time::{Duration, Instant};

use end_of_game::Position;
use expert::{BackgroundEngine, engine};
use pretty_assertions::assert_eq;
use test_support::middle_game::position as after;
use whole_games::{Ply, referee};

/// Polls until there's a result.
fn wait<T>(mut poll: impl FnMut() -> Option<T>) -> T {
    let begin = Instant::now();
    loop {
        if let Some(answer) = poll() {
            return answer;
        }
        assert!(begin.elapsed() < Duration::from_secs(60));
        thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn search_reports_progress_and_can_be_stopped() {
    let mut expert = BackgroundEngine::new(engine(None).unwrap());
    assert_eq!(expert.progress(), None);
    assert_eq!(expert.stop(), None);
    let position = after("f5");
    assert_eq!(expert.think(position), None);
    let (ply, why) = wait(|| {
        // On a busy machine, the search may be done by now.
        expert.think(position).or_else(|| {
            let (text, has_move) = expert.progress()?;
            assert!(text.starts_with("has "), "{text}");
            has_move.then(|| expert.stop())?
        })
    });
    assert!(is_legal(position, ply), "{ply}");
    assert!(why.starts_with("worth "), "{why}");
    assert_eq!(expert.progress(), None);
}

fn is_legal(position: Position, ply: Ply) -> bool {
    referee(position, &[ply]).is_ok()
}

#[test]
fn another_position_restarts_the_search() {
    let mut expert = BackgroundEngine::new(engine(None).unwrap());
    assert_eq!(expert.think(after("f5")), None);
    let position = after("f5d6c3");
    let (ply, _) = wait(|| expert.think(position));
    assert!(is_legal(position, ply), "{ply}");
}
