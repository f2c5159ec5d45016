test_support::stage_binary!(
    STAGE,
    [
        "f5 --depth soon",
        "f5 f5",
        "z9",
        "--table 18446744073709551615000",
        "--threads 0",
        "--threads 100000",
        "--time -1",
        "--weights none.bin"
    ]
);

/// The first column is the elapsed time.
#[test]
fn prints_one_line_per_iteration() {
    let output = STAGE.run(&["f5d6", "--depth", "3", "--time", "60s"], "");
    let depths = output.lines().skip(2).map(|line| line[8..13].trim());
    assert_eq!(depths.collect::<Vec<_>>(), ["1", "2", "3"]);
}

/// The transcript is the shortest possible game.
#[test]
fn finished_game_prints_no_iteration() {
    let output = STAGE.run(&["e6f4e3f6g5d6e7f5c5"], "");
    assert_eq!(output.lines().count(), 2, "{output}");
}

/// The search would take an hour, and a line of it years.
#[cfg(unix)]
#[test]
fn closed_output_ends_the_search() {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};
    use std::thread;
    use std::time::{Duration, Instant};
    let mut engine = Command::new(env!("CARGO_BIN_EXE_engine"))
        .args(["--time", "3600s", "--table", "1"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let output = BufReader::new(engine.stdout.take().unwrap());
    assert_eq!(output.lines().take(12).count(), 12);
    let begin = Instant::now();
    while engine.try_wait().unwrap().is_none() {
        if begin.elapsed() > Duration::from_secs(2) {
            engine.kill().unwrap();
            panic!("it's still thinking");
        }
        thread::sleep(Duration::from_millis(1));
    }
    assert!(engine.wait().unwrap().success());
}
