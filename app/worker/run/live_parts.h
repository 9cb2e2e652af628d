#pragma once

#include "core/base/result.h"
#include "core/recording/live_log.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// Hands the parts of logs that nobody keeps from the worker to its client, through memory that is used again and again:
///
///     worker   | fill | waits | fill ......... | waits | fill ...
///     client          | reads | analyses ....  | reads | analyses ...
///
/// A CPU device writes a part where it lies in that memory. No kernel runs while the client reads: its strays could end
/// anywhere.
class LiveParts : public LogTaker {
public:
    LiveParts() = default;
    ~LiveParts() override;

    /// In the shared memory. Errors: cannot_write_file.
    Result<PartPlace> place(GroupRange groups, std::uint64_t group_items, std::uint64_t events,
                            std::uint64_t values) override;
    /// Says so to the client, and returns when it has read the part. Errors: as place(); cancelled, where nobody reads.
    Status take(std::size_t launch, const Trace& head, const LogPiece& part) override;

private:
    Status make_room(std::uint64_t bytes);

    std::span<std::byte> memory_;
    std::vector<std::span<std::byte>> mapped_; ///< also as it was before it grew: drivers may hold on to it
    bool is_placed_ = false;                   ///< the next part has its place
};

} // namespace lockstep
