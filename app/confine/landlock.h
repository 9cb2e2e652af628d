#pragma once

#include <cstdint>
#include <filesystem>

namespace lockstep {

/// The actions that a process may perform on a file, or on everything in a folder.
enum class FileAccess : std::uint8_t {
    list,  ///< list folders
    read,  ///< list folders and read files
    run,   ///< list, read, and run programs
    write, ///< list, read, write, create and remove, but not run
    device ///< list, read and write, but not create or remove
};

/// First Landlock version that can refuse truncating a file by its path.
inline constexpr int first_landlock_with_truncate = 3;

/// Returns the Landlock version of this kernel, or a lower version given by LOCKSTEP_LANDLOCK_ABI (for
/// tests); 0 if Landlock is unavailable. Version 1 counts as unavailable: it does not allow moving a file
/// between folders, which PoCL does to fill its cache.
[[nodiscard]] int landlock_abi();

/// The processes to which a confined process may send signals: any process, or only itself and the processes
/// that it starts. Applies only if the Landlock version can restrict signals.
enum class SignalReach : std::uint8_t { anyone, itself };

/// A list of the file accesses that a process is allowed. After enforce(), all other accesses are refused to
/// the process and to the processes that it starts:
///
///     allow(), allow(), ...   ->   enforce()   ->   only what every enforced list allows
///
/// Files that are already open are not affected.
class LandlockRules {
public:
    /// @param abi  the value of landlock_abi(). If it is 0, the rules have no effect.
    explicit LandlockRules(int abi, SignalReach signals = SignalReach::anyone);
    ~LandlockRules();
    LandlockRules(const LandlockRules&) = delete;
    LandlockRules& operator=(const LandlockRules&) = delete;

    /// Allows an access to the path. Has no effect if the path does not exist. Follows symbolic links.
    void allow(const std::filesystem::path& path, FileAccess access);

    /// Enforces the rules on this thread and on threads that it starts later. Requires PR_SET_NO_NEW_PRIVS.
    /// Returns false if the kernel refuses.
    [[nodiscard]] bool enforce() const;

private:
    std::uint64_t handled_ = 0; ///< the access rights that this Landlock version can refuse
    int rules_ = -1;
};

/// Allows the accesses that OpenCL drivers and their compilers need: running system programs and libraries,
/// reading system settings, and reading and writing GPU devices. Also allows drivers and libraries in other
/// folders if the environment or an .icd file names them. Never allows the home folder or a folder above it.
void allow_system(LandlockRules& rules);

} // namespace lockstep
