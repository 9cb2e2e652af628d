#pragma once

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <dirent.h>
#include <fcntl.h>
#include <filesystem>
#include <functional>
#include <iterator>
#include <sched.h>
#include <string>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

// Actions that code tries after it has taken over a process of Lockstep, and actions that a driver must be
// able to do there. Each function returns true if it has succeeded.

namespace lockstep::test {

struct Attempt {
    const char* name;
    std::function<bool()> does;
};

/// Paths that the attempts use. The home folder contains the file "secret" and the program "program";
/// attempts may create others.
struct AttemptPlaces {
    std::filesystem::path home;
    std::filesystem::path scratch; ///< a folder to which the process may write
};

inline bool opens(const std::filesystem::path& path, int flags) {
    const int file = open(path.c_str(), flags | O_CLOEXEC, 0600);
    return file >= 0 && close(file) == 0;
}

/// Returns whether the program starts and exits successfully.
inline bool starts(const std::filesystem::path& program) {
    const pid_t child = fork();
    if (child == 0) {
        execl(program.c_str(), program.c_str(), nullptr);
        _exit(1);
    }
    int status = 1;
    return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

inline bool makes_socket(int domain, int kind) {
    const int made = socket(domain, kind, 0);
    return made >= 0 && close(made) == 0;
}

inline bool makes_pair(int kind) {
    int pair[2] = {-1, -1};
    return socketpair(AF_UNIX, kind, 0, pair) == 0 && close(pair[0]) == 0 && close(pair[1]) == 0;
}

/// Returns attempts that every version of Landlock blocks.
inline std::vector<Attempt> attempts_on_files(const AttemptPlaces& places) {
    const auto home = places.home;
    const auto scratch = places.scratch;
    const auto secret = home / "secret";
    const auto copied = scratch / "program";
    return {
        {"make a file in the home folder", [=] { return opens(home / "new", O_WRONLY | O_CREAT); }},
        {"write a file of the home folder", [=] { return opens(secret, O_WRONLY); }},
        {"empty a file of the home folder", [=] { return opens(secret, O_WRONLY | O_TRUNC); }},
        {"read a file of the home folder", [=] { return opens(secret, O_RDONLY); }},
        {"read the home folder", [=] { return opens(home, O_RDONLY | O_DIRECTORY); }},
        {"remove a file of the home folder", [=] { return unlink((home / "other").c_str()) == 0; }},
        {"make a folder in the home folder", [=] { return mkdir((home / "folder").c_str(), 0700) == 0; }},
        {"link to a file of the home folder",
         [=] { return link(secret.c_str(), (scratch / "link").c_str()) == 0; }},
        {"move a file into the home folder",
         [=] {
             return opens(scratch / "moved", O_WRONLY | O_CREAT) &&
                    rename((scratch / "moved").c_str(), (home / "moved").c_str()) == 0;
         }},
        {"start a program of the home folder", [=] { return starts(home / "program"); }},
        {"start a program that it may write", [=] { return starts(copied); }},
        {"read another process's memory by its file",
         [] { return opens("/proc/" + std::to_string(getppid()) + "/mem", O_RDONLY); }},
        {"make a device", [=] { return mknod((scratch / "device").c_str(), S_IFCHR | 0600, 0x103) == 0; }},
    };
}

/// Returns attempts on other processes, which the system call filter blocks.
inline std::vector<Attempt> attempts_on_processes() {
    const pid_t parent = getppid();
    return {
        {"read another process's memory",
         [=] {
             std::uint64_t word = 0;
             iovec to{&word, sizeof word};
             iovec from{&word, sizeof word};
             return process_vm_readv(parent, &to, 1, &from, 1, 0) > 0 || errno == EFAULT;
         }},
        {"stop another process", [=] { return kill(parent, 0) == 0; }},
        {"leave the group of processes that is ended", [] { return setpgid(0, 0) == 0; }},
        {"leave it with a session of its own",
         [] {
             const pid_t child = fork();
             if (child == 0) {
                 _exit(setsid() > 0 ? 0 : 1);
             }
             int status = 1;
             return child > 0 && waitpid(child, &status, 0) == child && status == 0;
         }},
        {"slow down other processes of the user",
         [] { return setpriority(PRIO_USER, getuid(), getpriority(PRIO_USER, getuid())) == 0; }},
        {"limit another process",
         [=] {
             rlimit limit{};
             return prlimit(parent, RLIMIT_CPU, nullptr, &limit) == 0;
         }},
    };
}

/// Returns attempts that the system call filter blocks.
inline std::vector<Attempt> attempts_by_calls(const AttemptPlaces& places) {
    const auto secret = places.home / "secret";
    std::vector<Attempt> attempts = {
        {"truncate a file by its path", [=] { return truncate(secret.c_str(), 0) == 0; }},
        {"change a file's mode", [=] { return chmod(secret.c_str(), 0777) == 0; }},
        {"change a file's mode below a folder",
         [=] { return fchmodat(AT_FDCWD, secret.c_str(), 0777, 0) == 0; }},
        {"change a file's owner", [=] { return chown(secret.c_str(), getuid(), getgid()) == 0; }},
        {"change a file's times", [=] { return utimensat(AT_FDCWD, secret.c_str(), nullptr, 0) == 0; }},
        {"change a file's attributes", [=] { return setxattr(secret.c_str(), "user.x", "x", 1, 0) == 0; }},
        {"open a socket of the internet", [] { return makes_socket(AF_INET, SOCK_STREAM); }},
        {"open a socket of this machine", [] { return makes_socket(AF_UNIX, SOCK_STREAM); }},
        {"open a socket that sends to anyone", [] { return makes_pair(SOCK_DGRAM); }},
        {"see the files of another view", [] { return unshare(CLONE_NEWNS) == 0; }},
        {"be another user in a view of its own", [] { return unshare(CLONE_NEWUSER) == 0; }},
        {"ask the kernel by a ring",
         [] { return syscall(SYS_io_uring_setup, 1, nullptr) >= 0 || errno == EFAULT; }},
        {"use another numbering of calls",
         [] {
#ifdef __x86_64__
             constexpr long number = 0x40000000 + SYS_getpid;
             return syscall(number) > 0;
#else
             return false;
#endif
         }},
        {"leave its memory behind",
         [] {
             rlimit limit{};
             return getrlimit(RLIMIT_CORE, &limit) == 0 && limit.rlim_max > 1;
         }},
    };
    std::ranges::move(attempts_on_processes(), std::back_inserter(attempts));
    return attempts;
}

/// Returns operations that drivers and their compilers need.
inline std::vector<Attempt> needs_of_drivers(const AttemptPlaces& places) {
    const auto scratch = places.scratch;
    return {
        {"read settings of the system", [] { return opens("/etc/passwd", O_RDONLY); }},
        {"read libraries", [] { return opens("/usr/lib", O_RDONLY | O_DIRECTORY); }},
        {"start a program of the system", [] { return starts("/bin/true"); }},
        {"write to nothing", [] { return opens("/dev/null", O_WRONLY); }},
        {"read the machine's memory", [] { return opens("/proc/meminfo", O_RDONLY); }},
        {"name a thread",
         [] { return opens("/proc/self/task/" + std::to_string(gettid()) + "/comm", O_WRONLY); }},
        {"keep a file, and move it between folders",
         [=] {
             return opens(scratch / "kept", O_WRONLY | O_CREAT) &&
                    mkdir((scratch / "folder").c_str(), 0700) == 0 &&
                    rename((scratch / "kept").c_str(), (scratch / "folder" / "kept").c_str()) == 0 &&
                    unlink((scratch / "folder" / "kept").c_str()) == 0 &&
                    rmdir((scratch / "folder").c_str()) == 0;
         }},
        {"set the size of an open file",
         [=] {
             const int file = open((scratch / "sized").c_str(), O_RDWR | O_CREAT | O_TRUNC, 0600);
             const bool is_done = file >= 0 && ftruncate(file, 4096) == 0;
             return is_done && close(file) == 0;
         }},
        {"start a thread",
         [] {
             std::thread([] {}).join();
             return true;
         }},
        {"set its own priority", [] { return setpriority(PRIO_PROCESS, 0, 0) == 0; }},
        {"end itself", [] { return kill(getpid(), 0) == 0; }},
        {"talk to a process that it starts", [] { return makes_pair(SOCK_STREAM); }},
    };
}

} // namespace lockstep::test
