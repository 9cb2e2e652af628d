#pragma once

#include "core/base/result.h"
#include "core/recorder/live_log.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// Hands the parts of logs that are not kept from the worker to its client, through memory that is reused for
/// each part:
///
///     worker   | fill | waits | fill ......... | waits | fill ...
///     client          | reads | analyses ....  | reads | analyses ...
///
/// A CPU device writes a part directly into that memory. No kernel runs while the client reads: a stray write
/// of it could hit any address.
class LiveParts : public LogTaker {
public:
    LiveParts() = default;
    ~LiveParts() override;

    /// Places a part in the shared memory. Errors: cannot_write_file.
    Result<PartPlace> place(GroupRange groups, std::uint64_t group_items, std::uint64_t events,
                            std::uint64_t values) override;
    /// Announces the part to the client, and returns when it has been read. Errors: as place(); cancelled, if
    /// nobody reads.
    Status take(std::size_t launch, const Trace& head, const LogPiece& part) override;

private:
    Status make_room(std::uint64_t bytes);

    std::span<std::byte> memory_;
    std::vector<std::span<std::byte>> mapped_; ///< all mappings so far: drivers may still use them
    bool is_placed_ = false;                   ///< the next part has been placed
};

} // namespace lockstep
