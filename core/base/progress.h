#pragma once

#include <cstdint>
#include <functional>

namespace lockstep {

/// The stages (core/README.md) that take noticeable time.
enum class Stage {
    instrument,
    build,
    count,
    write,
    plain,
    time,
    reconstruct,
    analyse,
    simulate,
    save,
    load,
    sweep
};

struct Progress {
    Stage stage{};
    std::uint64_t done = 0;
    std::uint64_t total = 0; ///< 0: unknown
};

/// Called regularly during long work, from any thread. False requests the work to stop; it then returns
/// ErrorCode::cancelled.
using ProgressSink = std::function<bool(const Progress&)>;

} // namespace lockstep
