#pragma once

#include "core/base/result.h"
#include "core/recording/live_log.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
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
/// A slot holds events, values, offsets and value offsets, each from a boundary of pages on.
class LiveParts {
public:
    /// All of it lies in that folder, in which the client has made the pipe for its bytes.
    explicit LiveParts(std::filesystem::path folder) : folder_(std::move(folder)) {}
    ~LiveParts();
    LiveParts(const LiveParts&) = delete;
    LiveParts& operator=(const LiveParts&) = delete;

    /// Fills a slot as soon as there is one, and says so. Errors: cannot_write_file; cancelled, where nobody looks any
    /// more.
    Status hand_on(const LiveLog& log);

    static constexpr std::size_t slot_count = 2;
    static constexpr std::uint64_t boundary_bytes = std::uint64_t{1} << 16; ///< any system's page divides it
    [[nodiscard]] static std::filesystem::path slot_path(const std::filesystem::path& folder,
                                                         std::uint64_t slot);
    /// What is known of a launch before it runs: head_to_json() of a recording of this one.
    [[nodiscard]] static std::filesystem::path head_path(const std::filesystem::path& folder,
                                                         std::uint64_t launch);
    [[nodiscard]] static std::filesystem::path pipe_path(const std::filesystem::path& folder);

private:
    Status wait_for_slot(std::uint64_t bytes);
    Status fill(std::size_t slot, const CapturedPart& part);
    Status open_slot(std::size_t slot);

    const std::filesystem::path folder_;
    std::vector<int> slots_ = std::vector<int>(slot_count, -1); ///< open files
    int pipe_ = -1;
    std::uint64_t handed_on_ = 0; ///< parts
    std::uint64_t looked_at_ = 0; ///< of these
};

} // namespace lockstep
