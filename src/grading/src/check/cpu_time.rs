//! How long the processor has worked for a process. A clock would also count
//! the other work of a busy machine.

use std::fs;
use std::time::Duration;

/// The processor time of a process and of its children that still run; `None`
/// if the system doesn't say. Linux says it in files.
pub fn of_family(process: u32) -> Option<Duration> {
    let children = format!("/proc/{process}/task/{process}/children");
    let children = fs::read_to_string(children).ok()?;
    let children = children.split_whitespace().map(str::parse::<u32>);
    let below = children.flatten().filter_map(of_family);
    Some(of(process)? + below.sum::<Duration>())
}

/// Fields 14 and 15, in hundredths of a second. We count from after the name,
/// which may contain spaces.
fn of(process: u32) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let fields = stat.rsplit(')').next()?.split_whitespace();
    let times = fields.skip(11).take(2).map(str::parse::<u64>);
    let hundredths: u64 = times.sum::<Result<_, _>>().ok()?;
    Some(Duration::from_millis(10 * hundredths))
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
