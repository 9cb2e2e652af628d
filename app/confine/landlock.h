#pragma once

#include <cstdint>
#include <filesystem>

namespace lockstep {

/// What a process may do with a file, or with all that is below a folder.
enum class FileAccess : std::uint8_t {
    list,  ///< see what is in folders
    read,  ///< and what is in files
    run,   ///< and start as a program
    write, ///< read, change, make and remove, but not start
    device ///< read and write, but not make or remove
};

/// Landlock's version in this kernel, or the lower one that LOCKSTEP_LANDLOCK_ABI asks for (tests use it); 0 if there is
/// none. The first version cannot be used: it forbids to move a file between folders, which is how PoCL keeps what it
/// has built.
[[nodiscard]] int landlock_abi();

/// Whom a confined process may send signals, if Landlock knows of them.
enum class SignalReach : std::uint8_t { anyone, itself }; ///< itself: and what it starts

/// A list of what a process may do with files. All else is refused from enforce() on, to it and to what it starts:
///
///     allow(), allow(), ...   ->   enforce()   ->   only what every enforced list allows
///
/// Files that are open already are not affected.
class LandlockRules {
public:
    /// @param abi  as landlock_abi() returns it; 0: the list does nothing
    explicit LandlockRules(int abi, SignalReach signals = SignalReach::anyone);
    ~LandlockRules();
    LandlockRules(const LandlockRules&) = delete;
    LandlockRules& operator=(const LandlockRules&) = delete;

    /// Does nothing if the path is not there. A link stands for its target.
    void allow(const std::filesystem::path& path, FileAccess access);

    /// For this thread and those that it starts from now on. The process must have given up new privileges. False if the
    /// kernel refuses.
    [[nodiscard]] bool enforce() const;

private:
    std::uint64_t handled_ = 0; ///< the rights that this version knows
    int rules_ = -1;
};

} // namespace lockstep
