//! How long the processor has worked for a process. A clock would also count
//! the other work of a busy machine.

use std::fs;
use std::time::Duration;

use check_report::cpu_time;

/// The processor time of a process and of its children that still run; `None`
/// if the system doesn't say. Linux says it in files.
pub fn of_family(process: u32) -> Option<Duration> {
    let children = format!("/proc/{process}/task/{process}/children");
    let children = fs::read_to_string(children).ok()?;
    let children = children.split_whitespace().map(str::parse::<u32>);
    let below = children.flatten().filter_map(of_family);
    Some(cpu_time(&process.to_string())? + below.sum::<Duration>())
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::of_family;
    use std::process::{Command, Stdio};
    use std::time::Duration;

    #[test]
    fn the_time_of_a_child_counts() {
        let script = "sh -c 'while :; do :; done'; true";
        let mut shell = Command::new("sh");
        shell.args(["-c", script]).stderr(Stdio::null());
        let mut shell = shell.spawn().unwrap();
        let spent = || of_family(shell.id()).unwrap();
        while spent() < Duration::from_millis(50) {
            std::thread::yield_now();
        }
        let children = format!("/proc/{0}/task/{0}/children", shell.id());
        let child = std::fs::read_to_string(children).unwrap();
        Command::new("kill").arg(child.trim()).status().unwrap();
        shell.wait().unwrap();
    }
}
