//! The filter of system calls. A program that plays Othello needs one process
//! with one thread, and no way to another machine.

use std::collections::BTreeMap;

use seccompiler::{BpfProgram, SeccompAction, SeccompFilter};

/// The calls we refuse, as if the permission were missing.
const REFUSED: &[i64] = &[
    // Processes and threads.
    #[cfg(target_arch = "x86_64")]
    libc::SYS_fork,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_vfork,
    libc::SYS_clone,
    libc::SYS_clone3,
    libc::SYS_execveat,
    libc::SYS_ptrace,
    libc::SYS_process_vm_readv,
    libc::SYS_process_vm_writev,
    libc::SYS_pidfd_getfd,
    // Other machines, and other ways out.
    libc::SYS_socket,
    libc::SYS_socketpair,
    libc::SYS_connect,
    libc::SYS_bind,
    libc::SYS_listen,
    libc::SYS_mount,
    libc::SYS_umount2,
    libc::SYS_unshare,
    libc::SYS_setns,
    libc::SYS_chroot,
    libc::SYS_pivot_root,
    libc::SYS_keyctl,
    libc::SYS_add_key,
    libc::SYS_request_key,
    // Memory and work that no limit counts.
    libc::SYS_memfd_create,
    libc::SYS_memfd_secret,
    libc::SYS_mq_open,
    libc::SYS_shmget,
    libc::SYS_msgget,
    libc::SYS_semget,
    libc::SYS_io_uring_setup,
    libc::SYS_bpf,
    libc::SYS_perf_event_open,
    libc::SYS_userfaultfd,
];

/// The filter, as Bubblewrap reads it. Fails when there's none for this
/// machine.
pub fn bytes() -> anyhow::Result<Vec<u8>> {
    let always = REFUSED.iter().map(|&call| (call, vec![]));
    let filter = SeccompFilter::new(
        BTreeMap::from_iter(always),
        SeccompAction::Allow,
        SeccompAction::Errno(libc::EPERM as u32),
        std::env::consts::ARCH.try_into()?,
    )?;
    let program: BpfProgram = filter.try_into()?;
    let lines = program.iter();
    let lines = lines.map(|line| (line.code, line.jt, line.jf, line.k));
    Ok(BEFORE.into_iter().chain(lines).flat_map(encoded).collect())
}

/// A line of a filter: what to do, how many lines to skip if it is so and
/// if not, and a number.
type FilterLine = (u16, u8, u8, u32);

/// What comes before all else: load the number of the call, and refuse it
/// if it has the bit of the x32 interface, through which every call has
/// another number.
const BEFORE: [FilterLine; 3] = [
    ((libc::BPF_LD | libc::BPF_W | libc::BPF_ABS) as u16, 0, 0, 0),
    ((libc::BPF_JMP | libc::BPF_JGE) as u16, 0, 1, 0x4000_0000),
    ((libc::BPF_RET) as u16, 0, 0, EPERM),
];

/// The answer that a call gets.
const EPERM: u32 = libc::SECCOMP_RET_ERRNO | libc::EPERM as u32;

fn encoded((code, yes, no, k): FilterLine) -> [u8; 8] {
    let (code, k) = (code.to_ne_bytes(), k.to_ne_bytes());
    [code[0], code[1], yes, no, k[0], k[1], k[2], k[3]]
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use crate::sandbox::{Job, Sandbox, Work};
    use pretty_assertions::assert_eq;
    use std::process::{Command, Stdio};

    /// Asks for its own number in both ways, and leaves with the error.
    const OTHER_NUMBER: &str = "
        if (syscall(39) < 0) return 99;
        return syscall(0x40000000 | 39) < 0 ? errno : 0;";

    #[test]
    fn the_other_numbers_of_the_same_calls_are_refused() {
        if let Some(code) = code_of(OTHER_NUMBER) {
            assert_eq!(code, libc::EPERM);
        }
    }

    /// How a C program with this body ends in the sandbox, if there's one.
    fn code_of(body: &str) -> Option<i32> {
        let folder = tempfile::tempdir().unwrap();
        let Ok(sandbox) = Sandbox::new(folder.path(), false) else {
            test_support::skip("OTHELLIER_SANDBOX", "no sandbox here");
            return None;
        };
        let [source, program] = ["calls.c", "calls"].map(|name| folder.path().join(name));
        let text = format!("#include <unistd.h>\n#include <errno.h>\nint main(void) {{ {body} }}");
        std::fs::write(&source, text).unwrap();
        let mut cc = Command::new("cc");
        let compiled = cc.arg(&source).arg("-o").arg(&program).status();
        assert!(compiled.unwrap().success());
        let mut job = Job::new(&program, Work::Answering);
        job.mounts.push(program.clone());
        let mut command = sandbox.command(&job);
        command.stdin(Stdio::null()).status().unwrap().code()
    }
}
