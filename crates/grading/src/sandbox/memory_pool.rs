//! The memory shared by all processes that run students' code at the same time.

use std::fs;
use std::path::Path;
use std::sync::{Condvar, Mutex, PoisonError};

/// A counting semaphore for mebibytes of memory.
#[derive(Debug)]
pub struct MemoryPool {
    total_mib: u64,
    free_mib: Mutex<u64>,
    released: Condvar,
}

/// Memory reserved from a pool, which is released on drop.
#[derive(Debug)]
pub struct MemoryReservation<'a> {
    pool: &'a MemoryPool,
    mib: u64,
}

impl MemoryPool {
    /// Returns a pool of three quarters of the memory that is available now. The rest is for
    /// the checks, the files of the sandbox, and the user's other programs. If the system
    /// doesn't report the available memory, the pool is unlimited.
    pub fn available() -> MemoryPool {
        let available_mib = [available_system_mib(), available_cgroup_mib()]
            .into_iter()
            .flatten()
            .min();
        MemoryPool::new(available_mib.map_or(u64::MAX, |mib| mib / 4 * 3))
    }

    fn new(total_mib: u64) -> MemoryPool {
        MemoryPool {
            total_mib,
            free_mib: Mutex::new(total_mib),
            released: Condvar::new(),
        }
    }

    /// Waits until this many mebibytes, or all if there are fewer, are free and reserves
    /// them. A thread that holds a reservation must not ask for another, or all threads
    /// could wait for each other.
    pub fn reserve(&self, mib: u64) -> MemoryReservation<'_> {
        let mib = mib.min(self.total_mib);
        let free = self.free_mib.lock().unwrap_or_else(PoisonError::into_inner);
        let mut free = self
            .released
            .wait_while(free, |free| *free < mib)
            .unwrap_or_else(PoisonError::into_inner);
        *free -= mib;
        MemoryReservation { pool: self, mib }
    }
}

impl Drop for MemoryReservation<'_> {
    fn drop(&mut self) {
        let free = self.pool.free_mib.lock();
        *free.unwrap_or_else(PoisonError::into_inner) += self.mib;
        self.pool.released.notify_all();
    }
}

/// Returns the mebibytes that Linux reports as available to new programs.
fn available_system_mib() -> Option<u64> {
    let text = fs::read_to_string("/proc/meminfo").ok()?;
    let value = text
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kib: u64 = value.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kib >> 10)
}

/// Returns the mebibytes that are left to the cgroup of this process, as in a container.
fn available_cgroup_mib() -> Option<u64> {
    let cgroups = fs::read_to_string("/proc/self/cgroup").ok()?;
    let cgroup = cgroups.lines().find_map(|line| line.strip_prefix("0::/"))?;
    let dir = Path::new("/sys/fs/cgroup").join(cgroup);
    let read_bytes = |name| -> Option<u64> {
        let text = fs::read_to_string(dir.join(name)).ok()?;
        text.trim().parse().ok()
    };
    let bytes = read_bytes("memory.max")?.saturating_sub(read_bytes("memory.current")?);
    Some(bytes >> 20)
}

#[cfg(test)]
mod tests {
    use super::MemoryPool;
    use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
    use std::thread;
    use std::time::Duration;

    #[test]
    fn concurrent_reservations_do_not_exceed_total() {
        let pool = MemoryPool::new(1000);
        let (reserved, max_reserved) = (AtomicU64::new(0), AtomicU64::new(0));
        let job = || {
            let _reservation = pool.reserve(480);
            max_reserved.fetch_max(reserved.fetch_add(480, SeqCst) + 480, SeqCst);
            thread::sleep(Duration::from_millis(5));
            reserved.fetch_sub(480, SeqCst);
        };
        thread::scope(|scope| {
            for _ in 0..16 {
                scope.spawn(job);
            }
        });
        assert!(max_reserved.into_inner() <= 1000);
    }

    #[test]
    fn reservation_is_capped_at_total() {
        let pool = MemoryPool::new(100);
        let all = pool.reserve(2048);
        assert_eq!(*pool.free_mib.lock().unwrap(), 0);
        drop(all);
        let _first = pool.reserve(60);
        let _second = pool.reserve(40);
        assert_eq!(*pool.free_mib.lock().unwrap(), 0);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn reads_available_memory() {
        assert!((1..1 << 40).contains(&super::available_system_mib().unwrap()));
    }
}
