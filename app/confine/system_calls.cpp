#include "app/confine/system_calls.h"

#include "app/confine/filter_text.h"
#include "app/confine/landlock.h"

#include <fcntl.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define LOCKSTEP_IS_SANITIZED
#endif
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define LOCKSTEP_IS_SANITIZED
#endif

namespace lockstep {
namespace {

/// True in builds with sanitizers, because the leak sanitizer needs another process that traces this one.
#ifdef LOCKSTEP_IS_SANITIZED
constexpr bool is_sanitized = true;
#else
constexpr bool is_sanitized = false;
#endif

/// The first unused call number in Linux 6.12, for which the list was written. From number 424 on, all
/// architectures use the same numbers.
constexpr std::uint32_t first_unknown_call = 463;
// These constants are defined here because the headers in Debian 12 lack them.
constexpr long fchmodat2_call = 452;
constexpr long map_shadow_stack_call = 453;

constexpr long refused_calls[] = {
    // the network, and processes that listen on a socket; Lockstep itself needs only socketpair()
    SYS_socket,
    SYS_connect,
    SYS_bind,
    SYS_listen,
    SYS_accept,
    SYS_accept4,
    // access to other processes: memory, files, keys, signals
    SYS_process_vm_readv,
    SYS_process_vm_writev,
    SYS_process_madvise,
    SYS_pidfd_getfd,
    SYS_kcmp,
    SYS_migrate_pages,
    SYS_add_key,
    SYS_request_key,
    SYS_keyctl,
    SYS_pidfd_send_signal,
    SYS_tkill,
    // System V and POSIX IPC, which other programs of the user may use
    SYS_shmget,
    SYS_shmat,
    SYS_shmctl,
    SYS_msgget,
    SYS_msgsnd,
    SYS_msgrcv,
    SYS_msgctl,
    SYS_semget,
    SYS_semop,
    SYS_semtimedop,
    SYS_semctl,
    SYS_mq_open,
    SYS_mq_unlink,
    // attributes of files that Landlock does not restrict: owners, modes, times and extended attributes
    SYS_fchmod,
    SYS_fchmodat,
    fchmodat2_call,
    SYS_fchown,
    SYS_fchownat,
    SYS_utimensat,
    SYS_setxattr,
    SYS_lsetxattr,
    SYS_fsetxattr,
    SYS_removexattr,
    SYS_lremovexattr,
    SYS_fremovexattr,
    // large parts of the kernel that no driver needs and that had many security bugs
    SYS_io_uring_setup,
    SYS_io_uring_enter,
    SYS_io_uring_register,
    SYS_bpf,
    SYS_userfaultfd,
    SYS_perf_event_open,
    SYS_execveat,
    SYS_fanotify_init,
    SYS_fanotify_mark,
    SYS_open_by_handle_at,
    map_shadow_stack_call,
    // calls that change mounts and namespaces
    SYS_mount,
    SYS_umount2,
    SYS_pivot_root,
    SYS_chroot,
    SYS_unshare,
    SYS_setns,
    SYS_open_tree,
    SYS_move_mount,
    SYS_fsopen,
    SYS_fsconfig,
    SYS_fsmount,
    SYS_fspick,
    SYS_mount_setattr,
    // calls that affect the whole computer, such as reboot, kernel modules, swap and clock
    SYS_reboot,
    SYS_kexec_load,
    SYS_kexec_file_load,
    SYS_init_module,
    SYS_finit_module,
    SYS_delete_module,
    SYS_swapon,
    SYS_swapoff,
    SYS_acct,
    SYS_quotactl,
    SYS_quotactl_fd,
    SYS_settimeofday,
    SYS_clock_settime,
    SYS_clock_adjtime,
    SYS_adjtimex,
    SYS_syslog,
    SYS_vhangup,
    SYS_sethostname,
    SYS_setdomainname,
    SYS_nfsservctl,
    SYS_lookup_dcookie,
#ifdef __x86_64__
    SYS_chmod,
    SYS_chown,
    SYS_lchown,
    SYS_utime,
    SYS_utimes,
    SYS_futimesat,
    SYS_iopl,
    SYS_ioperm,
    SYS_modify_ldt,
    SYS_uselib,
    SYS_ustat,
    SYS_sysfs,
    SYS__sysctl,
    SYS_create_module,
    SYS_get_kernel_syms,
    SYS_query_module,
#endif
};

/// Allows only pairs of connected stream sockets, which Lockstep uses for the standard input of its child
/// processes.
void refuse_sockets_that_find_others(FilterText& text) {
    // Selects the socket type, without the flags SOCK_CLOEXEC and SOCK_NONBLOCK.
    constexpr std::uint32_t kinds = 0xF;
    text.refuse_unless(SYS_socketpair, 0, FilterText::every_bit, {AF_UNIX});
    // a datagram socket could send to any receiver
    text.refuse_unless(SYS_socketpair, 1, kinds, {SOCK_STREAM});
}

/// Refuses creating namespaces, because a process in a new namespace could perform actions that are otherwise
/// refused. clone3() is hidden, because a filter cannot read its flags.
void refuse_namespaces(FilterText& text) {
    for (const int flag : {CLONE_NEWNS, CLONE_NEWCGROUP, CLONE_NEWUTS, CLONE_NEWIPC, CLONE_NEWUSER,
                           CLONE_NEWPID, CLONE_NEWNET}) {
        const auto bit = static_cast<std::uint32_t>(flag);
        text.refuse_if(SYS_clone, 0, bit, {bit});
    }
    text.hide(SYS_clone3);
}

/// Refuses calls with which a process leaves its process group, because Lockstep ends a worker by killing the
/// whole group.
void refuse_to_leave_the_group(FilterText& text) {
    text.refuse(SYS_setsid);
    text.refuse(SYS_setpgid);
}

/// Lets a process change its own priority, but not the priority of other processes, of a process group, or of
/// all processes of the user.
void refuse_priorities_of_others(FilterText& text) {
    constexpr std::uint32_t of_process_for_disks = 1; // IOPRIO_WHO_PROCESS
    text.refuse_unless(SYS_setpriority, 0, FilterText::every_bit, {PRIO_PROCESS});
    text.refuse_unless(SYS_setpriority, 1, FilterText::every_bit, {0});
    text.refuse_unless(SYS_ioprio_set, 0, FilterText::every_bit, {of_process_for_disks});
    text.refuse_unless(SYS_ioprio_set, 1, FilterText::every_bit, {0});
}

/// Refuses indirect ways to affect other processes: sending signals to them, changing their limits, and
/// typing into a terminal.
void refuse_detours(FilterText& text) {
    constexpr std::uint32_t to_socket_owner = 0x8901; // FIOSETOWN
    constexpr std::uint32_t to_socket_group = 0x8902; // SIOCSPGRP
    text.refuse_if(SYS_fcntl, 1, FilterText::every_bit, {F_SETOWN, F_SETOWN_EX, F_SETSIG});
    text.refuse_if(SYS_ioctl, 1, FilterText::every_bit,
                   {TIOCSTI, TIOCLINUX, to_socket_owner, to_socket_group});
    text.refuse_unless(SYS_prlimit64, 0, FilterText::every_bit, {0, static_cast<std::uint32_t>(getpid())});
    refuse_priorities_of_others(text);
}

} // namespace

std::vector<sock_filter> system_call_filter(const SystemCallRules& rules) {
    FilterText text(first_unknown_call);
    for (const long call : refused_calls) {
        text.refuse(call);
    }
    if (!is_sanitized) {
        text.refuse(SYS_ptrace);
    }
    if (rules.landlock_abi < first_landlock_with_truncate) {
        text.refuse(SYS_truncate);
    }
    refuse_sockets_that_find_others(text);
    refuse_namespaces(text);
    refuse_detours(text);
    if (rules.programs == Programs::none) {
        text.refuse(SYS_execve);
        refuse_to_leave_the_group(text);
    }
    return std::move(text).finish();
}

std::vector<sock_filter> signal_filter(const std::vector<pid_t>& receivers) {
    std::vector<std::uint32_t> known;
    known.reserve(receivers.size());
    for (const pid_t receiver : receivers) {
        known.push_back(static_cast<std::uint32_t>(receiver));
    }
    FilterText text(first_unknown_call);
    for (const long call : {SYS_kill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo}) {
        text.refuse_unless(call, 0, FilterText::every_bit, known);
    }
    refuse_to_leave_the_group(text);
    return std::move(text).finish();
}

bool enforce(std::vector<sock_filter> filter) {
    const sock_fprog program{.len = static_cast<unsigned short>(filter.size()), .filter = filter.data()};
    return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program) == 0;
}

} // namespace lockstep
