test_support::stage_binary!(
    STAGE,
    [
        "--black grandmaster",
        "--level expert",
        "--weights none.bin",
        "--ascii"
    ]
);

/// Ralle - Thor of 1990, up to move 47. White is losing.
const ENDING: &str = "f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1d1e8h3e1\
    g1h4h5f8c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1";

#[test]
fn expert_solves_the_endgame() {
    let options = ["--moves", ENDING, "--white", "expert"];
    let output = STAGE.run(&options, "quit\n");
    assert!(
        output.contains("loses by 6 against perfect play; "),
        "{output}"
    );
    assert!(output.contains("a3 flips "), "{output}");
}

/// Starts a game in which the expert is thinking.
#[cfg(unix)]
fn thinking() -> std::process::Child {
    use std::process::{Command, Stdio};
    let child = Command::new(env!("CARGO_BIN_EXE_expert"))
        .args(["--black", "expert", "--white", "human"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(std::time::Duration::from_millis(500));
    child
}

/// Asserts that a program succeeds before the expert's two seconds are over.
#[cfg(unix)]
#[track_caller]
fn assert_ends_soon(mut child: std::process::Child) {
    use std::time::{Duration, Instant};
    let begin = Instant::now();
    while child.try_wait().unwrap().is_none() {
        if begin.elapsed() > Duration::from_secs(1) {
            child.kill().unwrap();
            panic!("it's still thinking");
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    assert!(child.wait().unwrap().success());
}

#[cfg(unix)]
#[test]
fn quit_ends_a_search() {
    use std::io::Write;
    let mut child = thinking();
    child.stdin.as_mut().unwrap().write_all(b"Quit\n").unwrap();
    assert_ends_soon(child);
}

#[cfg(unix)]
#[test]
fn end_of_input_or_output_ends_a_search() {
    let mut child = thinking();
    child.stdin = None;
    assert_ends_soon(child);
    let mut child = thinking();
    child.stdout = None;
    assert_ends_soon(child);
}

#[test]
fn undo_takes_back_the_moves_of_both_players() {
    let options = ["--moves", ENDING, "--black", "expert", "--white", "human"];
    let output = STAGE.run(&options, "a3\nundo\nquit\n");
    assert!(output.contains("expert> undo"), "{output}");
}

#[test]
fn computers_play_to_the_end() {
    for [black, white] in [["expert", "expert"], ["easy", "expert"]] {
        let players = ["--black", black, "--white", white];
        let options = [&players[..], &["--moves", ENDING]].concat();
        let output = STAGE.run(&options, "");
        assert!(output.contains("The game is over: "), "{output}");
    }
}
