#pragma once

#include <cstdint>
#include <filesystem>

namespace lockstep {

/// What a process may do with a file, or with everything below a folder.
enum class FileAccess : std::uint8_t {
    list,  ///< list folders
    read,  ///< list folders and read files
    run,   ///< list, read, and run programs
    write, ///< list, read, write, create and remove, but not run
    device ///< list, read and write, but not create or remove
};

/// Earlier versions cannot refuse truncating a file by its path.
inline constexpr int first_landlock_with_truncate = 3;

/// The Landlock version of this kernel, or the lower one that LOCKSTEP_LANDLOCK_ABI names (for tests); 0 if
/// there is none. The first version cannot be used: it does not allow moving a file between folders, and PoCL
/// does that to fill its cache.
[[nodiscard]] int landlock_abi();

/// Which processes a confined process may send signals to, if this Landlock version restricts signals.
enum class SignalReach : std::uint8_t { anyone, itself }; ///< itself: including the processes that it starts

/// A list of what a process may do with files. After enforce(), everything else is refused, to the process
/// and to those that it starts:
///
///     allow(), allow(), ...   ->   enforce()   ->   only what every enforced list allows
///
/// Files that are already open are not affected.
class LandlockRules {
public:
    /// @param abi  as landlock_abi() returns it; 0: the list does nothing
    explicit LandlockRules(int abi, SignalReach signals = SignalReach::anyone);
    ~LandlockRules();
    LandlockRules(const LandlockRules&) = delete;
    LandlockRules& operator=(const LandlockRules&) = delete;

    /// Does nothing if the path does not exist. Follows links.
    void allow(const std::filesystem::path& path, FileAccess access);

    /// Applies to this thread and to those that it starts afterwards. Needs PR_SET_NO_NEW_PRIVS. False if the
    /// kernel refuses.
    [[nodiscard]] bool enforce() const;

private:
    std::uint64_t handled_ = 0; ///< the rights that this version can refuse
    int rules_ = -1;
};

/// Allows what OpenCL drivers and their compilers need from the system: running its programs and libraries,
/// reading its settings, reading and writing GPU devices. Also allows drivers and libraries in other folders
/// that the environment or an .icd file names. Never allows the home folder or a folder above it.
void allow_system(LandlockRules& rules);

} // namespace lockstep
