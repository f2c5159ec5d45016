//! Memory for students' code: each process has a limit (`limits.rs`), and those that
//! run at the same time share another, which is here.

use std::fs;
use std::path::Path;
use std::sync::{Condvar, Mutex, PoisonError};

/// This many mebibytes, for all processes together.
#[derive(Debug)]
pub struct MemoryPool {
    all: u64,
    free: Mutex<u64>,
    freed: Condvar,
}

/// A part of it. Dropping it gives it back.
#[derive(Debug)]
pub struct Reserved<'a> {
    pool: &'a MemoryPool,
    count: u64,
}

impl MemoryPool {
    /// Three quarters of what the machine has to spare now: the rest is for the
    /// checks, for the files of the sandbox, and for you. If the system doesn't
    /// say how much that is, there's no limit.
    pub fn of_machine() -> MemoryPool {
        let spare = [of_system(), of_group()].into_iter().flatten().min();
        MemoryPool::of(spare.map_or(u64::MAX, |spare| spare / 4 * 3))
    }

    fn of(all: u64) -> MemoryPool {
        MemoryPool {
            all,
            free: Mutex::new(all),
            freed: Condvar::new(),
        }
    }

    /// Waits until this many mebibytes are free, and takes them. If you ask for
    /// more than there is, you get it all. A thread that waits here mustn't
    /// hold any, or everyone could wait for everyone.
    pub fn reserve(&self, count: u64) -> Reserved<'_> {
        let count = count.min(self.all);
        let free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        let free = self.freed.wait_while(free, |free| *free < count);
        *free.unwrap_or_else(PoisonError::into_inner) -= count;
        Reserved { pool: self, count }
    }
}

impl Drop for Reserved<'_> {
    fn drop(&mut self) {
        let free = self.pool.free.lock();
        *free.unwrap_or_else(PoisonError::into_inner) += self.count;
        self.pool.freed.notify_all();
    }
}

/// The mebibytes that Linux could give to new programs.
fn of_system() -> Option<u64> {
    let text = fs::read_to_string("/proc/meminfo").ok()?;
    let mut lines = text.lines();
    let line = lines.find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes >> 10)
}

/// The mebibytes that are left to the control group of this process, as in a
/// container.
fn of_group() -> Option<u64> {
    let groups = fs::read_to_string("/proc/self/cgroup").ok()?;
    let group = groups.lines().find_map(|line| line.strip_prefix("0::/"))?;
    let folder = Path::new("/sys/fs/cgroup").join(group);
    let number = |name| -> Option<u64> {
        let text = fs::read_to_string(folder.join(name)).ok()?;
        text.trim().parse().ok()
    };
    let (most, now) = (number("memory.max")?, number("memory.current")?);
    Some(most.saturating_sub(now) >> 20)
}

#[cfg(test)]
mod tests {
    use super::MemoryPool;
    use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
    use std::thread;
    use std::time::Duration;

    #[test]
    fn sixteen_jobs_of_480_together_take_no_more_than_there_is() {
        let pool = MemoryPool::of(1000);
        let (taken, most) = (AtomicU64::new(0), AtomicU64::new(0));
        let job = || {
            let _reserved = pool.reserve(480);
            most.fetch_max(taken.fetch_add(480, SeqCst) + 480, SeqCst);
            thread::sleep(Duration::from_millis(5));
            taken.fetch_sub(480, SeqCst);
        };
        thread::scope(|scope| {
            (0..16).for_each(|_| drop(scope.spawn(job)));
        });
        assert!(most.into_inner() <= 1000);
    }

    #[test]
    fn a_job_that_needs_more_than_there_is_gets_all_and_runs_alone() {
        let pool = MemoryPool::of(100);
        drop(pool.reserve(2048));
        let _one = pool.reserve(60);
        let _other = pool.reserve(40);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn this_machine_has_memory() {
        assert!((1..1 << 40).contains(&super::of_system().unwrap()));
    }
}
