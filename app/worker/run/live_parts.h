#pragma once

#include "core/base/result.h"
#include "core/recorder/live_log.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// Passes log parts that are not kept from the worker to its client, through memory that is reused for each
/// part:
///
///     worker   | fill | waits | fill ......... | waits | fill ...
///     client          | reads | analyses ....  | reads | analyses ...
///
/// A CPU device writes a part directly into that memory. While the client reads a part, no kernel runs,
/// because an out-of-bounds write of a kernel could change any memory of this process.
class LiveParts : public LogPartReceiver {
public:
    LiveParts() = default;
    ~LiveParts() override;

    /// Returns the shared memory to which the next part is written. Errors: cannot_write_file.
    Result<PartPlace> place(GroupRange groups, std::uint64_t group_items, std::uint64_t events,
                            std::uint64_t values) override;
    /// Announces the part to the client, and waits until the client has read it. Errors: those of place();
    /// cancelled if the client has stopped reading.
    Status take(std::size_t launch, const Trace& head, const LogPiece& part) override;

private:
    Status make_room(std::uint64_t bytes);

    std::span<std::byte> memory_;
    std::vector<std::span<std::byte>> mapped_; ///< all mappings so far, because drivers may still use them
    bool is_placed_ = false;                   ///< whether the next part is already in the shared memory
};

} // namespace lockstep
