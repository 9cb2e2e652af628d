#pragma once

#include "app/worker/live_folder.h"
#include "core/base/result.h"
#include "core/recording/live_log.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <utility>
#include <vector>

namespace lockstep {

/// Hands the parts of logs that nobody keeps from the worker to its client, through files whose memory is used again
/// and again:
///
///     worker   | fill slot 0 | fill slot 1 | waits ......... | fill slot 0 | ...
///     client                 | looks at slot 0 ............ | looks at slot 1 ...
///                                                           ^ a byte: slot 0 has been looked at
///
/// A CPU device writes a part where it lies in its slot. While a kernel runs, whose strays could end anywhere, the other
/// slot, which the client looks at, cannot be written to.
class LiveParts : public LogTaker {
public:
    /// The client has made the folder's pipe.
    explicit LiveParts(std::filesystem::path folder) : folder_(std::move(folder)) {}
    ~LiveParts() override;

    /// In the next slot, as soon as it is free. Errors: cannot_write_file; cancelled, where nobody looks any more.
    Result<PartPlace> place(GroupRange groups, std::uint64_t group_items, std::uint64_t events,
                            std::uint64_t values) override;
    /// Completes its slot, and says so to the client. Errors: as place().
    Status take(const LiveLog& log) override;

private:
    struct Slot {
        int file = -1;
        std::byte* data = nullptr;
        std::uint64_t bytes = 0; ///< of the file, and from `data` on
    };
    Status wait_for_slot(std::uint64_t bytes);
    Status make_room(std::uint64_t bytes);
    [[nodiscard]] Slot& next() { return slots_[handed_on_ % live_folder::slot_count]; }

    const std::filesystem::path folder_;
    std::array<Slot, live_folder::slot_count> slots_;
    std::vector<std::span<std::byte>>
        mapped_; ///< slots, also as they were before they grew: drivers may hold on to them
    int pipe_ = -1;
    bool is_placed_ = false;      ///< the next part has its slot
    std::uint64_t handed_on_ = 0; ///< parts
    std::uint64_t looked_at_ = 0; ///< of these
};

} // namespace lockstep
