//! The expert in the background.

use std::thread;
use std::time::{Duration, Instant};

use end_of_game::Position;
use expert::{Background, engine};
use pretty_assertions::assert_eq;
use test_support::middle_game::position as after;
use whole_games::{Ply, referee};

/// Waits until this gives something.
fn wait<T>(mut ask: impl FnMut() -> Option<T>) -> T {
    let begin = Instant::now();
    loop {
        if let Some(answer) = ask() {
            return answer;
        }
        assert!(begin.elapsed() < Duration::from_secs(60));
        thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn it_says_how_far_it_is_and_can_be_stopped() {
    let mut expert = Background::new(engine(None).unwrap());
    assert_eq!(expert.progress(), None);
    assert_eq!(expert.stop(), None);
    let position = after("f5");
    assert_eq!(expert.think(position), None);
    let (ply, why) = wait(|| {
        // On a busy machine it may have made up its mind by now.
        expert.think(position).or_else(|| {
            let (said, likes_one) = expert.progress()?;
            assert!(said.starts_with("has "), "{said}");
            likes_one.then(|| expert.stop())?
        })
    });
    assert!(is_legal(position, ply), "{ply}");
    assert!(why.starts_with("worth "), "{why}");
    assert_eq!(expert.progress(), None);
}

fn is_legal(position: Position, ply: Ply) -> bool {
    referee(position, &[ply]).is_ok()
}

/// An answer that comes too late is an answer to something else.
#[test]
fn another_position_is_another_search() {
    let mut expert = Background::new(engine(None).unwrap());
    assert_eq!(expert.think(after("f5")), None);
    let position = after("f5d6c3");
    let (ply, _) = wait(|| expert.think(position));
    assert!(is_legal(position, ply), "{ply}");
}
