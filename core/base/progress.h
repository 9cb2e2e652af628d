#pragma once

#include <cstdint>
#include <functional>

namespace lockstep {

/// The stages (see core/README.md) that take noticeable time.
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
    sweep,
    connect, ///< to another machine
    send     ///< the packed run to another machine
};

struct Progress {
    Stage stage{};
    std::uint64_t done = 0;
    std::uint64_t total = 0; ///< 0: unknown
};

/// A callback that receives the progress of long work. It is called regularly, from any thread. If it returns
/// false, the work stops and returns ErrorCode::cancelled.
using ProgressSink = std::function<bool(const Progress&)>;

} // namespace lockstep
