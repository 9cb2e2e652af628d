#include "app/confine/protection.h"

#include "app/confine/landlock.h"

#include <algorithm>
#include <limits>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace lockstep {
namespace {

/// Prevents core dumps by limiting their size to one byte. With a limit of 0, the Linux kernel would still
/// pass the memory image to a program that collects core dumps.
bool forbid_core_dumps() {
    rlimit limit{};
    getrlimit(RLIMIT_CORE, &limit);
    limit.rlim_max = std::min<rlim_t>(limit.rlim_max, 1);
    limit.rlim_cur = limit.rlim_max;
    return setrlimit(RLIMIT_CORE, &limit) == 0;
}

bool allow_only(int abi, const AllowedFiles& files, SignalReach signals) {
    LandlockRules rules(abi, signals);
    allow_system(rules);
    for (const auto& path : files.read) {
        rules.allow(path, FileAccess::read);
    }
    for (const auto& path : files.run) {
        rules.allow(path, FileAccess::run);
    }
    for (const auto& path : files.write) {
        rules.allow(path, FileAccess::write);
    }
    return rules.enforce();
}

} // namespace

Protection confine(const AllowedFiles& files, Programs programs, int descriptors) {
    Protection protection;
    syscall(SYS_close_range, static_cast<unsigned>(descriptors), std::numeric_limits<unsigned>::max(), 0U);
    protection.no_core_dumps = forbid_core_dumps();
    protection.no_new_privileges = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
    const int abi = landlock_abi();
    protection.landlock_abi = allow_only(abi, files, SignalReach::itself) ? abi : 0;
    protection.system_calls =
        enforce(system_call_filter({.programs = programs, .landlock_abi = protection.landlock_abi}));
    return protection;
}

void confine_files(const AllowedFiles& files, Protection& protection) {
    // Signals are not restricted here. The instrumenter was started under the first list only, so if this
    // second list restricted signals, this process could not end the instrumenter.
    if (protection.landlock_abi != 0 && !allow_only(protection.landlock_abi, files, SignalReach::anyone)) {
        // Report that files are not protected, because files that are needed only at the start would stay
        // accessible.
        protection.landlock_abi = 0;
    }
}

void confine_signals(const std::vector<pid_t>& receivers, Protection& protection) {
    protection.system_calls = protection.system_calls && enforce(signal_filter(receivers));
}

} // namespace lockstep
