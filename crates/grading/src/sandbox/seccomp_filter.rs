//! The seccomp filter for students' programs. A program that plays Othello needs one
//! process with one thread, and no network.

use std::collections::BTreeMap;

use seccompiler::{BpfProgram, SeccompAction, SeccompFilter};

/// The system calls that fail with `EPERM`.
const DENIED_CALLS: &[i64] = &[
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
    // Network, namespaces and keys.
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
    // Memory and CPU time that no resource limit counts.
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

/// Returns the filter as a BPF program in the format that Bubblewrap reads.
///
/// # Errors
///
/// Returns an error if there is no filter for this machine's architecture.
pub fn bpf_program() -> anyhow::Result<Vec<u8>> {
    let rules = DENIED_CALLS.iter().map(|&call| (call, vec![]));
    let filter = SeccompFilter::new(
        BTreeMap::from_iter(rules),
        SeccompAction::Allow,
        SeccompAction::Errno(libc::EPERM as u32),
        std::env::consts::ARCH.try_into()?,
    )?;
    let program: BpfProgram = filter.try_into()?;
    let instructions = program.iter().map(|instruction| Instruction {
        code: instruction.code,
        jump_if_true: instruction.jt,
        jump_if_false: instruction.jf,
        operand: instruction.k,
    });
    Ok(DENY_X32
        .into_iter()
        .chain(instructions)
        .flat_map(Instruction::into_bytes)
        .collect())
}

/// A BPF instruction, `struct sock_filter` in C.
struct Instruction {
    code: u16,
    /// The number of instructions to skip if the condition is true.
    jump_if_true: u8,
    /// The number of instructions to skip if the condition is false.
    jump_if_false: u8,
    operand: u32,
}

impl Instruction {
    const fn new(code: u32, jump_if_true: u8, jump_if_false: u8, operand: u32) -> Instruction {
        Instruction {
            code: code as u16,
            jump_if_true,
            jump_if_false,
            operand,
        }
    }

    fn into_bytes(self) -> [u8; 8] {
        let code = self.code.to_ne_bytes();
        let operand = self.operand.to_ne_bytes();
        [
            code[0],
            code[1],
            self.jump_if_true,
            self.jump_if_false,
            operand[0],
            operand[1],
            operand[2],
            operand[3],
        ]
    }
}

/// The bit that is set in all system call numbers of the x32 ABI.
const X32_SYSCALL_BIT: u32 = 0x4000_0000;

/// The return value of the filter that makes a call fail with `EPERM`.
const RETURN_EPERM: u32 = libc::SECCOMP_RET_ERRNO | libc::EPERM as u32;

/// The instructions at the start of the filter: load the number of the call, and deny it
/// if it's one of the x32 ABI, where every call has another number.
const DENY_X32: [Instruction; 3] = [
    Instruction::new(libc::BPF_LD | libc::BPF_W | libc::BPF_ABS, 0, 0, 0),
    Instruction::new(libc::BPF_JMP | libc::BPF_JGE, 0, 1, X32_SYSCALL_BIT),
    Instruction::new(libc::BPF_RET, 0, 0, RETURN_EPERM),
];

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use crate::sandbox::{Job, JobKind, Sandbox};
    use pretty_assertions::assert_eq;
    use std::process::{Command, Stdio};

    /// Calls `getpid` through both ABIs, and exits with the error of the x32 one.
    const CALL_BOTH_ABIS: &str = "
        if (syscall(39) < 0) return 99;
        return syscall(0x40000000 | 39) < 0 ? errno : 0;";

    #[test]
    fn denies_calls_through_x32_abi() {
        if let Some(code) = exit_code(CALL_BOTH_ABIS) {
            assert_eq!(code, libc::EPERM);
        }
    }

    /// Returns the exit code of a C program with this body in the sandbox, or `None` if this
    /// machine has no sandbox.
    fn exit_code(body: &str) -> Option<i32> {
        let dir = tempfile::tempdir().unwrap();
        let Ok(sandbox) = Sandbox::new(dir.path(), false) else {
            test_support::skip("OTHELLIER_SANDBOX", "no sandbox here");
            return None;
        };
        let [source, program] = ["calls.c", "calls"].map(|name| dir.path().join(name));
        let text = format!("#include <unistd.h>\n#include <errno.h>\nint main(void) {{ {body} }}");
        std::fs::write(&source, text).unwrap();
        let status = Command::new("cc")
            .arg(&source)
            .arg("-o")
            .arg(&program)
            .status();
        assert!(status.unwrap().success());
        let mut job = Job::new(&program, JobKind::StudentProgram);
        job.read_only_mounts.push(program.clone());
        let mut command = sandbox.command(&job);
        command.stdin(Stdio::null()).status().unwrap().code()
    }
}
