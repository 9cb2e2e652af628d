#include "app/confine/landlock.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace lockstep {
namespace {

// Defined here because the header in Debian 12 describes only the first two versions of Landlock.
constexpr std::uint64_t truncate_right = std::uint64_t{1} << 14;
constexpr int first_with_scopes = 6;

/// The argument of landlock_create_ruleset(). Older Linux kernels read only its first field.
struct RulesetAttributes {
    std::uint64_t handled_access_fs = 0;
    std::uint64_t handled_access_net = 0;
    std::uint64_t scoped = 0;
};
/// All scopes that Landlock can restrict: signals to other processes, and connections to abstract sockets of
/// other processes.
constexpr std::uint64_t all_scopes = 3;

constexpr std::uint64_t reading = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t changing = LANDLOCK_ACCESS_FS_WRITE_FILE | truncate_right;
constexpr std::uint64_t making = LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE |
                                 LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |
                                 LANDLOCK_ACCESS_FS_MAKE_SYM | LANDLOCK_ACCESS_FS_REFER;
constexpr std::uint64_t never = LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_SOCK |
                                LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK;
/// The only rights that Landlock accepts in a rule for a single file.
constexpr std::uint64_t of_files = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_EXECUTE | changing;

std::uint64_t rights_of(FileAccess access) {
    switch (access) {
    case FileAccess::list:
        return LANDLOCK_ACCESS_FS_READ_DIR;
    case FileAccess::run:
        return reading | LANDLOCK_ACCESS_FS_EXECUTE;
    case FileAccess::write:
        return reading | changing | making;
    case FileAccess::device:
        return reading | changing;
    case FileAccess::read:
        break;
    }
    return reading;
}

} // namespace

int landlock_abi() {
    constexpr int first_with_moves = 2;
    int abi = static_cast<int>(
        syscall(SYS_landlock_create_ruleset, nullptr, std::size_t{0}, LANDLOCK_CREATE_RULESET_VERSION));
    if (const char* const wanted = std::getenv("LOCKSTEP_LANDLOCK_ABI"); wanted != nullptr) {
        abi = std::min(abi, std::atoi(wanted));
    }
    return abi < first_with_moves ? 0 : abi;
}

LandlockRules::LandlockRules(int abi, SignalReach signals) {
    if (abi == 0) {
        return;
    }
    handled_ = reading | changing | making | never | LANDLOCK_ACCESS_FS_EXECUTE;
    if (abi < first_landlock_with_truncate) {
        handled_ &= ~truncate_right;
    }
    const bool has_scopes = abi >= first_with_scopes;
    const RulesetAttributes attributes{.handled_access_fs = handled_,
                                       .scoped = signals == SignalReach::itself ? all_scopes : 0};
    rules_ =
        static_cast<int>(syscall(SYS_landlock_create_ruleset, &attributes,
                                 has_scopes ? sizeof attributes : sizeof attributes.handled_access_fs, 0U));
}

LandlockRules::~LandlockRules() {
    if (rules_ >= 0) {
        close(rules_);
    }
}

void LandlockRules::allow(const std::filesystem::path& path, FileAccess access) {
    const int file = rules_ < 0 || path.empty() ? -1 : open(path.c_str(), O_PATH | O_CLOEXEC);
    if (file < 0) {
        return;
    }
    struct stat found {};
    const bool is_folder = fstat(file, &found) == 0 && S_ISDIR(found.st_mode);
    const std::uint64_t rights = rights_of(access) & handled_ & (is_folder ? ~std::uint64_t{0} : of_files);
    const landlock_path_beneath_attr rule{.allowed_access = rights, .parent_fd = file};
    syscall(SYS_landlock_add_rule, rules_, LANDLOCK_RULE_PATH_BENEATH, &rule, 0U);
    close(file);
}

bool LandlockRules::enforce() const {
    return rules_ >= 0 && syscall(SYS_landlock_restrict_self, rules_, 0U) == 0;
}

} // namespace lockstep
