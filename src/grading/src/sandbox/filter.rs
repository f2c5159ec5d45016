//! The filter of system calls. A program that plays Othello needs one process
//! with one thread, and no way to another machine.

#[cfg(target_os = "linux")]
mod linux {
    use std::collections::BTreeMap;

    use seccompiler::{BpfProgram, SeccompAction, SeccompFilter};

    /// What is refused, as a call for which the permission is missing.
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
        libc::SYS_shmget,
        libc::SYS_msgget,
        libc::SYS_semget,
        libc::SYS_io_uring_setup,
        libc::SYS_bpf,
        libc::SYS_perf_event_open,
        libc::SYS_userfaultfd,
    ];

    /// The filter, as Bubblewrap reads it.
    ///
    /// # Errors
    ///
    /// When there is none for this machine.
    pub fn bytes() -> anyhow::Result<Vec<u8>> {
        let always = REFUSED.iter().map(|&call| (call, vec![]));
        let filter = SeccompFilter::new(
            BTreeMap::from_iter(always),
            SeccompAction::Allow,
            SeccompAction::Errno(libc::EPERM as u32),
            std::env::consts::ARCH.try_into()?,
        )?;
        let program: BpfProgram = filter.try_into()?;
        let bytes = program.iter().flat_map(|line| {
            let (code, k) = (line.code.to_ne_bytes(), line.k.to_ne_bytes());
            [code[0], code[1], line.jt, line.jf, k[0], k[1], k[2], k[3]]
        });
        Ok(bytes.collect())
    }
}

#[cfg(target_os = "linux")]
pub use linux::bytes;

/// There is none elsewhere.
///
/// # Errors
///
/// Always.
#[cfg(not(target_os = "linux"))]
pub fn bytes() -> anyhow::Result<Vec<u8>> {
    anyhow::bail!("only Linux filters system calls")
}
